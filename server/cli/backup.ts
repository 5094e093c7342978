import { backUpToFolder } from "./backup/backup-command.ts";
import { resolveArgumentPath } from "./terminal/resolve-argument-path.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run backup -- FOLDER                      saves the whole shop, pictures included, in a new folder
  npm run backup -- FOLDER --without-pictures   saves the database alone, where the pictures are saved in another way`;
const WITHOUT_PICTURES = "--without-pictures";

await runProgram(USAGE, (words) => {
  const [folder = "", ...more] = words.filter((word) => word !== WITHOUT_PICTURES);
  if (folder === "" || folder.startsWith("-") || more.length > 0) return undefined;
  return () => backUpToFolder(resolveArgumentPath(folder, "backup"), !words.includes(WITHOUT_PICTURES));
});
