import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LUCIDE_ICON = fileURLToPath(new URL("../app/ui/lucide-icon.tsx", import.meta.url));

/** The module of React Router's production build that holds the router. */
const ROUTER_MODULE = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Changes to that module after which the bundler can leave out what this site does not
 * use (docs/decisions/0015-how-code-arrives.md).
 */
const ROUTER_CHANGES: readonly [pattern: RegExp, replacement: string][] = [
  // Names for development tools, which keep unused components in the bundle.
  [/^\w+\.displayName = "\w+";$/gm, ""],
  // Calls without side effects that are not marked as such.
  [/ = (?=\w+\.(?:forwardRef|createContext)\()/g, " = /* @__PURE__ */ "],
  // Constant on this site: all routes are known from the start (react-router.config.ts), there are no server
  // components, no instrumentation, and the root has an error boundary and a layout of its own.
  [/!isFogOfWarEnabled\([^)]*\)/g, "true"],
  [/= useIsRSCRouterContext\(\);/g, "= false;"],
  [/\bif \(this\.context\b/g, "if (false"],
  [/\bif \(init\.instrumentations\)/g, "if (false)"],
  [/\brenderScripts \? /g, "false ? "],
  // Neither actions nor fetchers: forms call the API, or the browser submits them. Routes are not replaced
  // while the site runs.
  [/(?<!function )\bisMutationMethod\([\w.]+\)/g, "false"],
  [/!opts \|\| !isSubmissionNavigation\(opts\)/g, "true"],
  [/^ {4}(?:fetch: fetch2|getFetcher|resetFetcher|_internalSetRoutes),$/gm, ""],
];

function changeRouter(code: string): string {
  return ROUTER_CHANGES.reduce((changed, [pattern, replacement]) => {
    const next = changed.replace(pattern, replacement);
    // A new version of the package may read otherwise; the first load would grow unnoticed.
    if (next === changed) throw new Error(`React Router's code no longer contains ${pattern}`);
    return next;
  }, code);
}

/**
 * Takes React Router's production build, which its package contains but does not export, and the site's
 * own icon component.
 */
export const smallerPackages: Plugin = {
  name: "smaller-packages",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (source === "./Icon.mjs" && importer?.includes("/lucide-react/")) return LUCIDE_ICON;
    if (source !== "react-router" && source !== "react-router/dom") return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
  },
  transform(code, id) {
    return ROUTER_MODULE.test(id) && code.includes("function createRouter(")
      ? { code: changeRouter(code), map: null }
      : undefined;
  },
};
