import { changeBlock, changeRole, makePasskeyCode } from "#app/dashboard/users/users-api.ts";
import type { AdminUser } from "#contract/account/admin-users.ts";
import { PASSKEY_CODE_HOURS } from "#contract/limits.ts";

/** What an administrator is asked to confirm. */
export interface UserChange {
  kind: "promote" | "demote" | "block" | "unblock" | "passkeyCode";
  user: AdminUser;
}

/** Opens the dialog for a change. */
export type AskUserChange = (change: UserChange) => void;

/** The words of each change, with the user's name in them. */
export function userChangeWords({ kind, user: { username } }: UserChange) {
  switch (kind) {
    case "promote":
      return {
        title: `Make ${username} an administrator?`,
        message: "They can change everything in this dashboard. They are signed out and sign in again.",
        button: "Make administrator",
        done: `${username} is an administrator now`,
      };
    case "demote":
      return {
        title: `Take the role from ${username}?`,
        message: "They keep their account and can no longer open this dashboard.",
        button: "Remove role",
        done: `${username} is no longer an administrator`,
      };
    case "block":
      return {
        title: `Block ${username}?`,
        message: "They are signed out everywhere and cannot sign in. What they wrote stays.",
        button: "Block",
        done: `${username} is blocked`,
      };
    case "unblock":
      return {
        title: `Unblock ${username}?`,
        message: "They can sign in again.",
        button: "Unblock",
        done: `${username} is unblocked`,
      };
    case "passkeyCode":
      return {
        title: `Make a passkey code for ${username}?`,
        message: `With it they add a passkey on their profile, where this shop requires one of administrators. It works once, for ${PASSKEY_CODE_HOURS} hours; give it to them in person or by telephone.`,
        button: "Make code",
        done: `The code for ${username} is made`,
      };
  }
}

/** Makes the change; returns the code to show, if one was made. */
export async function sendUserChange(
  { kind, user }: UserChange,
  reason: string,
): Promise<string | undefined> {
  if (kind === "passkeyCode") return (await makePasskeyCode(user._id)).code;
  if (kind === "promote" || kind === "demote") await changeRole(user._id, kind === "promote");
  else await changeBlock(user._id, kind === "block", reason);
  return undefined;
}
