import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useCurrentUser, useSessionKnown, useSessionStore } from "#app/lib/session-store.ts";
import { checkSessionRegularly, endSessionAtExpiry, followOtherTabs } from "#app/lib/session-watch.ts";
import { useSettings } from "#app/lib/settings.ts";
import { syncToken } from "#app/lib/token-sync.ts";

/** Restores the session of the last visit and keeps it current while the site is open. Used once, in the root. */
export function useSessionKeeper(queryClient: QueryClient): void {
  const { tokenSyncPath } = useSettings();
  useEffect(() => (tokenSyncPath ? syncToken(tokenSyncPath) : undefined), [tokenSyncPath]);
  useEffect(() => {
    void useSessionStore.persist.rehydrate();
    const stops = [followOtherTabs(), endSessionAtExpiry(), checkSessionRegularly()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  usePersonalData(queryClient);
}

/**
 * Drops what was fetched for one user when another one signs in, or the user signs out. The queries concerned have
 * `meta: { personal: true }`.
 */
function usePersonalData(queryClient: QueryClient): void {
  const known = useSessionKnown();
  const userId = useCurrentUser()?._id ?? null;
  const before = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    if (!known) return;
    const former = before.current;
    before.current = userId;
    // The first queries were already sent with the token of the user whom the last visit left signed in.
    if (former === undefined || former === userId) return;
    const personal = (query: { meta: Record<string, unknown> | undefined }) => query.meta?.personal === true;
    if (former === null) {
      void queryClient.invalidateQueries({ predicate: personal });
    } else {
      queryClient.removeQueries({ predicate: personal, type: "inactive" });
      void queryClient.resetQueries({ predicate: personal });
    }
  }, [known, userId, queryClient]);
}
