import { matchRoutes, type RouteObject } from "react-router";
import { fetchCode } from "#app/loading/fetch-code.ts";
import type { RouteEntry } from "#app/loading/route-manifest.ts";

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

/** The routes of the screen at a path, layouts first. */
function routesOf(pathname: string): RouteEntry[] {
  const routes = window.__reactRouterManifest?.routes ?? {};
  return (matchRoutes(childRoutes(Object.values(routes)), pathname) ?? []).flatMap(
    ({ route: { id = "" } }) => routes[id] ?? [],
  );
}

const isFetched = ({ id }: RouteEntry) => fetched.has(id) || id in (window.__reactRouterRouteModules ?? {});

const missingRoutes = (pathname: string) => routesOf(pathname).filter((route) => !isFetched(route));

/** Whether the router can show the screen at a path without fetching code. */
export function hasScreenCode(pathname: string): boolean {
  return missingRoutes(pathname).length === 0;
}

const filesOf = ({ module, imports = [] }: RouteEntry) => [module, ...imports];

/** The paths of the files that the screen at a path needs and that have not been fetched. */
export const missingFiles = (pathname: string) => missingRoutes(pathname).flatMap(filesOf);

/**
 * Fetches the code of the screen at a URL, all files side by side. The router must find it fetched: where a
 * file is missing, the router reloads the document, and without a network nothing is left of the page.
 */
export async function fetchScreenCode({ pathname }: URL): Promise<void> {
  const missing = missingRoutes(pathname);
  const files = missing.flatMap(filesOf);
  await fetchCode(files);
  await Promise.all(files.map(importFile));
  for (const { id } of missing) fetched.add(id);
}

/** Whether the server no longer has the code of a screen, because another build has been deployed. */
export async function isScreenCodeGone({ pathname }: URL): Promise<boolean> {
  const { module = "" } = routesOf(pathname).at(-1) ?? {};
  const response = await fetch(module, { method: "HEAD" }).catch(() => undefined);
  return response?.status === 404;
}
