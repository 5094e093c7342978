import { ApiFailure } from "#contract/api-client.ts";

/** Whether a change failed because the session is not fresh, or the current password that was sent is wrong. */
export function isPasswordRequired(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === "CURRENT_PASSWORD_REQUIRED";
}
