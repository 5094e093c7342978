const FIRST_S = 60;
const LONGEST_S = 60 * 60;

/**
 * Seconds until the next attempt: one minute, doubled after each failure up to one hour, with a jitter of ± 25 % so that messages that
 * failed together are not retried together. `chance` is from 0 to 1.
 */
export function backOffSeconds(attempts: number, chance = Math.random()): number {
  const steady = Math.min(LONGEST_S, FIRST_S * 2 ** (attempts - 1));
  return steady * (0.75 + chance / 2);
}
