import type {
  MutationCacheNotifyEvent,
  Query,
  QueryCacheNotifyEvent,
  QueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { boardsKey } from "#app/entities/board/saved-outfits.ts";
import { useCurrentUser, useSessionKnown, useSessionStore } from "#app/entities/session/session-store.ts";
import { endSessionAtExpiry, followOtherTabs } from "#app/entities/session/session-watch.ts";
import { followTabs } from "#app/entities/session/tab-channel.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { logFailure } from "#app/lib/log.ts";
import { PERSONAL } from "#app/lib/query-client.ts";
import { readToken } from "#app/lib/token.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/**
 * Restores the session of the last visit and keeps it current while the site is open. Used once, in the root.
 */
export function useSessionKeeper(queryClient: QueryClient): void {
  const { tokenSyncPath } = useSettings();
  useTokenSync(tokenSyncPath);
  useEffect(() => {
    void useSessionStore.persist.rehydrate();
    const stops = [followOtherTabs(), endSessionAtExpiry()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useSessionCheck();
  useRefusedSession(queryClient);
  usePersonalData(queryClient);
  useBoardsOfOtherTabs(queryClient);
}

function useBoardsOfOtherTabs(queryClient: QueryClient): void {
  const ownId = useCurrentUser()?._id;
  useEffect(
    () =>
      followTabs("boards", ({ userId }) => {
        if (userId === ownId) void queryClient.invalidateQueries({ queryKey: boardsKey });
      }),
    [queryClient, ownId],
  );
}

/** The code is fetched only if the shop has a path for it. */
function useTokenSync(path: string | null | undefined): void {
  useEffect(() => {
    if (!path) return;
    const known = readToken();
    let stop: (() => void) | undefined;
    let isOver = false;
    import("#app/entities/session/token-sync.ts")
      .then(({ syncToken }) => {
        if (!isOver) stop = syncToken(path, known);
      })
      .catch((error: unknown) =>
        logFailure("The code that synchronises the token could not be loaded", error),
      );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [path]);
}

/** The code is fetched for signed-in users only. Without it the session ends at its expiry. */
function useSessionCheck(): void {
  const userId = useCurrentUser()?._id;
  useEffect(() => {
    if (userId === undefined) return;
    const since = Date.now();
    const left = new AbortController();
    import("#app/entities/session/check-session.ts")
      .then(({ checkSessionRegularly }) => checkSessionRegularly(since, left.signal))
      .catch(() => undefined);
    return () => left.abort();
  }, [userId]);
}

/** Asks the server at once when it has refused the session for a call: it can have ended on another device. */
function useRefusedSession(queryClient: QueryClient): void {
  const userId = useCurrentUser()?._id;
  useEffect(() => {
    if (userId === undefined) return;
    let isAsking = false;
    const follow = async (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== "updated" || event.action.type !== "error" || isAsking) return;
      const { error } = event.action;
      if (!(error instanceof ApiFailure) || error.status !== 401) return;
      isAsking = true;
      await import("#app/entities/session/check-session.ts")
        .then(({ checkSession }) => checkSession())
        .catch(() => undefined);
      isAsking = false;
    };
    const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()];
    const stops = caches.map((cache) => cache.subscribe((event) => void follow(event)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, userId]);
}

/**
 * Drops queries with `meta: { personal: true }` when the user signs out or another one signs in.
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
    if (former === null) {
      void queryClient.invalidateQueries(PERSONAL);
    } else {
      // One that is disabled is "inactive" for the client also while a screen shows its data.
      const isUnused = (query: Query) => PERSONAL.predicate(query) && query.getObserversCount() === 0;
      queryClient.removeQueries({ predicate: isUnused });
      void queryClient.resetQueries(PERSONAL);
    }
  }, [known, userId, queryClient]);
}
