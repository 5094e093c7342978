import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 50;

/** Asks again and again until the answer is true; answers whether it was, within the time. */
export async function untilTrue(ask, limitMs) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    if (await ask()) return true;
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
}
