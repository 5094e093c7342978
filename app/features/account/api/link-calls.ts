import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/require-success.ts";
import type { ForgotPassword, Outcome, ResetPassword } from "#contract/account.ts";

async function post(path: string, body?: unknown): Promise<Outcome> {
  return requireSuccess(await browserApi<Outcome>({ method: "POST", path, body }));
}

/** Asks for a link to choose a new password; the response is the same for every address. */
export const forgotPassword = (input: ForgotPassword) => post("/auth/forgot", input);

/** Sets a new password with the token of that link. */
export const resetPassword = (input: ResetPassword) => post("/auth/reset", input);

/** Confirms an address with the token in its e-mail. */
export const confirmEmail = (token: string) => post("/auth/confirm", { token });

/** Undoes the change of an address with the token that the former one got. */
export const undoEmailChange = (token: string) => post("/auth/undo-email", { token });

/** Has the e-mail that confirms an address sent again. */
export const repeatConfirmation = () => post("/user/confirmation");
