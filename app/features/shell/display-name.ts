import type { User } from "#contract/user.ts";

/** How the header names somebody: the username, or the part of the e-mail before the at-sign (spec section 2, "Header"). */
export function displayName({ username, email }: Pick<User, "username" | "email">): string {
  return username || (email.split("@")[0] ?? "");
}
