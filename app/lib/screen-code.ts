import { matchRoutes, type Params, type RouteObject } from "react-router";

/** A route in the manifest that React Router puts into each document. */
interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  clientLoaderModule?: string;
  /** What the module imports. */
  imports?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
    /** Of the routes that have been shown. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

interface ClientLoaderModule {
  clientLoader?: (args: { request: Request; params: Params }) => unknown;
}

/** Ids of routes. */
const fetched = new Set<string>();

const importFile = (path: string) => import(/* @vite-ignore */ path);

function childRoutes(entries: readonly RouteEntry[], parent?: string): RouteObject[] {
  return entries
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => {
      const own = index ? { index } : { children: childRoutes(entries, id) };
      return { id, path, ...own } as RouteObject;
    });
}

let tree: RouteObject[] | undefined;

/** The routes of the screen at a path, layouts first, and the path's parameters. */
function findScreen(pathname: string): { routes: RouteEntry[]; params: Params } {
  const routes = window.__reactRouterManifest?.routes ?? {};
  tree ??= childRoutes(Object.values(routes));
  const matches = matchRoutes(tree, pathname) ?? [];
  return {
    routes: matches.flatMap(({ route: { id = "" } }) => routes[id] ?? []),
    params: matches.at(-1)?.params ?? {},
  };
}

const isFetched = ({ id }: RouteEntry) => fetched.has(id) || id in (window.__reactRouterRouteModules ?? {});

const missingRoutes = (pathname: string) => findScreen(pathname).routes.filter((route) => !isFetched(route));

/** Whether the router can show the screen at a path without fetching code. */
export function hasScreenCode(pathname: string): boolean {
  return missingRoutes(pathname).length === 0;
}

const filesOf = ({ module, imports = [], clientLoaderModule }: RouteEntry) => [
  module,
  ...imports,
  ...(clientLoaderModule ? [clientLoaderModule] : []),
];

/** The paths of the files that the screen at a path needs and that have not been fetched. */
export const missingFiles = (pathname: string) => missingRoutes(pathname).flatMap(filesOf);

/**
 * Fetches the code of the screen at a URL, all files side by side. The router must find it fetched: where a file is missing, the router
 * reloads the document, and without a network nothing is left of the page.
 */
export async function fetchScreenCode({ pathname }: URL): Promise<void> {
  const missing = missingRoutes(pathname);
  await Promise.all(missing.flatMap(filesOf).map(importFile));
  for (const { id } of missing) fetched.add(id);
}

/** Fetches the code of a screen that is about to be shown; its data is fetched meanwhile. */
export async function fetchScreen(url: URL): Promise<void> {
  const { routes, params } = findScreen(url.pathname);
  const clientLoaderModule = routes.at(-1)?.clientLoaderModule;
  const startQueries = async () => {
    if (!clientLoaderModule) return;
    const { clientLoader }: ClientLoaderModule = await importFile(clientLoaderModule);
    await clientLoader?.({ request: new Request(url), params });
  };
  await Promise.all([fetchScreenCode(url), startQueries()]);
}

/** Whether the server no longer has the code of a screen, because another build has been deployed. */
export async function isScreenCodeGone({ pathname }: URL): Promise<boolean> {
  const { module = "" } = findScreen(pathname).routes.at(-1) ?? {};
  const response = await fetch(module, { method: "HEAD" }).catch(() => undefined);
  return response?.status === 404;
}
