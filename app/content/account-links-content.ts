/**
 * Copy of the pages for a forgotten password and behind the links in account e-mails, for the shop's owner to
 * replace. The middle part of a title is set in italics.
 */

export const FORGOT = {
  eyebrow: "Your account",
  title: ["Forgot your ", "password"],
  lead: "It happens to the best dressed. Tell us the address of your account, and we will send you a link to choose a new one.",
  button: "Send the Link",
  sent: {
    title: ["Check your ", "inbox"],
    lead: "If there is an account with this address, a link is on its way to it. It works for 30 minutes.",
    hint: "Nothing there after a few minutes? Have a look in the spam folder, or check the address.",
    again: "Use Another Address",
  },
} as const;

export const RESET = {
  eyebrow: "Your account",
  title: ["A fresh ", "start"],
  lead: "Choose a new password. It signs you out on all devices, so that only you are in.",
  button: "Set New Password",
  done: {
    title: ["You're ", "all set"],
    lead: "Your new password works from now on. All other devices are signed out.",
    button: "Sign In",
  },
} as const;

export const CONFIRM_EMAIL = {
  eyebrow: "Your account",
  prompt: {
    title: ["Is it ", "you", "?"],
    text: "One press, and your email address is confirmed.",
    button: "Confirm My Address",
  },
  done: {
    title: ["That's ", "you", "!"],
    text: "Thank you: your email address is confirmed. If you ever forget your password, we can help you back in.",
  },
} as const;

export const UNDO_EMAIL = {
  eyebrow: "Your account",
  prompt: {
    title: ["Wasn't it ", "you", "?"],
    text: "Your account is put back to how it was before the change: with this email address, and signed out on all devices. Then you choose a new password.",
    button: "Undo the Change",
  },
  done: {
    title: ["You're ", "back in charge", ""],
    text: "Your account is as it was before the change. To be on the safe side, choose a new password now: then nobody else has it.",
    lead: "Your account is as it was before the change, and all devices are signed out. Now choose a new password: then nobody else has it.",
    button: "Choose a New Password",
  },
} as const;

/** By the error code of the call; `other` is for failures that the link does not cause. */
export const LINK_FAILURES = {
  LINK_EXPIRED: {
    title: ["That link has ", "expired", ""],
    text: "Links work for a short time only, for your safety. Please ask for a new one.",
  },
  LINK_USED: {
    title: ["That link was ", "used already", ""],
    text: "Each link works once. If it was you, there is nothing more to do.",
  },
  LINK_INVALID: {
    title: ["That link ", "didn't work", ""],
    text: "It may be incomplete, or we have sent you a newer one. Please open the newest link in your inbox again.",
  },
  other: { title: ["That ", "didn't work", ""] },
} as const;
