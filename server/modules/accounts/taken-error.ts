import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
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
  return taken("email", ACCOUNT_RESPONSES.emailTaken, cause);
}

/** CONFLICT for a username that another account has, or one that looks like it. */
export function usernameTaken(cause?: unknown): ApiError {
  return taken("username", ACCOUNT_RESPONSES.usernameTaken, cause);
}

function taken(path: string, message: string, cause: unknown): ApiError {
  return new ApiError("CONFLICT", message, { details: [{ path, message }], cause });
}

/** CONFLICT for a violation of the unique e-mail or username; undefined for other errors. */
export function takenError(error: unknown): ApiError | undefined {
  return TAKEN.get(violatedUniqueConstraint(error) ?? "")?.(error);
}
