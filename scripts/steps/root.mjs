import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, independent of the working directory. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** @param {string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);
