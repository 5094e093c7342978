import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build.mjs";
import { installIfStale } from "./install.mjs";
import { nodeEntry } from "./node-entries.mjs";
import { requireSupportedNode } from "./node-version.mjs";

/**
 * Installs and builds what is stale, then runs the built program in this process, so that signals, standard input and the exit code
 * belong to the program. The server starts while the site is still being built: it opens and seeds its database meanwhile, then awaits the
 * site (server/process/serve.ts).
 */
export async function runBuiltProgram(name, args) {
  requireSupportedNode();
  await installIfStale();
  if (name !== "main") {
    await buildIfStale();
    return runProgram(name, args);
  }
  let onPrograms;
  const programsBuilt = new Promise((resolve) => {
    onPrograms = resolve;
  });
  const siteBuild = buildIfStale({ onPrograms });
  globalThis[Symbol.for("ensemble.siteBuild")] = siteBuild;
  await Promise.race([programsBuilt, siteBuild]);
  await Promise.all([siteBuild, runProgram(name, args)]);
}

async function runProgram(name, args) {
  process.env.NODE_ENV ??= "production";
  process.setSourceMapsEnabled(true);
  const program = nodeEntry(name);
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(pathToFileURL(program).href);
}
