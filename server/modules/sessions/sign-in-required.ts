import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

/** The error of a call that needs a session. */
export function signInRequired(): ApiError {
  return new ApiError("UNAUTHENTICATED", ACCOUNT_ERRORS.signInRequired);
}
