import { useEffect } from "react";
import { createPath, matchRoutes, type RouteObject, useBlocker, useNavigate } from "react-router";
import { loadCode } from "#app/loading/load-code.ts";
import * as messages from "#app/loading/messages.ts";
import { replaceEntry } from "#app/ui/overlay-history.ts";
import { clearPageMessage, showPageMessage, withProgress } from "#app/ui/page-status.tsx";

/*
 * The router reloads the document when the code of a screen is missing, which offline replaces the page by
 * the browser's error. So each navigation waits until that code has been imported.
 */

/** A route in the manifest that React Router puts into each document. */
interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  /** Path of its code. */
  module: string;
  /** Paths of the files that the module imports. */
  imports?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
    /** The modules of routes that have been shown. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

const importedRouteIds = new Set<string>();

function childRoutes(entries: readonly RouteEntry[], parent?: string): RouteObject[] {
  return entries
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => {
      const own = index ? { index } : { children: childRoutes(entries, id) };
      return { id, path, ...own } as RouteObject;
    });
}

/** The routes of the screen at a path whose code is missing, layouts first. */
function missingRoutes(pathname: string): RouteEntry[] {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const shown = window.__reactRouterRouteModules ?? {};
  return (matchRoutes(childRoutes(Object.values(routes)), pathname) ?? [])
    .flatMap(({ route: { id = "" } }) => routes[id] ?? [])
    .filter(({ id }) => !importedRouteIds.has(id) && !(id in shown));
}

const filesOf = ({ module, imports = [] }: RouteEntry) => [module, ...imports];

/** The paths of the files that the screen at a path needs and that have not been imported. */
export const missingFiles = (pathname: string) => missingRoutes(pathname).flatMap(filesOf);

async function importScreen(pathname: string): Promise<void> {
  const missing = missingRoutes(pathname);
  await Promise.all(missing.flatMap(filesOf).map((path) => import(/* @vite-ignore */ path)));
  for (const { id } of missing) importedRouteIds.add(id);
}

interface Preparation {
  url: URL;
  /** Aborted when another navigation begins. */
  signal: AbortSignal;
  /** The router can show the screen now. */
  onReady: () => void;
  /** Loads the URL as a document. */
  openDocument: (url: URL) => void;
}

/**
 * Imports the code of the screen at a URL. If it fails, the page says so and offers to try again. Where the
 * files themselves can be fetched, or another build has taken their place, the URL is loaded as a document:
 * browsers from before August 2026 keep a failed `import()` until the page is left.
 */
async function prepareScreen(preparation: Preparation): Promise<void> {
  const { url, signal, onReady, openDocument } = preparation;
  clearPageMessage();
  try {
    await withProgress(loadCode(() => importScreen(url.pathname), { failureText: messages.screenFailed }));
  } catch (error) {
    const opensAsDocument = await withProgress(canFetch(missingFiles(url.pathname)));
    if (signal.aborted) return;
    if (opensAsDocument) return openDocument(url);
    const retry = () => void prepareScreen(preparation);
    return showPageMessage((error as Error).message, {
      action: { label: messages.tryAgain, onClick: retry },
    });
  }
  if (!signal.aborted) onReady();
}

/** Whether the server responds completely for each file in time, also with 404. */
function canFetch(files: string[]): Promise<boolean> {
  const fetchAll = () => Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  return loadCode(fetchAll).then(
    () => true,
    () => false,
  );
}

/** Asks before a navigation loses unsaved input: `leave` continues the navigation, `stay` cancels it. */
type AskToLeave = (leave: () => void, stay: () => void) => void;

/**
 * Those of screens and dialogs with unsaved input, the innermost last. The router allows one blocker, that of
 * ScreenLoader, which calls the last one.
 */
export const leaveGuards: AskToLeave[] = [];

/**
 * Holds a navigation back until the code of its screen is there; if it cannot be loaded, the page stays as it
 * is. A screen with unsaved input is asked first. Rendered once, in the root.
 */
export function ScreenLoader() {
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      (leaveGuards.length > 0 && historyAction !== "REPLACE") ||
      missingRoutes(nextLocation.pathname).length > 0,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const controller = new AbortController();
    const load = () =>
      void prepareScreen({
        url: new URL(createPath(blocker.location), location.origin),
        signal: controller.signal,
        onReady: blocker.proceed,
        openDocument: (url) => location.assign(url),
      });
    const ask = leaveGuards.at(-1);
    if (ask) ask(load, blocker.reset);
    else load();
    return () => controller.abort();
  }, [blocker]);
  return null;
}

/**
 * Redirects once the code of the target is loaded. The router's own redirects are not blocked during
 * hydration.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Back must not lead to the screen that redirects, whose dialog may just have closed.
    const replaceBy = (open: () => void) => replaceEntry(() => !signal.aborted && open());
    void prepareScreen({
      url: new URL(to, location.origin),
      signal,
      onReady: () => replaceBy(() => void navigate(to, { replace: true })),
      openDocument: (url) => replaceBy(() => location.replace(url)),
    });
    return () => controller.abort();
  }, [navigate, to]);
  return null;
}
