import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { repeatEarlyAction } from "#app/early/early-action.ts";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";

/**
 * For the place after a screen, whose queries have begun when it is hydrated: marks that moment, and repeats
 * what was pressed before hydration as the person who is signed in, once the session has been read and the
 * data of that person is there.
 */
export function AfterScreen() {
  const isKnown = useSessionKnown();
  const isSignedIn = useCurrentUser() !== null;
  const isFetching = useIsFetching({ predicate: ({ meta }) => meta?.personal === true }) > 0;
  const isReady = isKnown && !(isSignedIn && isFetching);

  useEffect(() => {
    performance.mark(HYDRATED);
    // Links no longer load documents; see server/site/speculation-rules.ts.
    document.documentElement.dataset.interactive = "";
  }, []);
  useEffect(() => {
    if (isReady) repeatEarlyAction();
  }, [isReady]);
  return null;
}
