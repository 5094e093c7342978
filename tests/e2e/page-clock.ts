import type { Page } from "@playwright/test";
import { expect } from "../setup/browser.ts";

/** Stops the page's clock, which must have been installed before the page was opened. */
export function pauseClock(page: Page): Promise<void> {
  // The clock advances during the call, and a time that has passed meanwhile is rejected, so the call is repeated.
  return expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass();
}

/**
 * Lets a time pass at once. What falls due in it, such as the check of the session, begins at its end; `runFor`
 * would begin it on the way, and pass the time limit of its call before the server responds.
 */
export function passTime(page: Page, milliseconds: number): Promise<void> {
  return page.clock.fastForward(milliseconds);
}

/** Timers from this length on are those of toasts and the time limits of calls. */
const LONG_TIMER_MS = 2_500;

/**
 * Disables the timers that would end a state, in documents that are opened from now on: a toast stays until it
 * is closed, however long a slow machine takes to look at it or to press in it.
 */
export function disableLongTimers(page: Page, from = LONG_TIMER_MS): Promise<unknown> {
  return page.addInitScript((limit) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, ms = 0, ...parameters: unknown[]) =>
      ms < limit ? setTimeout(run, ms, ...parameters) : 0) as typeof setTimeout;
  }, from);
}
