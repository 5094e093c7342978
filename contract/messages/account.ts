import {
  FULL_NAME_MAX_LENGTH,
  PASSKEY_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from "#contract/limits.ts";

/** Apart from the others, because the footer of every page needs it. */
export const EMAIL_INVALID = "Please enter a valid email address";

/** Messages of accounts and sessions. */

export const ACCOUNT_MESSAGES = {
  signInIncomplete: "Please fill out all the fields!",
  signUpIncomplete: "Please fill out all details!",
  notStored:
    "This browser stores nothing for the shop, so you stay signed in until you leave or reload the page.",
  emailRequired: "Email is required",
  emailInvalid: EMAIL_INVALID,
  passkeyNameRequired: "Please give the passkey a name",
  passkeyNameTooLong: `A name can have at most ${PASSKEY_NAME_MAX_LENGTH} characters`,
  newPasswordRequired: "Please choose a new password",
  usernameRequired: "Username is required",
  usernameIsPath: "A username needs more than dots",
  usernameTooLong: `A username can have at most ${USERNAME_MAX_LENGTH} characters`,
  fullNameTooLong: `A full name can have at most ${FULL_NAME_MAX_LENGTH} characters`,
  passwordTooLong: `A password can have at most ${PASSWORD_MAX_LENGTH} characters`,
  passwordOuterSpaces: "A password cannot begin or end with a space",
  genderUnknown: "Gender must be empty, Male or Female",
  looksUnknown: "Please say whether to keep or remove your looks",
  textExpected: "Please send a text",
  noChanges: "No changes made",
  updated: "Profile updated successfully!",
  providerNotConfigured: "Signing in with an identity provider is not set up in this shop.",
} as const;
