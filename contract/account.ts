import { z } from "zod";
import { emailAddress } from "./email-address.ts";
import {
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from "./limits.ts";
import { ACCOUNT_MESSAGES as messages } from "./messages/account.ts";
import { GENDERS, userSchema } from "./user.ts";

/** Bodies and responses of sign-up, sign-in and profile. */

const hasNoControlCharacters = (text: string) => !/\p{Cc}/u.test(text);

function username(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(USERNAME_MAX_LENGTH, messages.usernameTooLong)
    .refine(hasNoControlCharacters, messages.controlCharacters);
}

function password(missing: string) {
  return z.string(missing).max(PASSWORD_MAX_LENGTH, messages.passwordTooLong);
}

/** At sign-in a password only has to be present: accounts keep passwords that newer rules would not accept. */
export const signInSchema = z.object({
  email: z
    .string(messages.signInIncomplete)
    .trim()
    .min(1, messages.signInIncomplete)
    .max(EMAIL_MAX_LENGTH, messages.emailInvalid)
    .refine(hasNoControlCharacters, messages.controlCharacters)
    .toLowerCase(),
  password: password(messages.signInIncomplete).trim().min(1, messages.signInIncomplete),
});
export type SignIn = z.output<typeof signInSchema>;

export const signUpSchema = z.object({
  username: username(messages.signUpIncomplete),
  email: emailAddress(messages.signUpIncomplete),
  password: password(messages.signUpIncomplete).trim().min(1, messages.signUpIncomplete),
});
export type SignUp = z.output<typeof signUpSchema>;

/** The identity provider's payload, and the one-time proof without which the server does not trust it. */
export const providerSignInSchema = z.object({
  name: z.string().max(1_000),
  email: z.string().trim().max(EMAIL_MAX_LENGTH).toLowerCase(),
  googlePhotoUrl: z.string().max(2_000),
  proof: z.string().max(200).default(""),
});
export type ProviderSignIn = z.output<typeof providerSignInSchema>;

/** The fields of a user that can be changed; those that are not sent keep their value, as does an empty password. */
export const userUpdateSchema = z.object({
  username: username(messages.usernameRequired).optional(),
  fullName: z
    .string(messages.textExpected)
    .max(FULL_NAME_MAX_LENGTH, messages.fullNameTooLong)
    .refine(hasNoControlCharacters, messages.controlCharacters)
    .optional(),
  email: emailAddress(messages.emailRequired).optional(),
  gender: z.enum(GENDERS, messages.genderUnknown).optional(),
  password: password(messages.textExpected)
    .refine((text) => text === text.trim(), messages.passwordOuterSpaces)
    .optional(),
});
export type UserUpdate = z.output<typeof userUpdateSchema>;

const outcome = { success: z.literal(true), message: z.string() };

/** The response of calls that return nothing else. */
export const outcomeSchema = z.object(outcome).meta({ id: "Outcome" });
export type Outcome = z.infer<typeof outcomeSchema>;

/** The response of a sign-in: token, expiry (milliseconds since the epoch) and user. */
export const signedInSchema = z
  .object({
    ...outcome,
    token: z.string().describe("the bearer token of the session"),
    sessionExpiry: z.number().describe("milliseconds since the epoch"),
    ...userSchema.shape,
  })
  .meta({ id: "SignedIn" });
export type SignedIn = z.infer<typeof signedInSchema>;

export const checkAuthSchema = z
  .object({ success: z.literal(true), user: userSchema })
  .meta({ id: "CheckAuth" });
