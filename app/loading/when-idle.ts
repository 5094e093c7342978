const IDLE_TIMEOUT_MS = 4_000;

/** Runs when the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  const hasIdleCallback = "requestIdleCallback" in window;
  let handle = 0;
  const wait = () => {
    handle = hasIdleCallback
      ? requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
      : window.setTimeout(run, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    if (hasIdleCallback) cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
}
