import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

/** The constraint by which e-mails are unique. */
export const EMAIL_KEY = "users_email_key";

const TAKEN = new Map([
  [EMAIL_KEY, emailTaken],
  ["users_username_key", usernameTaken],
]);

/** CONFLICT for an e-mail that another account has. */
export function emailTaken(cause?: unknown): ApiError {
  return taken("email", ACCOUNT_ERRORS.emailTaken, cause);
}

/** CONFLICT for a username that another account has, or one that looks like it. */
export function usernameTaken(cause?: unknown): ApiError {
  return taken("username", ACCOUNT_ERRORS.usernameTaken, cause);
}

function taken(path: string, message: ErrorMessage, cause: unknown): ApiError {
  return new ApiError("CONFLICT", message, { details: [{ path, message }], cause });
}

/** CONFLICT for a username that people may take for the shop's. */
export function usernameImitatesShop(): ApiError {
  return taken("username", ACCOUNT_ERRORS.usernameImitatesShop, undefined);
}

/** CONFLICT for a violation of the unique e-mail or username; undefined for other errors. */
export function takenError(error: unknown): ApiError | undefined {
  return TAKEN.get(violatedUniqueConstraint(error) ?? "")?.(error);
}
