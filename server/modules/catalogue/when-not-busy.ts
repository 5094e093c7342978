import { setTimeout as delay } from "node:timers/promises";
import { ApiError } from "#server/lib/errors/api-error.ts";

const BUSY_MS = 1_000;

/** Tries again as long as the pictures that people upload take all of the time; `goOn` may throw. */
export async function whenNotBusy<T>(save: () => Promise<T>, goOn: () => void): Promise<T> {
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "UNAVAILABLE")) throw error;
    }
    await delay(BUSY_MS);
    goOn();
  }
}
