import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import ROUTES from "#app/routes.ts";

/** The paths of all screens, with an unknown id where one has an id, and of one that is not there. */
export const screenPaths = (): string[] => [...new Set(pathsOf(ROUTES, ""))];

function pathsOf(routes: readonly RouteConfigEntry[], parent: string): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const name = path?.replace("*", "no/such/page").replace(/:\w+\??/, randomUUID());
    const own = name ? `${parent}/${name}` : parent;
    return [own || "/", ...pathsOf(children, own)];
  });
}
