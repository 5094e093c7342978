import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";
import { projectRoot } from "#server/config/project-root.ts";
import { bundleNodeEntries } from "../../scripts/steps/node-entries.mjs";

/** Inside the project, because the bundles import its packages. */
const FOLDER = join(projectRoot, "node_modules/.cache", `ensemble-programs-${process.pid}`);

export interface Finished {
  code: number | null;
  out: string;
  errors: string;
}

/**
 * Bundles the programs of the command line as a build does, because the sources take four times as long to
 * start. Returns a function that runs one as an operator does. Call it at the top of the file.
 */
export function builtPrograms() {
  beforeAll(() => bundleNodeEntries(FOLDER));
  afterAll(() => rm(FOLDER, { recursive: true, force: true }));

  return async (
    name: string,
    words: readonly string[],
    env: Record<string, string | undefined>,
  ): Promise<Finished> => {
    const child = spawn(process.execPath, [join(FOLDER, `${name}.js`), ...words], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { out, errors, code };
  };
}
