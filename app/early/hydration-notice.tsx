import { useEffect } from "react";
import { forgetEarlyAction } from "#app/early/early-action.ts";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { useSessionKnown } from "#app/entities/session/session-store.ts";

/**
 * Announces that what is pressed from now on is acted on: the page is hydrated, its parts when they are
 * pressed, and the session has been read.
 */
export function HydrationNotice() {
  const isKnown = useSessionKnown();

  useEffect(() => {
    if (!isKnown) return;
    // A second press acts at once; repeating the first after it would reverse a Like.
    addEventListener("click", forgetEarlyAction, { capture: true, once: true });
    dispatchEvent(new Event(HYDRATED));
  }, [isKnown]);
  return null;
}
