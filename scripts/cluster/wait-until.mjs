import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 50;

/**
 * Polls a condition; resolves to whether it became true within the time limit.
 * @param {() => boolean | Promise<boolean>} isTrue
 * @param {number} limitMs
 */
export async function waitUntil(isTrue, limitMs) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
}
