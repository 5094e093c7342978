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

/** What people say of themselves when they sign up, sign in and edit their profile (spec section 5, D14, D15, D16). */

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

/** Any password may be tried, so nothing but its presence is asked of it. */
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

/** The identity provider's payload, and the one-time proof without which nothing in it is believed (D19). */
export const providerSignInSchema = z.object({
  name: z.string().max(1_000),
  email: z.string().trim().max(EMAIL_MAX_LENGTH).toLowerCase(),
  googlePhotoUrl: z.string().max(2_000),
  proof: z.string().max(200).default(""),
});
export type ProviderSignIn = z.output<typeof providerSignInSchema>;

/** Only these fields of a user can change, and only those that are sent (D16). An empty password means: keep the current one. */
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

/** The answer to calls that only succeed. */
export const outcomeSchema = z.object(outcome).meta({ id: "Outcome" });
export type Outcome = z.infer<typeof outcomeSchema>;

/** Somebody has signed in: who, under which token, until when (D22). */
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
