import type { SecurityEventKind } from "#contract/account/security-events.ts";

/** What the profile calls a security event; alarming ones are marked. */
export const ACTIVITY: Record<SecurityEventKind, { text: string; isAlarming?: boolean }> = {
  "signed-in": { text: "Signed in" },
  "signed-in-on-new-device": { text: "Signed in on a new device", isAlarming: true },
  "sign-in-failed": { text: "Tried to sign in with a wrong password", isAlarming: true },
  "signed-out-elsewhere": { text: "Signed out other devices" },
  "password-reset-requested": { text: "Asked for a new password" },
  "password-changed": { text: "Changed the password" },
  "email-change-asked": { text: "Asked for a change of the email address" },
  "email-change-cancelled": { text: "Cancelled a change of the email address" },
  "email-changed": { text: "Changed the email address" },
  "email-change-undone": { text: "Undid a change of the account" },
  "identity-linked": { text: "Linked a sign-in of another site", isAlarming: true },
  "identity-unlinked": { text: "Unlinked a sign-in of another site" },
  "passkey-added": { text: "Added a passkey" },
  "passkey-removed": { text: "Removed a passkey" },
};
