import type { PersistStorage, StorageValue } from "zustand/middleware";
import { logFailure } from "#app/lib/log.ts";
import { type Session, SIGNED_OUT } from "#app/lib/session-state.ts";

/** Key of the session in local storage, and the version of its shape. */
export const SESSION_KEY = "root";
export const SESSION_VERSION = 1;

/** The session in local storage. A value that cannot be read counts as signed out. */
export const sessionPersistence: PersistStorage<Session> = {
  getItem: (name) => ({ state: readSession(name), version: SESSION_VERSION }),
  setItem: (name, value) => write(() => localStorage.setItem(name, JSON.stringify(value))),
  removeItem: (name) => write(() => localStorage.removeItem(name)),
};

function readSession(name: string): Session {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? "null") as StorageValue<Session> | null;
    return stored?.version === SESSION_VERSION && isSession(stored.state) ? stored.state : SIGNED_OUT;
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

/** When storage is blocked or full, the session lasts as long as the page. */
function write(change: () => void): void {
  try {
    change();
  } catch (error) {
    logFailure("The session could not be stored", error);
  }
}
