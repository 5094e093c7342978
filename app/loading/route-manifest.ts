/** Paths of files of code. */
interface CodeFiles {
  module: string;
  /** What the module imports. */
  imports?: string[];
}

/** A route in the manifest that React Router puts into each document. */
export interface RouteEntry extends CodeFiles {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

declare global {
  interface Window {
    __reactRouterManifest?: {
      /** What every document loads. */
      entry: CodeFiles;
      routes: Record<string, RouteEntry>;
    };
    /** Of the routes that have been shown. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
