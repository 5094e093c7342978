import { type Browser, devices, type Page } from "@playwright/test";
import { HYDRATED } from "#app/early/hydration-events.ts";

/** Of Chromium's own throttling, in the browser: nothing is simulated afterwards. */
export const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const LIMIT_MS = 60_000;

/** A press and what it does, as functions that run in the page. */
export interface Press {
  button: () => HTMLElement | null | undefined;
  hasActed: () => boolean;
}

/**
 * Milliseconds since navigation started, except `acted`: since the first contentful paint, when the
 * button was pressed.
 */
export interface Visit {
  painted: number;
  largestPainted: number;
  hydrated: number;
  acted: number | undefined;
}

interface Measured {
  painted?: number;
  largestPainted?: number;
  hydrated?: number;
  acted?: number;
}

type MeasuredWindow = Window & { measured: Measured };

/** Loads a page with an empty cache on a slow phone and line; presses a button at the first paint. */
export async function visitOnSlowPhone(browser: Browser, url: string, press?: Press): Promise<Visit> {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "en-IN" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe, HYDRATED);
    if (press) await page.addInitScript(pressAtFirstPaint(press));
    await page.goto(url, { timeout: LIMIT_MS });
    return await result(page, press !== undefined);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. Without named functions inside, which the loader of these sources wraps in a helper that
 * the page does not have.
 */
function observe(hydrated: string): void {
  const measured: Measured = {};
  (window as unknown as MeasuredWindow).measured = measured;
  addEventListener(hydrated, () => {
    measured.hydrated ??= performance.now();
  });
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName("first-contentful-paint");
    if (!first) return;
    measured.painted = first.startTime;
    dispatchEvent(new Event("painted"));
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.largestPainted = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

function pressAtFirstPaint({ button, hasActed }: Press): string {
  return `addEventListener("painted", () => {
    const check = () => {
      if ((${hasActed})()) measured.acted = performance.now();
      else requestAnimationFrame(check);
    };
    const press = () => {
      const button = (${button})();
      if (!button) return requestAnimationFrame(press);
      button.click();
      check();
    };
    press();
  }, { once: true });`;
}

async function result(page: Page, isPressed: boolean): Promise<Visit> {
  const complete = await page.waitForFunction(
    (isPressed) => {
      const { measured } = window as unknown as MeasuredWindow;
      const { painted, largestPainted, hydrated, acted } = measured;
      if (painted === undefined || largestPainted === undefined || hydrated === undefined) return;
      if (isPressed && acted === undefined) return;
      return { painted, largestPainted, hydrated, acted: acted === undefined ? undefined : acted - painted };
    },
    isPressed,
    { timeout: LIMIT_MS },
  );
  return (await complete.jsonValue()) as Visit;
}
