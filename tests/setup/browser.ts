import { expect, type Page, test as plain, type Response } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { HYDRATED } from "#app/lib/hydration-events.ts";
import { PageWatch } from "./page-watch.ts";
import { scaled } from "./time-limits.ts";

interface Fixtures {
  /** Where the built server of this run answers. */
  serverUrl: string;
  /** Announces a console message, page error or failed request that this test provokes on purpose. */
  allowConsole: (pattern: RegExp) => void;
  watch: PageWatch;
}

/** A test about what happens between browser and server, which no width changes, in a file whose others are about looks too. */
export const PHONE_ONLY = { tag: "@phone-only" };

/** Playwright's test, on the built server, that also fails when any page complained about anything unannounced. */
export const test = plain.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  serverUrl: async ({}, use) => {
    const url = process.env.SERVER_URL;
    if (!url) throw new Error("SERVER_URL is not set: tests/setup/demo-server.ts sets it for the run.");
    await use(url);
  },
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  context: async ({ context }, use) => {
    await context.addInitScript((hydrated) => {
      addEventListener(hydrated, () => document.documentElement.setAttribute("data-hydrated", ""));
    }, HYDRATED);
    context.on("page", waitUntilItReacts);
    await use(context);
  },
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      watch.follow(context);
      await use(watch);
      expect(watch.surprises(), "console, page errors, failed requests").toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ watch }, use) => use((pattern) => watch.announce(pattern)),
});

/** A link that is pressed before the page reacts loads a document: right, and not what most tests are about. */
function waitUntilItReacts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const arrived = async (response: Response | null, waitUntil: string | undefined) => {
    const isDocument = response?.headers()["content-type"]?.startsWith("text/html");
    if (isDocument && waitUntil === undefined) await reacts(page);
    return response;
  };
  page.goto = async (url, options) => arrived(await goto(url, options), options?.waitUntil);
  page.reload = async (options) => arrived(await reload(options), options?.waitUntil);
}

/** Pages without the site's scripts, or with them kept away, never react. */
const REACTS_WITHIN_MS = scaled(5_000);

async function reacts(page: Page): Promise<void> {
  await page
    .locator("html[data-hydrated]")
    .waitFor({ state: "attached", timeout: REACTS_WITHIN_MS })
    .catch(() => {});
}

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Colours in the middle of a transition are nobody's contrast: finite animations are waited for, endless ones left alone. */
function animationsEnded(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/**
 * Expects no violations of WCAG 2.2 AA on the page as it is. `within` limits the check to a part of the page. axe runs in the page itself:
 * its adapter for Playwright would open another page for each run.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  await animationsEnded(page);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ within, tags }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const results: AxeResults = await axe.run(within ?? document, {
        runOnly: { type: "tag", values: tags },
        resultTypes: ["violations"],
        elementRef: false,
      });
      return results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")}\n${failureSummary ?? ""}`,
        ),
      );
    },
    { within, tags: WCAG_22_AA },
  );
  expect(violations).toEqual([]);
}

export { expect };
