import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FETCH_CODE = fileURLToPath(new URL("../app/loading/fetch-code.ts", import.meta.url));
/** Of the function that Vite wraps each `import()` in. */
const VITE_HELPER = "\0vite/preload-helper.js";

let isUsed = false;

/**
 * Replaces Vite's function, which preloads the files of an `import()` as modules
 * (docs/decisions/0015-how-code-arrives.md).
 */
export const fetchedImports: Plugin = {
  name: "fetched-imports",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  load(id) {
    if (id !== VITE_HELPER) return undefined;
    isUsed = true;
    return `export { importFetched as __vitePreload } from ${JSON.stringify(FETCH_CODE)};`;
  },
  // A new version of Vite may name it otherwise; imports would fail for good on a bad line, unnoticed.
  buildEnd(error) {
    if (!error && !isUsed) throw new Error(`Vite no longer loads ${VITE_HELPER.slice(1)}.`);
  },
};
