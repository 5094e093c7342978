/** Messages in the responses of account and session calls, which the screens show. */

export const ACCOUNT_RESPONSES = {
  signedIn: "Welcome back!",
  signedUp: "Your account is ready. Please sign in.",
  signedOut: "You are signed out.",
  wrongCredentials: "E-mail or password is wrong.",
  signInRequired: "Please sign in first.",
  emailTaken: "An account with this e-mail already exists.",
  usernameTaken: "This username is already taken.",
  deleted: "Your account has been deleted.",
  notYourAccount: "You can change only your own account.",
  lastAdministrator: "This is the last administrator: make somebody else an administrator first.",
  adminRequired: "Only administrators can do this.",
  providerProofInvalid: "This sign-in could not be verified. Please try again.",
  providerEmailUnverified: "Please confirm your e-mail address with the identity provider first.",
  providerEmailTaken:
    "This e-mail belongs to an account of another identity. Please sign in the way you did before.",
} as const;
