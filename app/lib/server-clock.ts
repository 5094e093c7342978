import { localStore } from "#app/lib/storage.ts";

/** Key in local storage of the milliseconds by which the server's clock is ahead of the device's. */
const OFFSET_KEY = "clockOffset";
/**
 * Below this the device's clock counts as right: the header has whole seconds, and a response takes its time.
 */
const TOLERANCE_MS = 60_000;

/** The server's time, as far as its responses have told, because a device's clock may be days off. */
export function serverNow(): number {
  return Date.now() + storedOffset();
}

/**
 * Learns the server's time from an uncached response. Returns whether the stored offset has changed.
 */
export function learnServerTime(response: Response): boolean {
  const measured = Date.parse(response.headers.get("Date") ?? "") - Date.now();
  if (Number.isNaN(measured) || Math.abs(measured - storedOffset()) < TOLERANCE_MS) return false;
  localStore.write(OFFSET_KEY, Math.abs(measured) < TOLERANCE_MS ? null : String(measured));
  return true;
}

const storedOffset = () => Number(localStore.read(OFFSET_KEY)) || 0;
