import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build.mjs";
import { installIfStale } from "./install.mjs";
import { nodeEntry } from "./node-entries.mjs";
import { requireSupportedNode } from "./node-version.mjs";

/**
 * Installs and builds what is stale, then runs the built program in this process, so that signals, standard
 * input and the exit code belong to the program.
 * @param {string} name
 * @param {readonly string[]} args
 */
export async function runBuiltProgram(name, args) {
  requireSupportedNode();
  await installIfStale();
  await buildIfStale();
  process.env.NODE_ENV ??= "production";
  process.setSourceMapsEnabled(true);
  const program = nodeEntry(name);
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(pathToFileURL(program).href);
}
