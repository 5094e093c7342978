import { exportToFile } from "./catalogue/export-command.ts";
import { importFromFile } from "./catalogue/import-command.ts";
import { resolveArgumentPath } from "./terminal/resolve-argument-path.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run catalogue -- import FILE   adds the outfits of a catalogue file: JSON Lines, or gzip of them
  npm run catalogue -- export FILE   writes all outfits to FILE, compressed if it ends with .gz, and their pictures to FILE-images`;

const COMMANDS = new Map([
  ["import", importFromFile],
  ["export", exportToFile],
]);

await runProgram(USAGE, ([name = "", file = "", ...more]) => {
  const command = COMMANDS.get(name);
  if (!command || file === "" || more.length > 0) return undefined;
  return () => command(resolveArgumentPath(file, "catalogue"));
});
