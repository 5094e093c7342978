import { restoreFromFolder } from "./backup/restore-command.ts";
import { resolveArgumentPath } from "./terminal/resolve-argument-path.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run restore -- FOLDER   puts a backup into the empty place that the settings name, of either engine`;

await runProgram(USAGE, ([folder = "", ...more]) => {
  if (folder === "" || folder.startsWith("-") || more.length > 0) return undefined;
  return () => restoreFromFolder(resolveArgumentPath(folder, "restore"));
});
