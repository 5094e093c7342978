/** Messages in the responses of account and session calls, which the screens show. */

export const ACCOUNT_RESPONSES = {
  signedIn: "Welcome back!",
  signedUp: "Your account is ready. Please sign in.",
  signedOut: "You are signed out.",
  deleted: "Your account has been deleted.",
  emailConfirmed: "Thank you: your email address is confirmed.",
  emailAlreadyConfirmed: "Your email address is confirmed already.",
  confirmationSent: "We have sent you an email: please open the link in it.",
  resetRequested: "If there is an account with this address, we have sent a link to it.",
  passwordReset: "Your new password is set. Please sign in with it.",
  emailChangeUndone: "Your account is as it was before the change, and all devices are signed out.",
  emailChangeCancelled: "Your email address stays as it is.",
  deviceSignedOut: "The device is signed out.",
  othersSignedOut: "All other devices are signed out.",
  identityUnlinked: "The sign-in is unlinked.",
  passkeyRemoved: "The passkey is removed.",
} as const;
