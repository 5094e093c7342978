import type { PersistStorage, StorageValue } from "zustand/middleware";
import { logFailure } from "#app/lib/log.ts";
import { type Session, SIGNED_OUT } from "#app/lib/session-state.ts";

/** Where the session is kept in local storage, and the version of its shape (D13). */
export const SESSION_KEY = "root";
export const SESSION_VERSION = 1;

/** Local storage as the session's place. Whatever cannot be read there means: nobody is signed in. */
export const sessionPersistence: PersistStorage<Session> = {
  getItem: (name) => ({ state: readSession(name), version: SESSION_VERSION }),
  setItem: (name, value) => write(() => localStorage.setItem(name, JSON.stringify(value))),
  removeItem: (name) => write(() => localStorage.removeItem(name)),
};

function readSession(name: string): Session {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as StorageValue<Session> | null;
    return kept?.version === SESSION_VERSION && isSession(kept.state) ? kept.state : SIGNED_OUT;
  } catch {
    return SIGNED_OUT;
  }
}

function isSession(state: Partial<Session> | null | undefined): state is Session {
  const user = state?.currentUser;
  return (
    typeof user?._id === "string" &&
    typeof user.username === "string" &&
    typeof user.email === "string" &&
    typeof state?.sessionExpiry === "number"
  );
}

/** Where storage is barred or full, the session lasts as long as the page. */
function write(change: () => void): void {
  try {
    change();
  } catch (error) {
    logFailure("The session could not be kept", error);
  }
}
