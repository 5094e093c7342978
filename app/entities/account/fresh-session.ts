import { create } from "zustand";
import { CONFIRM_IDENTITY } from "#app/content/account-content.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

interface IdentityQuestion {
  confirm: () => void;
  cancel: () => void;
}

/** The open question, which `IdentityDialog` asks. */
export const useIdentityQuestion = create<{ question: IdentityQuestion | null }>(() => ({ question: null }));

/**
 * Makes a call that needs a fresh session. If the session is older, a dialog asks for the password or a
 * passkey, and the call is repeated.
 */
export async function inFreshSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isPasswordRequired(error)) throw error;
    await askForIdentity();
    return call();
  }
}

/**
 * Asks for the password or a passkey unless the session is fresh: before a call that needs a fresh session, and
 * that may be sent as the page is left, when it is too late to ask.
 */
export function requireFreshSession(): Promise<void> {
  return inFreshSession(() => browserApi<void>({ path: "/user/fresh-session" }));
}

/** Whether a call failed because the session is not fresh, or the current password that was sent is wrong. */
export function isPasswordRequired(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === "CURRENT_PASSWORD_REQUIRED";
}

async function askForIdentity(): Promise<void> {
  // Only one question can be open: a second call cancels the first.
  useIdentityQuestion.getState().question?.cancel();
  await new Promise<void>((resolve, reject) => {
    const confirm = () => {
      useIdentityQuestion.setState({ question: null });
      resolve();
    };
    const cancel = () => {
      useIdentityQuestion.setState({ question: null });
      reject(new ApiFailure(403, "CANCELLED", CONFIRM_IDENTITY.cancelled));
    };
    useIdentityQuestion.setState({ question: { confirm, cancel } });
  });
}
