import { restoreFromFolder } from "./backup/restore-command.ts";
import { endWith } from "./terminal/end-with.ts";
import { typedPath } from "./terminal/typed-path.ts";

const USAGE = `Usage:
  npm run restore -- FOLDER   puts a backup into the empty place that the settings name, of either engine`;
const EXIT_USAGE = 2;

await endWith(async () => {
  const [folder = "", ...more] = process.argv.slice(2);
  if (folder === "--help" || folder === "-h") {
    console.log(USAGE);
    return 0;
  }
  if (folder === "" || folder.startsWith("-") || more.length > 0) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  return restoreFromFolder(typedPath(folder, "restore"));
});
