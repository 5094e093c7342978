import { matchRoutes, type Params, type RouteObject } from "react-router";

/** A route in the manifest that React Router puts into each document. */
interface RouteEntry {
  id: string;
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

/** Ids of screens. */
const fetched = new Set<string>();
/** Paths of files. */
const preloaded = new Set<string>();

const importFile = (path: string) => import(/* @vite-ignore */ path);

function findScreen(pathname: string) {
  const { root: _, ...routes } = window.__reactRouterManifest?.routes ?? {};
  const match = matchRoutes(
    Object.values(routes).map(({ id, path, index }) => ({ id, path, index }) as RouteObject),
    pathname,
  )?.at(-1);
  const route = match && routes[match.route.id as string];
  return route && { ...route, params: match.params };
}

/** Whether the router can show the screen at a path without fetching code. */
export function hasScreenCode(pathname: string): boolean {
  const screen = findScreen(pathname);
  return !screen || fetched.has(screen.id) || screen.id in (window.__reactRouterRouteModules ?? {});
}

const filesOf = ({ module, imports = [], clientLoaderModule }: RouteEntry) => [
  module,
  ...imports,
  ...(clientLoaderModule ? [clientLoaderModule] : []),
];

/**
 * Fetches the code of the screen at a URL, all files side by side. The router must find it fetched: where a file is missing, the router
 * reloads the document, and without a network nothing is left of the page.
 */
export async function fetchScreenCode({ pathname }: URL): Promise<void> {
  const screen = findScreen(pathname);
  if (!screen || hasScreenCode(pathname)) return;
  await Promise.all(filesOf(screen).map(importFile));
  fetched.add(screen.id);
}

/** Asks the browser to fetch the code of the screen at a URL with low priority, without running it. */
export function preloadScreenCode({ pathname }: URL): void {
  const screen = findScreen(pathname);
  if (!screen || hasScreenCode(pathname)) return;
  for (const href of filesOf(screen)) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }));
  }
}

/** The same for a screen that is about to be shown: its data is fetched meanwhile. */
export async function fetchScreen(url: URL): Promise<void> {
  const { clientLoaderModule, params = {} } = findScreen(url.pathname) ?? {};
  const startQueries = async () => {
    if (!clientLoaderModule) return;
    const { clientLoader }: ClientLoaderModule = await importFile(clientLoaderModule);
    await clientLoader?.({ request: new Request(url), params });
  };
  await Promise.all([fetchScreenCode(url), startQueries()]);
}

/** Whether the server no longer has the code of a screen, because another build has been deployed. */
export async function isScreenCodeGone({ pathname }: URL): Promise<boolean> {
  const { module = "" } = findScreen(pathname) ?? {};
  const response = await fetch(module, { method: "HEAD" }).catch(() => undefined);
  return response?.status === 404;
}
