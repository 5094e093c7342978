import { vi } from "vitest";

/**
 * Holds the monotonic clock in the rest of a test, so that no cached response expires by itself, however slow
 * the machine is. Returns a function that moves it on.
 */
export function holdClock(): (milliseconds: number) => void {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return (milliseconds) => {
    now += milliseconds;
  };
}
