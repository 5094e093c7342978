import { useEffect } from "react";
import { forgetEarlyAction } from "#app/early/early-action.ts";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { useSessionKnown } from "#app/entities/session/session-store.ts";

/**
 * Dispatches HYDRATED: from now on presses take effect, because parts that are not hydrated yet are hydrated
 * when they are pressed.
 */
export function HydrationNotice() {
  const isKnown = useSessionKnown();

  useEffect(() => {
    if (!isKnown) return;
    // A press takes effect from now on; repeating an earlier one after it would reverse a Like.
    addEventListener("click", forgetEarlyAction, { capture: true, once: true });
    dispatchEvent(new Event(HYDRATED));
  }, [isKnown]);
  return null;
}
