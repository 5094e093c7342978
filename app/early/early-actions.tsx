import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { forgetEarlyAction, repeatEarlyAction } from "#app/early/early-action.ts";
import { HYDRATED } from "#app/lib/hydration-events.ts";
import { useCurrentUser, useSessionKnown } from "#app/lib/session-store.ts";

/**
 * Announces hydration, and repeats what was pressed before it as the person who is signed in: once the session has been read and the
 * data of that person is there.
 */
export function EarlyActions() {
  const isKnown = useSessionKnown();
  const isSignedIn = useCurrentUser() !== null;
  const isFetching = useIsFetching({ predicate: ({ meta }) => meta?.personal === true }) > 0;
  const isReady = isKnown && !(isSignedIn && isFetching);

  useEffect(() => {
    if (isKnown) dispatchEvent(new Event(HYDRATED));
  }, [isKnown]);
  useEffect(() => {
    if (isReady) repeatEarlyAction();
    if (!isKnown || isReady) return;
    // A second press in the meantime acts at once; repeating the first would reverse a Like.
    addEventListener("click", forgetEarlyAction, true);
    return () => removeEventListener("click", forgetEarlyAction, true);
  }, [isKnown, isReady]);
  return null;
}
