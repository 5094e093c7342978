import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { SESSION_KEY, SESSION_VERSION, sessionPersistence } from "#app/lib/session-persistence.ts";
import {
  failed,
  isExpired,
  type Session,
  SIGNED_OUT,
  signedIn,
  started,
  updated,
} from "#app/lib/session-state.ts";
import { keepToken } from "#app/lib/token.ts";
import type { SignedIn } from "#contract/account.ts";
import type { User } from "#contract/user.ts";

/** Signed out until `useSessionStore.persist.rehydrate()` runs after the first render, so that it agrees with the server's. */
export const useSessionStore = create<Session>()(
  persist(() => SIGNED_OUT, {
    name: SESSION_KEY,
    version: SESSION_VERSION,
    storage: sessionPersistence,
    skipHydration: true,
    // What this tab is doing, and what went wrong with it, is no other tab's or visit's business.
    merge: (kept, current) => ({ ...(kept as Session), loading: current.loading, error: current.error }),
  }),
);

/** The signed-in user, or null; nobody once the session has expired. */
export function useCurrentUser(): User | null {
  return useSessionStore((session) => (isExpired(session) ? null : session.currentUser));
}

/** Whether it is known yet who is signed in: not on the server, nor in the first render. */
export function useSessionKnown(): boolean {
  const { onFinishHydration, hasHydrated } = useSessionStore.persist;
  return useSyncExternalStore(onFinishHydration, hasHydrated, () => false);
}

/** Somebody is about to be signed in or out, changed or deleted. */
export function startSessionWork(): void {
  useSessionStore.setState(started);
}

/** What was started has failed, and why. */
export function failSessionWork(error: Error): void {
  useSessionStore.setState((session) => failed(session, error.message));
}

/** What went wrong has been read. */
export function forgetSessionError(): void {
  if (useSessionStore.getState().error !== null) useSessionStore.setState({ error: null });
}

/** Somebody has signed in. The token comes first: whoever hears of the user may call in their name at once. */
export function beginSession(answer: SignedIn): void {
  keepToken(answer.token);
  useSessionStore.setState(signedIn(answer, answer.sessionExpiry));
}

/** The signed-in user has changed something about themselves. */
export function keepUser(user: User): void {
  useSessionStore.setState((session) => updated(session, user));
}

/** Nobody is signed in any more in this browser; the token goes first, for the same reason. */
export function endSession(): void {
  keepToken(null);
  useSessionStore.setState(SIGNED_OUT);
}
