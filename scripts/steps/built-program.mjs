import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build.mjs";
import { installIfStale } from "./install.mjs";
import { nodeEntry } from "./node-entries.mjs";
import { requireSupportedNode } from "./node-version.mjs";

/**
 * Installs and builds what is stale, then becomes the built program: the same process, so that signals, standard input
 * and the exit code are the program's own.
 */
export async function becomeBuiltProgram(name, args) {
  requireSupportedNode();
  await installIfStale();
  await buildIfStale();
  process.env.NODE_ENV ??= "production";
  process.setSourceMapsEnabled(true);
  const program = nodeEntry(name);
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(pathToFileURL(program).href);
}
