import { restoreFromFolder } from "./backup/restore-command.ts";
import { resolveArgumentPath } from "./terminal/resolve-argument-path.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run restore -- FOLDER   restores a backup into the configured database, which must be empty`;

await runProgram(USAGE, ([folder = "", ...more]) => {
  if (folder === "" || folder.startsWith("-") || more.length > 0) return undefined;
  return () => restoreFromFolder(resolveArgumentPath(folder, "restore"));
});
