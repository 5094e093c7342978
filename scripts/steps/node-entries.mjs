import { existsSync } from "node:fs";
import { inRoot } from "./root.mjs";

/** The programs that run in Node, by their names in build/node. */
export const NODE_ENTRIES = {
  main: "server/main.ts",
  admin: "server/cli/admin.ts",
  backup: "server/cli/backup.ts",
  catalogue: "server/cli/catalogue.ts",
  restore: "server/cli/restore.ts",
};

/** Worker threads and processes of the programs, bundled beside them. */
const WORKERS = {
  "picture-worker": "server/modules/studio/processes/picture-worker.ts",
  "database-worker": "server/db/engines/embedded/database-worker.ts",
  "reader-worker": "server/readers/reader-worker.ts",
};

/** @param {string} name */
export const nodeEntry = (name) => inRoot("build/node", `${name}.js`);

/**
 * Bundles the project's own code, so that a start reads a few files instead of hundreds; packages
 * stay in node_modules.
 */
export async function bundleNodeEntries(outdir = inRoot("build/node")) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: inRoot(),
    entryPoints: Object.fromEntries(
      Object.entries({ ...NODE_ENTRIES, ...WORKERS }).map(([name, source]) => [name, inRoot(source)]),
    ),
    outdir,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    splitting: true,
    sourcemap: true,
    logLevel: "warning",
  });
}

export const isBundled = () => Object.keys(NODE_ENTRIES).every((name) => existsSync(nodeEntry(name)));
