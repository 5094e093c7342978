import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/require-success.ts";
import type { EmailChangeUndone, ForgotPassword, Outcome, ResetPassword } from "#contract/account/account.ts";

async function post<Result extends Outcome = Outcome>(path: string, body?: unknown): Promise<Result> {
  return requireSuccess(await browserApi<Result>({ method: "POST", path, body }));
}

/** Asks for a link to choose a new password; the response is the same for every address. */
export const forgotPassword = (input: ForgotPassword) => post("/auth/forgot", input);

/** Sets a new password with the token of that link. */
export const resetPassword = (input: ResetPassword) => post("/auth/reset", input);

/** Confirms an address with the token in its e-mail. */
export const confirmEmail = (token: string) => post("/auth/confirm", { token });

/** Undoes or cancels the change of an address with the token that the former one got. */
export const undoEmailChange = (token: string) => post<EmailChangeUndone>("/auth/undo-email", { token });

/** Has the e-mail sent again that confirms an address, or the one that is to replace it. */
export const repeatConfirmation = () => post("/user/confirmation");

/** Cancels the change to an address that is not confirmed yet. */
export async function cancelEmailChange(): Promise<Outcome> {
  return requireSuccess(await browserApi<Outcome>({ method: "DELETE", path: "/user/pending-email" }));
}
