import { randomId } from "#app/lib/random-id.ts";
import {
  PROVIDER_CHANNEL,
  PROVIDER_START_PATH,
  type ProviderResult,
} from "#contract/account/provider-sign-in.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";

const FEATURES = "popup,width=480,height=680";
const CLOSED_POLL_MS = 400;

interface PopUpEvents {
  /** The pop-up has sent a result or an error. */
  onResult: (result: ProviderResult) => void;
  /** The user or the browser has closed it. */
  onClosed: () => void;
}

/**
 * Opens the identity provider's pop-up; returns a function that closes it. Call it in the click handler, or
 * browsers block it. A provider's Cross-Origin-Opener-Policy makes the pop-up look closed, so a result that
 * comes after `onClosed` still counts.
 */
export function openProviderPopUp({ onResult, onClosed }: PopUpEvents): () => void {
  const flow = randomId();
  const channel = new BroadcastChannel(PROVIDER_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<ProviderResult>) => {
    if (data.flow !== flow) return;
    stop();
    onResult(data);
  };
  const popUp = window.open(`${API_PREFIX}${PROVIDER_START_PATH}?flow=${flow}`, "provider-sign-in", FEATURES);
  const poll = setInterval(() => {
    if (popUp && !popUp.closed) return;
    clearInterval(poll);
    onClosed();
  }, CLOSED_POLL_MS);

  function stop() {
    clearInterval(poll);
    channel.close();
  }
  return () => {
    stop();
    popUp?.close();
  };
}
