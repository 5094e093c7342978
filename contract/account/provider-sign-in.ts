/** How the identity provider's pop-up sends its result to the page that opened it. */

/** Name of the BroadcastChannel, which only pages of the same origin can use. */
export const PROVIDER_CHANNEL = "ensemble-provider-sign-in";

/** The payload that the page sends to `auth/google`. */
export interface ProviderPayload {
  name: string;
  email: string;
  googlePhotoUrl: string;
}

/** `flow` identifies the page's attempt, so that it ignores results of other tabs. */
export type ProviderResult =
  | { flow: string; payload: ProviderPayload; proof: string }
  | { flow: string; error: string };

/** Path of the pop-up's first page, below /backend. */
export const PROVIDER_START_PATH = "/auth/provider/start";
