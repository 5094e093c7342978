import type { User } from "#contract/account/account.ts";

/** The user's name in the header: the username, or the part of the e-mail address before the at sign. */
export function displayName({ username, email }: Pick<User, "username" | "email">): string {
  return username || (email.split("@")[0] ?? "");
}
