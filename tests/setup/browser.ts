import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as plain,
  type Response,
} from "@playwright/test";
import type { AxeResults, RunOnly } from "axe-core";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { START_ID } from "#app/early/start-after-paint.ts";
import type { ShopAppearance } from "#contract/shop/brand.ts";
import { paletteOf, paletteStyle } from "#contract/shop/palette.ts";
import { PageWatch } from "./page-watch.ts";

type BrandColours = Pick<ShopAppearance, "accent" | "second">;

interface Options {
  /**
   * Whether the browser saves data, so that a page does not fetch the code of other screens: that takes a
   * quarter of the time of opening it.
   */
  savesData: boolean;
}

interface Fixtures {
  /** URL of this run's server. */
  serverUrl: string;
  /** Allows a console message, page error or failed request that this test causes on purpose. */
  allowConsole: (pattern: RegExp) => void;
  /** Opens a page in the browser of another person, which is watched like the first one. */
  openBrowser: () => Promise<Page>;
  watch: PageWatch;
}

/** Tag for a test of a layout that differs between a phone and a desktop. A test without a tag runs on a phone. */
export const BOTH_WIDTHS = { tag: "@both-widths" };
/** Tag for a test of what a phone does not have, such as a mouse or the header's links. */
export const DESKTOP_ONLY = { tag: "@desktop-only" };
/** Tag for one of the dozen tests of what the shop lives from, which `npm test` runs. */
export const JOURNEY = { tag: "@journey" };

/**
 * Playwright's test, on the built server, that also fails on console messages, page errors and failed
 * requests that are not allowed.
 */
export const test = plain.extend<Fixtures & Options>({
  savesData: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  serverUrl: async ({}, use) => {
    const url = process.env.SERVER_URL;
    if (!url) throw new Error("SERVER_URL is not set: tests/setup/demo-server.ts sets it for the run.");
    await use(url);
  },
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  context: async ({ context, javaScriptEnabled, savesData }, use) => {
    if (javaScriptEnabled) await prepareContext(context, savesData);
    await use(context);
  },
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      await watch.follow(context);
      await use(watch);
      expect(watch.unexpected(), "console, page errors, failed requests").toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ watch }, use) => use((pattern) => watch.allow(pattern)),
  openBrowser: async ({ browser, baseURL, savesData, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      contexts.push(context);
      await prepareContext(context, savesData);
      await watch.follow(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Has the pages of a browser save data or not, and wait for hydration. */
async function prepareContext(context: BrowserContext, savesData: boolean): Promise<void> {
  await context.addInitScript((saveData) => {
    Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  }, savesData);
  await context.addInitScript((hydrated) => {
    let isKnown = false;
    // The site marks the document as interactive when the screen is hydrated too.
    const check = () => {
      const { dataset } = document.documentElement;
      if (isKnown && dataset.interactive !== undefined) dataset.hydrated = "";
    };
    addEventListener(hydrated, () => {
      isKnown = true;
      check();
      new MutationObserver(check).observe(document.documentElement, {
        attributeFilter: ["data-interactive"],
      });
    });
  }, HYDRATED);
  context.on("page", waitForHydration);
}

/**
 * Makes `goto` and `reload` wait for hydration: before it, a link loads a whole document, which most tests
 * do not expect. A test that withholds the scripts, so that the page is never hydrated, passes `waitUntil`.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const afterHydration = async (response: Response | null, waitUntil: string | undefined) => {
    const isDocument = response?.headers()["content-type"]?.startsWith("text/html");
    if (isDocument && waitUntil === undefined) await hydrated(page);
    return response;
  };
  page.goto = async (url, options) => afterHydration(await goto(url, options), options?.waitUntil);
  page.reload = async (options) => afterHydration(await reload(options), options?.waitUntil);
}

async function hydrated(page: Page): Promise<void> {
  const hasScripts = await page.locator(`script#${START_ID}`).count();
  if (hasScripts === 0) return;
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Minified: the package's `source` takes a third longer to read, once for each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Waits for finite animations, because contrast cannot be measured during a colour transition. */
function animationsEnded(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/**
 * Expects no violations of WCAG 2.2 AA on the page as it is, or in the part that covers it. axe runs in the
 * page itself: its Playwright adapter would open another page for each run.
 */
export async function expectNoAxeViolations(page: Page, part?: Locator): Promise<void> {
  expect(await axeViolations(page, part, { type: "tag", values: WCAG_22_AA })).toEqual([]);
}

/** Expects every text of the page, or of the part that covers it, to have its contrast in a shop's colours. */
export async function expectContrastIn(colours: BrandColours, page: Page, part?: Locator): Promise<void> {
  const style = paletteStyle(paletteOf(colours));
  const inOwnColours = await page.evaluate((own) => {
    const { style } = document.documentElement;
    const { cssText } = style;
    style.cssText += `;${own}`;
    return cssText;
  }, style);
  const violations = await axeViolations(page, part, { type: "rule", values: ["color-contrast"] });
  await page.evaluate((before) => {
    document.documentElement.style.cssText = before;
  }, inOwnColours);
  expect(violations, `in ${colours.accent} and ${colours.second}`).toEqual([]);
}

async function axeViolations(page: Page, part: Locator | undefined, runOnly: RunOnly): Promise<string[]> {
  await animationsEnded(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return (part ?? page.locator(":root")).evaluate(async (element, runOnly) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const results: AxeResults = await axe.run(element, {
      runOnly,
      resultTypes: ["violations"],
      elementRef: false,
      // Loads all style sheets again for a rule about them that is not among the default ones.
      preload: false,
    });
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")}\n${failureSummary ?? ""}`,
      ),
    );
  }, runOnly);
}

/** The smallest text that is read without effort; icons and what only screen readers get do not count. */
const TEXT_MIN_PX = 12;

/** Expects no visible text smaller than 12 px. */
export async function expectReadableText(page: Page): Promise<void> {
  const small = await page.evaluate((min) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement: element, textContent: text } = texts.currentNode;
      if (!element || !text?.trim() || !element.checkVisibility()) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < min) found.add(text.trim());
    }
    return [...found];
  }, TEXT_MIN_PX);
  expect(small, "text below 12 px").toEqual([]);
}

export { expect };
