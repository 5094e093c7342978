import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

/** The error of a call that needs a session. */
export function signInRequired(): ApiError {
  return new ApiError("UNAUTHENTICATED", ACCOUNT_RESPONSES.signInRequired);
}
