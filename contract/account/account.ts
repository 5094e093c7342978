import { z } from "zod";
import { alertSettingsSchema } from "#contract/account/alerts.ts";
import { emailAddress, withAsciiDomain } from "#contract/account/email-address.ts";
import { passkeySchema } from "#contract/account/passkeys.ts";
import { securityEventSchema } from "#contract/account/security-events.ts";
import { emptyAsAbsent } from "#contract/http/query-parameters.ts";
import {
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from "#contract/limits.ts";
import { ACCOUNT_MESSAGES as messages } from "#contract/messages/account.ts";
import { ACCOUNT_ERRORS as responses } from "#contract/messages/account-errors.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { newsletterSettingSchema } from "#contract/newsletter/newsletter.ts";
import { optionalName, visibleName } from "#contract/values/text.ts";

export const GENDERS = ["", "Male", "Female"] as const;
export type Gender = (typeof GENDERS)[number];

/** A user with all fields that a response may contain. */
export const userSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    gender: z.enum(GENDERS),
    isUserAdmin: z.boolean(),
    googlePhotoUrl: z.string(),
    avatar: z.string(),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof userSchema>;

/** Bodies and responses of sign-up, sign-in and profile. */

const hasNoControlCharacters = (text: string) => !/\p{Cc}/u.test(text);

/** Whether a name is a step of a path, also when encoded, so that no address of a stylist's page can end with it. */
export const isPathStep = (name: string): boolean => name === "." || name === "..";

function username(missing: string) {
  return visibleName(USERNAME_MAX_LENGTH, {
    ...{ missing, tooLong: messages.usernameTooLong },
    hidden: INPUT_MESSAGES.controlCharacters,
  }).refine((name) => !isPathStep(name), messages.usernameIsPath);
}

function password(missing: string) {
  return z.string(missing).max(PASSWORD_MAX_LENGTH, messages.passwordTooLong);
}

/**
 * At sign-in a password only has to be present: accounts keep passwords that newer rules would not accept.
 */
export const signInSchema = z.object({
  email: z
    .string(messages.signInIncomplete)
    .trim()
    .min(1, messages.signInIncomplete)
    .max(EMAIL_MAX_LENGTH, messages.emailInvalid)
    .refine(hasNoControlCharacters, INPUT_MESSAGES.controlCharacters)
    .toLowerCase()
    .overwrite(withAsciiDomain),
  password: password(messages.signInIncomplete).trim().min(1, messages.signInIncomplete),
});
export type SignIn = z.output<typeof signInSchema>;

export const signUpSchema = z.object({
  username: username(messages.signUpIncomplete),
  email: emailAddress(messages.signUpIncomplete),
  password: password(messages.signUpIncomplete).trim().min(1, messages.signUpIncomplete),
});
export type SignUp = z.output<typeof signUpSchema>;

export const forgotPasswordSchema = z.object({ email: emailAddress(messages.emailRequired) });
export type ForgotPassword = z.output<typeof forgotPasswordSchema>;

/** The secret in an account e-mail. */
const emailToken = z
  .string(responses.tokenInvalid.text)
  .min(1, responses.tokenInvalid.text)
  .max(200, responses.tokenInvalid.text);

export const emailTokenSchema = z.object({ token: emailToken });

export const resetPasswordSchema = z.object({
  token: emailToken,
  password: password(messages.newPasswordRequired).trim().min(1, messages.newPasswordRequired),
});
export type ResetPassword = z.output<typeof resetPasswordSchema>;

/** The identity provider's payload, and the one-time proof without which the server does not trust it. */
export const providerSignInSchema = z.object({
  name: z.string().max(1_000),
  email: z.string().trim().max(EMAIL_MAX_LENGTH).toLowerCase(),
  googlePhotoUrl: z.string().max(2_000),
  proof: z.string().max(200).default(""),
});
export type ProviderSignIn = z.output<typeof providerSignInSchema>;

/**
 * The fields of a user that can be changed; those that are not sent keep their value, as does
 * an empty password.
 */
export const userUpdateSchema = z.object({
  username: username(messages.usernameRequired).optional(),
  fullName: optionalName(FULL_NAME_MAX_LENGTH, {
    ...{ missing: messages.textExpected, tooLong: messages.fullNameTooLong },
    hidden: INPUT_MESSAGES.controlCharacters,
  }).optional(),
  email: emailAddress(messages.emailRequired).optional(),
  gender: z.enum(GENDERS, messages.genderUnknown).optional(),
  password: password(messages.textExpected)
    .refine((text) => text === text.trim(), messages.passwordOuterSpaces)
    .optional(),
  /** Needed for a new password or e-mail in a session that is not fresh. */
  currentPassword: password(messages.textExpected).trim().optional(),
});
export type UserUpdate = z.output<typeof userUpdateSchema>;

/** What becomes of the looks in the shop that the person styled. */
export const accountDeletionQuerySchema = z.object({
  looks: emptyAsAbsent(z.enum(["keep", "remove"], messages.looksUnknown).default("keep")).describe(
    "keep shows them as styled by a former member",
  ),
});
export type AccountDeletion = z.output<typeof accountDeletionQuerySchema>;

/** Shows who makes a change that needs a fresh session. */
export const reauthenticationSchema = z.object({
  currentPassword: password(messages.textExpected).trim().min(1, responses.currentPasswordRequired.text),
});
export const renewedTokenSchema = z.object({ token: z.string() });
export type RenewedToken = z.infer<typeof renewedTokenSchema>;

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

/** The response of undoing a change of the address. */
export const emailChangeUndoneSchema = z
  .object({
    ...outcome,
    resetToken: z.string().describe("chooses a new password, as the token of a link does"),
  })
  .meta({ id: "EmailChangeUndone" });
export type EmailChangeUndone = z.infer<typeof emailChangeUndoneSchema>;

/** The response of a profile change; a session that became fresh by the current password has a new token. */
export const userUpdatedSchema = userSchema
  .extend({
    pendingEmail: z.string().optional().describe("replaces `email` once it is confirmed"),
    token: z.string().optional().describe("replaces the bearer token of the session"),
  })
  .meta({ id: "UpdatedUser" });
export type UpdatedUser = z.infer<typeof userUpdatedSchema>;

export const checkAuthSchema = z
  .object({ success: z.literal(true), user: userSchema })
  .meta({ id: "CheckAuth" });
export type CheckAuth = z.infer<typeof checkAuthSchema>;

const linkedIdentitySchema = z
  .object({
    _id: z.string(),
    provider: z.string().describe("host of the identity provider, such as accounts.google.com"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "LinkedIdentity" });
export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;

/** What the profile shows beside the user's own fields. */
export const accountStateSchema = z
  .object({
    emailConfirmed: z.boolean(),
    pendingEmail: z.string().nullable().describe("replaces the user's email once it is confirmed"),
    hasPassword: z.boolean(),
    alerts: alertSettingsSchema,
    newsletter: newsletterSettingSchema,
    passkeys: z.array(passkeySchema),
    identities: z.array(linkedIdentitySchema).describe("sign-ins at identity providers"),
    activity: z.array(securityEventSchema).describe("the newest 20 events, newest first"),
  })
  .meta({ id: "AccountState" });
export type AccountState = z.infer<typeof accountStateSchema>;
