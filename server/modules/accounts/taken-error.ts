import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { ApiError } from "#server/errors/api-error.ts";

const TAKEN = new Map([
  ["users_email_key", { path: "email", message: ACCOUNT_RESPONSES.emailTaken }],
  ["users_username_key", { path: "username", message: ACCOUNT_RESPONSES.usernameTaken }],
]);

/** CONFLICT for an e-mail that another account has, or may get back. */
export function emailTaken(cause?: unknown): ApiError {
  const detail = { path: "email", message: ACCOUNT_RESPONSES.emailTaken };
  return new ApiError("CONFLICT", detail.message, { details: [detail], cause });
}

/** CONFLICT for a violation of the unique e-mail or username; undefined for other errors. */
export function takenError(error: unknown): ApiError | undefined {
  const taken = TAKEN.get(violatedUniqueConstraint(error) ?? "");
  return taken && new ApiError("CONFLICT", taken.message, { details: [taken], cause: error });
}
