import { resolveArgumentPath } from "./terminal/resolve-argument-path.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run catalogue -- import FILE   adds the outfits of a catalogue file: JSON Lines, or gzip of them
  npm run catalogue -- export FILE   writes all outfits to FILE, compressed if it ends with .gz, and their pictures to FILE-images`;

/** Loaded when they run, so that a mistyped command is answered at once. */
const COMMANDS = new Map([
  ["import", async (path: string) => (await import("./catalogue/import-command.ts")).importFromFile(path)],
  ["export", async (path: string) => (await import("./catalogue/export-command.ts")).exportToFile(path)],
]);

await runProgram(USAGE, ([name = "", file = "", ...more]) => {
  const command = COMMANDS.get(name);
  if (!command || file === "" || more.length > 0) return undefined;
  return () => command(resolveArgumentPath(file, "catalogue"));
});
