import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, wherever a script was called from. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

export const inRoot = (...parts) => join(ROOT, ...parts);
