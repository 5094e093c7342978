import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  BEGUN_LOOKS_KEY,
  clearBrowsingData,
  INTENT_KEY,
  UNSAVED_BOARD_KEY,
} from "#app/entities/session/browsing-data.ts";
import {
  SESSION_KEY,
  SESSION_VERSION,
  sessionPersistence,
} from "#app/entities/session/session-persistence.ts";
import {
  failed,
  isExpired,
  type Session,
  SIGNED_OUT,
  signedIn,
  started,
  updated,
} from "#app/entities/session/session-state.ts";
import { tellTabs } from "#app/entities/session/tab-channel.ts";
import { localStore, tabStore } from "#app/lib/storage.ts";
import { storeToken } from "#app/lib/token.ts";
import type { SignedIn, User } from "#contract/account/account.ts";

/**
 * Signed out until `useSessionStore.persist.rehydrate()` runs after the first render, so that it agrees
 * with the server's.
 */
export const useSessionStore = create<Session>()(
  persist(() => SIGNED_OUT, {
    name: SESSION_KEY,
    version: SESSION_VERSION,
    storage: sessionPersistence,
    skipHydration: true,
    // Loading and error belong to this tab and this visit.
    merge: (stored, current) => ({ ...(stored as Session), loading: current.loading, error: current.error }),
  }),
);

/** The signed-in user; null when signed out or once the session has expired. */
export function useCurrentUser(): User | null {
  return useSessionStore((session) => (isExpired(session) ? null : session.currentUser));
}

/** Whether the user of a call is still signed in when its response arrives. */
export function isCurrentUser(userId: string | undefined): userId is string {
  return userId !== undefined && useSessionStore.getState().currentUser?._id === userId;
}

/**
 * For a call that may have waited behind another one: sent after its user has signed out, it would carry the
 * token of the next user.
 */
export function requireCurrentUser(userId: string | undefined): void {
  if (!isCurrentUser(userId)) throw new Error("The user of the call has signed out");
}

/** Whether the stored session has been read; false on the server and in the first render. */
export function useSessionKnown(): boolean {
  const { onFinishHydration, hasHydrated } = useSessionStore.persist;
  return useSyncExternalStore(onFinishHydration, hasHydrated, () => false);
}

/** A sign-in, sign-out, update or deletion of the user begins. */
export function startSessionWork(): void {
  useSessionStore.setState(started);
}

export function failSessionWork(error: Error): void {
  useSessionStore.setState((session) => failed(session, error.message));
}

export function clearSessionError(): void {
  if (useSessionStore.getState().error !== null) useSessionStore.setState({ error: null });
}

/** Stores a new session. The token comes first, because subscribers of the store may send calls at once. */
export function beginSession(result: SignedIn): void {
  storeToken(result.token);
  useSessionStore.setState(signedIn(result, result.sessionExpiry));
}

export function storeUser(user: User): void {
  useSessionStore.setState((session) => updated(session, user));
}

/** The address may have been confirmed on another device. */
export function refreshEmail({ _id, email }: Pick<User, "_id" | "email">): void {
  const { currentUser } = useSessionStore.getState();
  if (currentUser?._id !== _id || currentUser.email === email) return;
  useSessionStore.setState({ currentUser: { ...currentUser, email } });
}

/** Ends the session in this browser. The token is removed first, as in `beginSession`. */
export function endSession(): void {
  storeToken(null);
  useSessionStore.setState(SIGNED_OUT);
  clearBrowsingData();
}

let isSignOutChosen = false;
// Also when the user signs in again in another tab.
useSessionStore.subscribe(({ currentUser }) => {
  if (currentUser !== null) isSignOutChosen = false;
});

/**
 * Whether the user has signed out, here or in another tab; what they typed is not stored for the next session
 * then.
 */
export function hasChosenSignOut(): boolean {
  return isSignOutChosen;
}

/** Ends the session in all tabs, because the user signed out or deleted the account. */
export function endChosenSession(): void {
  const userId = useSessionStore.getState().currentUser?._id;
  followChosenSignOut();
  if (userId !== undefined) tellTabs({ about: "sign-out", userId });
}

/** Like `endChosenSession`, in a tab that was told by another one. */
export function followChosenSignOut(): void {
  isSignOutChosen = true;
  endSession();
  for (const key of [INTENT_KEY, UNSAVED_BOARD_KEY]) tabStore.write(key, null);
  localStore.write(BEGUN_LOOKS_KEY, null);
}
