import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { User } from "#contract/user.ts";

/** Who uses the site (spec section 3, "Session"); kept in local storage, the token apart from it (D13). */
export interface Session {
  currentUser: User | null;
  loading: boolean;
  error: string | null;
  /** Milliseconds since the epoch. */
  sessionExpiry: number | null;
}

const SIGNED_OUT: Session = { currentUser: null, loading: false, error: null, sessionExpiry: null };

/** Signed out until `useSessionStore.persist.rehydrate()` runs after the first render, so that it agrees with the server's. */
export const useSessionStore = create<Session>()(
  persist(() => SIGNED_OUT, { name: "root", version: 1, skipHydration: true }),
);

/** The signed-in user, or null; nobody once the session has expired. */
export function useCurrentUser(): User | null {
  return useSessionStore((session) => (isExpired(session) ? null : session.currentUser));
}

/** A session is expired when now is at or past its expiry (spec section 4). */
export function isExpired({ sessionExpiry }: Pick<Session, "sessionExpiry">, now = Date.now()): boolean {
  return sessionExpiry !== null && now >= sessionExpiry;
}
