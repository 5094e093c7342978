import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { repeatEarlyAction } from "#app/early/early-action.ts";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { PERSONAL } from "#app/lib/query-client.ts";

/**
 * Rendered after a screen: marks that the screen is hydrated, and repeats the early action once the session
 * has been read and the user's data has loaded, because the action is the user's. The screen's queries have
 * begun by then.
 */
export function AfterScreen() {
  const isKnown = useSessionKnown();
  const isSignedIn = useCurrentUser() !== null;
  const isFetching = useIsFetching(PERSONAL) > 0;
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
