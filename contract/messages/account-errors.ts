import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Errors of accounts and sessions. */
export const ACCOUNT_ERRORS = errorMessages("account", {
  wrongCredentials: "Email or password is wrong.",
  signInRequired: "Please sign in first.",
  emailTaken: "An account with this email already exists.",
  usernameTaken: "This username is already taken.",
  usernameImitatesShop:
    "Your looks are shown with your username, and this one looks like the shop's own name. Please choose another one.",
  notYourAccount: "You can change only your own account.",
  lastAdministrator: "This is the last administrator: make somebody else an administrator first.",
  adminRequired: "Only administrators can do this.",
  tokenInvalid: "This link is not valid. Please use the newest link that we sent you.",
  tokenExpired: "This link has expired.",
  tokenUsed: "This link has been used already.",
  addressHadEnough:
    "We have sent this address enough messages for today. Please look for them, or try again tomorrow.",
  currentPasswordRequired: "Please enter your current password to make this change.",
  currentPasswordWrong: "This is not your current password.",
  signInAgain: "Please sign in again to make this change.",
  pendingEmailTaken:
    "Another account has got this email address meanwhile. Please enter a different one on your profile.",
  formerEmailTaken:
    "Another account has this email address now. Please sign in to it and delete it or change its address, then open this link again.",
  sessionUnknown: "This device is signed out already.",
  identityUnknown: "This sign-in is unlinked already.",
  lastWayIn:
    "Nothing else opens your account. Please set a password or add a passkey first, then unlink this sign-in.",
  lastPasskey:
    "Nothing else opens your account. Please set a password or add another passkey first, then remove this one.",
  passkeyInvalid: "This passkey could not be verified. Please try again.",
  passkeyKnown: "This passkey belongs to an account already.",
  passkeysFull: "You have as many passkeys as an account can have. Please remove one first.",
  passkeyUnknown: "This passkey is removed already.",
  passkeyRejected: "This passkey does not open an account here. Please sign in with your password.",
  passkeyRequired:
    "Administrators of this shop sign in with a passkey that was added with a one-time code. Please add one on your profile, and sign in with it.",
  passkeyOwnerRequired: "Please sign in with a passkey to remove one of an administrator.",
  passkeyDeleteRequired: "Please sign in with a passkey to delete the account of an administrator.",
  passkeyCodeRequired:
    "Administrators of this shop add a passkey with a one-time code. Another administrator, or the person who runs the shop, can make one for you.",
  passkeyCodeWrong: "This code is wrong, used or too old. Please ask for a new one.",
  providerProofInvalid: "This sign-in could not be verified. Please try again.",
  providerEmailUnverified: "Please confirm your email address with the identity provider first.",
  providerEmailTaken:
    "This email belongs to an account of another identity. Please sign in the way you did before.",
  providerNotConfigured: ACCOUNT_MESSAGES.providerNotConfigured,
  userUnknown: "There is no such user.",
  signInBusy: "Many people are signing in. Please try again in a moment.",
  blocked: "Your account is blocked.",
  blockedBecause: ({ reason }: { reason: string }) => `Your account is blocked. Reason: ${reason}`,
});
