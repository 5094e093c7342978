import { backUpToFolder } from "./backup/backup-command.ts";
import { endWith } from "./terminal/end-with.ts";
import { typedPath } from "./terminal/typed-path.ts";

const USAGE = `Usage:
  npm run backup -- FOLDER                      saves the whole shop, pictures included, in a new folder
  npm run backup -- FOLDER --without-pictures   saves the database alone, where the pictures are saved in another way`;
const EXIT_USAGE = 2;
const WITHOUT_PICTURES = "--without-pictures";

await endWith(async () => {
  const words = process.argv.slice(2);
  const [folder = "", ...more] = words.filter((word) => word !== WITHOUT_PICTURES);
  if (folder === "--help" || folder === "-h") {
    console.log(USAGE);
    return 0;
  }
  if (folder === "" || folder.startsWith("-") || more.length > 0) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  return backUpToFolder(typedPath(folder, "backup"), !words.includes(WITHOUT_PICTURES));
});
