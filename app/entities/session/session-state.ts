import { serverNow } from "#app/lib/server-clock.ts";
import type { User } from "#contract/account/account.ts";

export interface Session {
  currentUser: User | null;
  /** A sign-in, sign-out, update or deletion is pending. */
  loading: boolean;
  /** Message of the last of these calls that failed. */
  error: string | null;
  /** Milliseconds since the epoch. */
  sessionExpiry: number | null;
}

// The transitions: sign-in, update, deletion and sign-out start and fail alike; a deletion succeeds
// like a sign-out.

export const SIGNED_OUT: Session = { currentUser: null, loading: false, error: null, sessionExpiry: null };

export function started(session: Session): Session {
  return { ...session, loading: true, error: null };
}

export function failed(session: Session, message: string): Session {
  return { ...session, loading: false, error: message };
}

export function signedIn(user: User, sessionExpiry: number): Session {
  return { currentUser: onlyUser(user), loading: false, error: null, sessionExpiry };
}

export function updated(session: Session, user: User): Session {
  return { ...session, currentUser: onlyUser(user), loading: false, error: null };
}

/** A session is expired when now, by the server's clock, is at or past its expiry. */
export function isExpired({ sessionExpiry }: Pick<Session, "sessionExpiry">, now?: number): boolean {
  return sessionExpiry !== null && (now ?? serverNow()) >= sessionExpiry;
}

/**
 * Copies the known fields only: the response of a sign-in also has the token, which must not be stored
 * with the user.
 */
function onlyUser(result: User): User {
  const { _id, id, username, fullName, email, gender, isUserAdmin, googlePhotoUrl, avatar } = result;
  return { _id, id, username, fullName, email, gender, isUserAdmin, googlePhotoUrl, avatar };
}
