import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

/** Files and folders that a build depends on. */
const INPUTS = [
  "app",
  "artwork",
  "contract",
  "cutout",
  "docs/catalogue-file.md",
  "public",
  "server",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "scripts/steps/compress-files.mjs",
  "scripts/steps/node-entries.mjs",
  "scripts/steps/service-worker.mjs",
  "tsconfig.json",
  "vite.config.ts",
];

/** @param {string} name */
const isTest = (name) => /\.test\.tsx?$/.test(name);

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(root, `${path}/${entry.name}`);
    return isTest(entry.name) ? [] : [`${path}/${entry.name}`];
  });
}

/** Hash of the content of all inputs; equal exactly when a build would have the same result. */
export function hashInputs(root = ROOT, inputs = INPUTS) {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap((input) => filesBelow(root, input)).sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
