/** How the identity provider's pop-up tells the page that opened it how it went (D19). */

/** The BroadcastChannel both listen on; only pages of our own origin can. */
export const PROVIDER_CHANNEL = "ensemble-provider-sign-in";

/** What the page sends on to `auth/google`. */
export interface ProviderPayload {
  name: string;
  email: string;
  googlePhotoUrl: string;
}

/** `flow` is the name the page gave its attempt, so that another tab's result is not taken for its own. */
export type ProviderResult =
  | { flow: string; payload: ProviderPayload; proof: string }
  | { flow: string; error: string };

/** Where the pop-up starts, below /backend. */
export const PROVIDER_START_PATH = "/auth/provider/start";
