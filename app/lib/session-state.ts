import type { User } from "#contract/user.ts";

/** Who uses the site (spec section 3, "Session"). */
export interface Session {
  currentUser: User | null;
  /** Somebody is being signed in or out, changed or deleted. */
  loading: boolean;
  /** Why the last of these failed. */
  error: string | null;
  /** Milliseconds since the epoch. */
  sessionExpiry: number | null;
}

/*
 * The transitions of spec section 4. Signing in, updating, deleting and signing out all start and fail alike; deleting
 * succeeds like signing out.
 */

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

/** A session is expired when now is at or past its expiry (spec section 4). */
export function isExpired({ sessionExpiry }: Pick<Session, "sessionExpiry">, now = Date.now()): boolean {
  return sessionExpiry !== null && now >= sessionExpiry;
}

/** A sign-in's answer carries the token beside the user: what is kept names its fields, so that nothing else gets in (D13). */
function onlyUser(answer: User): User {
  const { _id, id, username, fullName, email, gender, isUserAdmin, googlePhotoUrl, avatar } = answer;
  return { _id, id, username, fullName, email, gender, isUserAdmin, googlePhotoUrl, avatar };
}
