import { resolveArgumentPath } from "./terminal/resolve-argument-path.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run catalogue -- import FILE [--any-path]   adds the outfits of a catalogue file, and changes those that the shop has: CSV, XLSX, JSON Lines or a JSON list, also in gzip or a ZIP; pictures come from its ZIP, or its folder and below, with --any-path from anywhere
  npm run catalogue -- export FILE   writes all outfits to FILE, compressed if it ends with .gz, and their pictures to FILE-images`;

const ANY_PATH = "--any-path";

/** Loaded when they run, so that a mistyped command is answered at once. */
const importFile = async (path: string, anyPath: boolean) =>
  (await import("./catalogue/import-command.ts")).importFromFile(path, anyPath);
const exportFile = async (path: string) => (await import("./catalogue/export-command.ts")).exportToFile(path);

await runProgram(USAGE, (args) => {
  const anyPath = args.includes(ANY_PATH);
  const [name, file = "", ...more] = args.filter((arg) => arg !== ANY_PATH);
  if (file === "" || more.length > 0) return undefined;
  const path = resolveArgumentPath(file, "catalogue");
  if (name === "import") return () => importFile(path, anyPath);
  return name === "export" && !anyPath ? () => exportFile(path) : undefined;
});
