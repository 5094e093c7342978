import { backUpToFolder } from "./backup/backup-command.ts";
import { resolveArgumentPath } from "./terminal/resolve-argument-path.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run backup -- FOLDER                      backs up the database and the pictures to a new folder
  npm run backup -- FOLDER --without-pictures   backs up the database only, for shops whose pictures have a backup of their own`;
const WITHOUT_PICTURES = "--without-pictures";

await runProgram(USAGE, (words) => {
  const [folder = "", ...more] = words.filter((word) => word !== WITHOUT_PICTURES);
  if (folder === "" || folder.startsWith("-") || more.length > 0) return undefined;
  return () => backUpToFolder(resolveArgumentPath(folder, "backup"), !words.includes(WITHOUT_PICTURES));
});
