import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const FOLDERS = ["app", "artwork", "bench", "contract", "cutout", "scripts", "server", "tests"];
const TEST_FILE = /\.test\.tsx?$/;
/** Subpath and relative imports. */
const OWN_IMPORT = /(?:from|import)\s*\(?\s*"(#|\.{1,2}\/)([^"]+)"/g;
const SERVICE_SETTING = /TEST_(?:DATABASE|REDIS|S3)_URL/;

/**
 * The test files that depend on the test services (PostgreSQL, Redis, a bucket), relative to the root: those
 * that name one of the services' settings, or import a file that does, directly or indirectly.
 */
export function serviceTests(root: string): string[] {
  const sources = new Map<string, string>();
  const sourceOf = (file: string): string => {
    const source = sources.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
    sources.set(file, source);
    return source;
  };
  const importsOf = (file: string): string[] =>
    [...sourceOf(file).matchAll(OWN_IMPORT)].map(([, from = "", path = ""]) =>
      from === "#" ? join(root, path) : resolve(dirname(file), from + path),
    );
  const reaches = (test: string): boolean => {
    // The iteration includes files that are added to the set during it.
    const files = new Set([test]);
    for (const file of files) {
      if (SERVICE_SETTING.test(sourceOf(file))) return true;
      for (const imported of importsOf(file)) files.add(imported);
    }
    return false;
  };
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => TEST_FILE.test(file))
      .map((file) => join(folder, file))
      .filter((file) => reaches(join(root, file))),
  ).sort();
}
