import type { Locator, Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { test as base, expect } from "../setup/browser.ts";
import { type DeployedSite, openDeployedSite } from "../setup/deployed-site.ts";
import { mostViewedId } from "./outfit-calls.ts";
import { restoreSession, sharedPerson } from "./people.ts";

/** On a site behind a line that can break; one for each worker, so that its sessions are shared. */
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

interface Screen {
  /** `:id` is that of an outfit. */
  path: string;
  person?: "member" | "admin";
  /** One that is not among those of the footer. */
  link?: (page: Page) => Locator;
  /** What else fetches code when it is pressed. */
  presses?: Press[];
}

const NO_PART = /part of the page could not be loaded/;
const NO_PAGE = /This page could not be loaded/;

const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first();
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const pressEscape = (page: Page) => page.keyboard.press("Escape");

function opens(name: string | RegExp, says: RegExp = NO_PART): Press {
  return {
    name: String(name),
    says,
    press: (page) => button(page, name).click(),
    shows: dialog,
    undo: pressEscape,
  };
}

const VIEWER = opens(/^View full size/, /picture viewer could not be loaded/);

const submitsAccount: Press = {
  name: "the form's button",
  press: (page) => page.getByRole("main").locator("form button[type=submit]").click(),
  says: NO_PART,
  shows: (page) => page.getByRole("main").locator("[aria-invalid=true]").first(),
};

const SCREENS: Screen[] = [
  {
    path: "/",
    presses: [
      {
        name: "Chat bot",
        press: (page) => page.getByRole("button", { name: "Chat bot" }).click(),
        says: NO_PART,
        shows: dialog,
        undo: pressEscape,
      },
      {
        name: "the bespoke form's button",
        press: async (page) => {
          await page.locator("#custom").getByLabel("Describe your look").fill("A cocktail evening in Goa");
          await page.locator("#custom form button[type=submit]").first().click();
        },
        says: NO_PART,
        shows: dialog,
        undo: pressEscape,
      },
    ],
  },
  {
    path: "/outfit",
    presses: [
      VIEWER,
      {
        name: "Filters",
        press: (page) => button(page, /^Filters/).click(),
        says: NO_PART,
        again: (page) => page.getByRole("button", { name: "Try again" }).click(),
        shows: (page) => page.getByRole("main").getByLabel("Lowest price", { exact: true }),
      },
    ],
  },
  {
    path: "/trending",
    presses: [VIEWER],
    link: (page) => page.getByRole("main").locator('a[href^="/outfit/"]').first(),
  },
  {
    path: "/outfit/:id",
    presses: [
      VIEWER,
      {
        name: "Share",
        press: (page) => button(page, "Share").click(),
        says: NO_PART,
        shows: (page) =>
          page
            .locator("[data-sonner-toast]")
            .filter({ hasText: /cop(y|ied)/ })
            .first(),
      },
    ],
    link: (page) => page.getByRole("main").locator('a[href^="/outfit?"]').first(),
  },
  { path: "/cart" },
  { path: "/about-us", link: (page) => page.getByRole("main").locator('a[href="/outfit"]').first() },
  { path: "/privacy" },
  { path: "/terms", link: (page) => footerLink(page, "Privacy Policy") },
  { path: "/newsletter/confirm" },
  { path: "/newsletter/unsubscribe" },
  { path: "/alerts/unsubscribe" },
  { path: "/sent/subscribed" },
  { path: "/sign-in", presses: [submitsAccount] },
  { path: "/sign-up", presses: [submitsAccount] },
  { path: "/no-such-page" },
  { path: "/cart", person: "member" },
  { path: "/profile", person: "member", presses: [opens("Delete Account")] },
  {
    path: "/dashboard",
    person: "admin",
    presses: [opens("Import"), opens(/^Requests/)],
    link: (page) => page.locator('a[href="/"]').first(),
  },
];

const WAYS = {
  "gone before the press": (page: Page) => page.context().setOffline(true),
  "gone half-way": (_page: Page, site: DeployedSite) => site.cutHalfWay(),
};

/** What the page says: in its own notice, beside what was pressed, or in a toast. */
const said = (page: Page, text: RegExp) =>
  page.locator("[role=alert], [data-sonner-toast]").filter({ hasText: text }).first();

for (const [way, cut] of Object.entries(WAYS)) {
  for (const { path: pattern, person, presses = [], link } of SCREENS) {
    test(`${pattern}${person ? ` as ${person}` : ""}: with the network ${way}, a press leaves the page, says so, and works later`, async ({
      page,
      site,
      request,
      allowConsole,
    }) => {
      allowConsole(/net::ERR_|Failed to fetch|failed|could not|status of 404/);
      const path = pattern.replace(":id", await mostViewedId(request));
      const restore = async () => {
        site.restore();
        await page.context().setOffline(false);
      };
      await page.context().grantPermissions(["clipboard-write"]);
      // The device's own sharing cannot be answered here.
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
      // Code that has been fetched ahead would make a press succeed.
      site.withhold("idle-parts");
      if (person) await restoreSession(page, person === "admin" ? ADMIN : await sharedPerson(request));
      await page.goto(path);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      const title = await heading.innerText();
      const expectSamePage = async () => {
        await expect(page).toHaveURL(path);
        await expect(heading).toHaveText(title);
      };

      for (const { name, press, says = NO_PART, again = press, shows, undo } of presses) {
        await test.step(name, async () => {
          await cut(page, site);
          await press(page);
          await expect(said(page, says)).toBeVisible();
          await expectSamePage();
          await restore();
          await again(page);
          await expect(shows(page)).toBeVisible();
          await undo?.(page);
          await expectSamePage();
        });
      }

      await test.step("a link", async () => {
        const anchor = link?.(page) ?? footerLink(page, "Terms of Service");
        const target = (await anchor.getAttribute("href")) ?? "";
        await cut(page, site);
        await anchor.click();
        await expect(said(page, NO_PAGE)).toBeVisible();
        await expectSamePage();
        await restore();
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page).toHaveURL(target);
        await expect(heading).not.toHaveText(title);
        await expect(said(page, NO_PAGE)).toHaveCount(0);
      });
    });
  }
}
