import { grant, list, passkey, revoke } from "./admin/admin-commands.ts";
import { runProgram } from "./terminal/run-program.ts";

const USAGE = `Usage:
  npm run admin -- grant EMAIL    makes the user with this email an administrator
  npm run admin -- revoke EMAIL   makes an administrator a normal user again
  npm run admin -- passkey EMAIL  prints the one-time code with which an administrator adds a passkey
  npm run admin -- list           lists the administrators`;

const COMMANDS_WITH_EMAIL = new Map([
  ["grant", grant],
  ["revoke", revoke],
  ["passkey", passkey],
]);

await runProgram(USAGE, (words) => {
  const [name = "", email = "", ...more] = words;
  if (name === "list" && words.length === 1) return list;
  const command = COMMANDS_WITH_EMAIL.get(name);
  if (!command || email.trim() === "" || more.length > 0) return undefined;
  return () => command(email.trim().toLowerCase());
});
