import { logFailure } from "#app/lib/log.ts";

/** A storage of the browser that never throws. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  /** Null if there is no value or it is not valid JSON. */
  readJson: (key: string) => unknown;
  /** Null removes the value. */
  write: (key: string, value: string | null) => void;
}

/**
 * Values that the browser refuses to store, because storage is blocked or full, are held in memory until the
 * page is closed; so are removals.
 */
function openStorage(area: "localStorage" | "sessionStorage"): BrowserStorage {
  const refused = new Map<string, string | null>();
  const read = (key: string) => {
    const inMemory = refused.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return globalThis[area].getItem(key);
    } catch {
      return null;
    }
  };
  return {
    read,
    readJson: (key) => {
      try {
        return JSON.parse(read(key) ?? "null");
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        if (value === null) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, value);
        refused.delete(key);
      } catch (error) {
        if (!refused.has(key)) logFailure(`${key} is kept for this page only`, error);
        refused.set(key, value);
      }
    },
  };
}

/** Shared by all tabs and visits. */
export const localStore = openStorage("localStorage");
/** Of this tab. */
export const tabStore = openStorage("sessionStorage");

/** Whether the browser stores anything beyond this page. */
export function canStore(): boolean {
  const PROBE = "probe";
  try {
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
