const FIRST_S = 60;
const LONGEST_S = 60 * 60;

/**
 * Seconds to wait after the given number of failed attempts: a minute, doubled each time, an hour at most, and up to a quarter of that
 * more or less, so that what failed together does not come back together. `chance` is from 0 to 1.
 */
export function backOffSeconds(attempts: number, chance = Math.random()): number {
  const steady = Math.min(LONGEST_S, FIRST_S * 2 ** (attempts - 1));
  return steady * (0.75 + chance / 2);
}
