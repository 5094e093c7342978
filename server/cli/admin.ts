import { grant, list, revoke } from "./admin/admin-commands.ts";
import { endWith } from "./terminal/end-with.ts";

const USAGE = `Usage:
  npm run admin -- grant EMAIL    makes the user with this e-mail an administrator
  npm run admin -- revoke EMAIL   makes an administrator a normal user again
  npm run admin -- list           lists the administrators`;
const EXIT_USAGE = 2;

const COMMANDS_WITH_EMAIL = new Map([
  ["grant", grant],
  ["revoke", revoke],
]);

await endWith(() => run(process.argv.slice(2)));

/** The exit code of the words given. */
async function run(words: readonly string[]): Promise<number> {
  const [name = "", email = "", ...more] = words;
  if (name === "--help" || name === "-h") {
    console.log(USAGE);
    return 0;
  }
  if (name === "list" && words.length === 1) return list();
  const command = COMMANDS_WITH_EMAIL.get(name);
  if (!command || email.trim() === "" || more.length > 0) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  return command(email.trim().toLowerCase());
}
