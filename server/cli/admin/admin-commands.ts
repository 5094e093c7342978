import { PASSKEY_CODE_HOURS } from "#contract/limits.ts";
import { formatCount, stripControlCharacters } from "#server/cli/terminal/format-text.ts";
import {
  listAdministrators,
  passkeyCodeFor,
  type RoleOutcome,
  setAdministrator,
} from "#server/modules/accounts/administrators.ts";
import { withDatabase } from "../terminal/open-shop.ts";

/** Makes the user with this e-mail an administrator; returns the exit code. */
export async function grant(email: string): Promise<number> {
  return report(await withDatabase((database) => setAdministrator(database, email, true)), {
    changed: `${email} is an administrator now.`,
    unchanged: `${email} is an administrator already.`,
    "unknown user": `There is no account with the email ${email}: sign up with it first.`,
    blocked: `${email} is blocked: unblock the account on the dashboard first.`,
  });
}

/** Makes an administrator a normal user again; returns the exit code. */
export async function revoke(email: string): Promise<number> {
  return report(await withDatabase((database) => setAdministrator(database, email, false)), {
    changed: `${email} is no longer an administrator.`,
    unchanged: `${email} is not an administrator.`,
    "unknown user": `There is no account with the email ${email}.`,
    "last administrator": `${email} is the last administrator: grant another user the role first.`,
  });
}

/** Prints the one-time code with which an administrator adds a passkey; returns the exit code. */
export async function passkey(email: string): Promise<number> {
  const outcome = await withDatabase((database) => passkeyCodeFor(database, email));
  if (typeof outcome === "string") {
    const reason =
      outcome === "unknown user" ? "There is no account with the email" : "No administrator has the email";
    console.error(stripControlCharacters(`${reason} ${email}.`));
    return 1;
  }
  console.log(`${outcome.code}`);
  console.log(
    `This code works once, for ${PASSKEY_CODE_HOURS} hours: sign in with the password, and add a passkey on the profile with it.`,
  );
  return 0;
}

export async function list(): Promise<number> {
  const administrators = await withDatabase(listAdministrators);
  console.log(
    `${formatCount(administrators.length, "administrator")}${administrators.length > 0 ? ":" : "."}`,
  );
  for (const { email, username } of administrators)
    console.log(stripControlCharacters(`  ${email} (${username})`));
  return 0;
}

function report(outcome: RoleOutcome, sentences: Partial<Record<RoleOutcome, string>>): number {
  const sentence = stripControlCharacters(sentences[outcome] ?? outcome);
  if (outcome === "changed" || outcome === "unchanged") {
    console.log(sentence);
    return 0;
  }
  console.error(sentence);
  return 1;
}
