import type { PersistStorage, StorageValue } from "zustand/middleware";
import { type Session, SIGNED_OUT } from "#app/entities/session/session-state.ts";
import { localStore } from "#app/lib/storage.ts";

/** Key of the session in local storage, and the version of its shape. */
export const SESSION_KEY = "root";
export const SESSION_VERSION = 1;

/** The session in local storage. A value that cannot be read counts as signed out. */
export const sessionPersistence: PersistStorage<Session> = {
  getItem: (name) => ({ state: readSession(name), version: SESSION_VERSION }),
  setItem: (name, value) => localStore.write(name, JSON.stringify(value)),
  removeItem: (name) => localStore.write(name, null),
};

function readSession(name: string): Session {
  const stored = localStore.readJson(name) as StorageValue<Session> | null;
  return stored?.version === SESSION_VERSION && isSession(stored.state) ? stored.state : SIGNED_OUT;
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
