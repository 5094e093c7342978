import { logFailure } from "#app/lib/log.ts";

/** A storage of the browser that never throws. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  /** The value that a JSON text stands for; null without one, or when it is broken. */
  readJson: (key: string) => unknown;
  /** Null removes the value. */
  write: (key: string, value: string | null) => void;
}

/**
 * What the browser refuses to store, because storage is blocked or full, is kept in memory for as long as the
 * page is open. What is removed there too stays removed.
 */
function openStorage(area: "localStorage" | "sessionStorage"): BrowserStorage {
  const refused = new Map<string, string | null>();
  const read = (key: string) => {
    const kept = refused.get(key);
    if (kept !== undefined) return kept;
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

/** Outlasts the tab, and is shared by all tabs. */
export const localStore = openStorage("localStorage");
/** Of one tab. */
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
