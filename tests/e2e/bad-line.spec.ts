import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "../setup/browser.ts";
import { type DeployedSite, openDeployedSite } from "../setup/deployed-site.ts";
import { keepsFailedImports } from "./failed-imports.ts";
import { mostViewedId } from "./outfit-calls.ts";

/** On a site behind a line that can break; one for each worker. */
const test = base.extend<object, { site: DeployedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const site = await openDeployedSite(process.env.SERVER_URL ?? "");
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

interface Press {
  name: string;
  press: (page: Page) => Promise<void>;
  /** What the page says while the line is down. */
  says?: RegExp;
  /** How it is tried again, if not by the same press. */
  again?: (page: Page) => Promise<void>;
  /** What the press shows when the line is back. */
  shows: (page: Page) => Locator;
  /** Removes it, for the next press. */
  undo?: (page: Page) => Promise<void>;
}

const NO_PART = /part of the page could not be loaded/;
const NO_PAGE = /This page could not be loaded/;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first();
const pressTryAgain = (page: Page) => page.getByRole("button", { name: "Try again" }).click();
const reloadButton = (page: Page) => page.getByRole("button", { name: "Reload" });
const pressEscape = (page: Page) => page.keyboard.press("Escape");

/** The places of what fetches code when it is pressed: one of each mechanism, by path. */
const PLACES: Record<string, Press[]> = {
  "/": [
    {
      name: "an overlay",
      press: (page) => page.getByRole("button", { name: "Chat bot" }).click(),
      shows: (page) => page.getByRole("dialog"),
      undo: pressEscape,
    },
  ],
  "/outfit": [
    {
      name: "the viewer",
      press: (page) => button(page, /^View full size/).click(),
      says: /picture viewer could not be loaded/,
      shows: (page) => page.getByRole("dialog"),
      undo: pressEscape,
    },
    {
      name: "a part of the screen",
      press: (page) => button(page, /^Filters/).click(),
      again: pressTryAgain,
      shows: (page) => page.getByRole("main").getByLabel("Lowest price", { exact: true }),
    },
  ],
  "/outfit/:id": [
    {
      name: "what ends in a toast",
      press: (page) => button(page, "Share").click(),
      shows: (page) =>
        page
          .locator("[data-sonner-toast]")
          .filter({ hasText: /cop(y|ied)/ })
          .first(),
    },
  ],
  "/sign-in": [
    {
      name: "the rules of a form",
      press: (page) => page.getByRole("main").locator("form button[type=submit]").click(),
      shows: (page) => page.getByRole("main").locator("[aria-invalid=true]").first(),
    },
  ],
  "/about-us": [
    {
      name: "a screen",
      press: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click(),
      says: NO_PAGE,
      again: pressTryAgain,
      shows: (page) => page.getByRole("heading", { level: 1, name: /Terms/ }),
    },
  ],
};

const WAYS = {
  "gone before the press": (page: Page) => page.context().setOffline(true),
  "gone half-way": (_page: Page, site: DeployedSite) => site.cutHalfWay(),
};

/** What a person presses where the browser keeps the failure: the same again, then "Reload", then anew. */
async function reloadAndPress(page: Page, { press, again = press }: Press): Promise<void> {
  await again(page);
  const loaded = page.waitForEvent("load");
  await reloadButton(page).click();
  await loaded;
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await press(page);
}

/** What the page says: in its own notice, beside what was pressed, or in a toast. */
const said = (page: Page, text: RegExp) =>
  page.locator("[role=alert], [data-sonner-toast]").filter({ hasText: text }).first();

for (const [way, cut] of Object.entries(WAYS)) {
  for (const [pattern, presses] of Object.entries(PLACES)) {
    test(`${pattern}: with the network ${way}, a press leaves the page, says so, and works later`, async ({
      page,
      site,
      request,
      allowConsole,
    }) => {
      allowConsole(/net::ERR_|Failed to fetch|failed|could not|status of 404/);
      const keepsFailures = await keepsFailedImports(page);
      const path = pattern.replace(":id", await mostViewedId(request));
      await page.context().grantPermissions(["clipboard-write"]);
      // The device's own sharing cannot be answered here.
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
      // Code that has been fetched ahead would make a press succeed.
      site.withhold("idle-parts");
      await page.goto(path);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      const title = await heading.innerText();

      for (const each of presses) {
        const { name, press, says = NO_PART, again = press, shows, undo } = each;
        await test.step(name, async () => {
          await cut(page, site);
          await press(page);
          await expect(said(page, says)).toBeVisible();
          await expect(page).toHaveURL(path);
          await expect(heading).toHaveText(title);
          site.restore();
          await page.context().setOffline(false);
          // A screen is loaded as a document there.
          if (keepsFailures && says !== NO_PAGE) await reloadAndPress(page, each);
          else await again(page);
          await expect(shows(page)).toBeVisible();
          if (again === pressTryAgain) await expect(said(page, says)).toHaveCount(0);
          await undo?.(page);
        });
      }
    });
  }
}
