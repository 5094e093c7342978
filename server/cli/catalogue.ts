import { exportToFile } from "./catalogue/export-command.ts";
import { importFromFile } from "./catalogue/import-command.ts";
import { endWith } from "./terminal/end-with.ts";
import { typedPath } from "./terminal/typed-path.ts";

const USAGE = `Usage:
  npm run catalogue -- import FILE   adds the outfits of a catalogue file: JSON Lines, or gzip of them
  npm run catalogue -- export FILE   writes all outfits to FILE, packed if it ends with .gz, and their pictures to FILE-images`;
const EXIT_USAGE = 2;

const COMMANDS = new Map([
  ["import", importFromFile],
  ["export", exportToFile],
]);

await endWith(() => run(process.argv.slice(2)));

/** The exit code of the words given. */
async function run(words: readonly string[]): Promise<number> {
  if (words[0] === "--help" || words[0] === "-h") {
    console.log(USAGE);
    return 0;
  }
  const [name = "", file, ...more] = words;
  const command = COMMANDS.get(name);
  if (!command || file === undefined || file === "" || more.length > 0) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  return command(typedPath(file, "catalogue"));
}
