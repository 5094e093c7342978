import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { test as base, expect } from "../setup/browser.ts";
import { type DeployedSite, openDeployedSite } from "../setup/deployed-site.ts";
import { keepsFailedImports } from "./failed-imports.ts";
import { holdCalls } from "./hold-calls.ts";
import { restoreSession, sharedPerson } from "./people.ts";

/** Behind a line that can break, and with another build that can be deployed. */
const test = base.extend<{ site: DeployedSite }>({
  site: async ({ serverUrl }, use) => {
    const site = await openDeployedSite(serverUrl);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.beforeEach(async ({ site, allowConsole }) => {
  allowConsole(/net::ERR_|Failed to fetch|failed|status of 404/);
  // Code that has been fetched ahead would make every navigation succeed.
  site.withhold("idle-parts");
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: /could not be loaded/ });
const progress = (page: Page) => page.getByRole("status").filter({ hasText: "Loading" });

/** The documents that the page requests from now on. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const SCREEN_CODE = /\/assets\/(terms|privacy)-/;

test("after a new build, a link to a screen whose code is gone loads it as a document, once", async ({
  page,
  site,
}) => {
  await page.goto("/about-us");
  const documents = watchDocuments(page);
  site.deployNextBuild();
  await footerLink(page, "Terms of Service").click();
  await expect(page).toHaveURL("/terms");
  await expect(heading(page)).toContainText("Terms");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await footerLink(page, "Privacy Policy").click();
  await expect(heading(page)).toContainText("Privacy");
  expect(documents).toEqual(["/terms"]);
});

test("a navigation that was given up for another screen changes nothing when its code fails", async ({
  page,
}) => {
  await page.goto("/about-us");
  const documents = watchDocuments(page);
  const fail = await holdCalls(page, /\/assets\/terms-/, (route) => route.fulfill({ status: 404 }));
  await footerLink(page, "Terms of Service").click();
  await expect(progress(page)).toBeAttached();
  await footerLink(page, "Privacy Policy").click();
  await expect(heading(page)).toContainText("Privacy");

  // Whether the file can be fetched is what decides on loading the screen as a document.
  const fetched = page.waitForResponse(
    (response) => /terms-/.test(response.url()) && response.request().resourceType() === "fetch",
  );
  fail();
  await (await fetched).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(progress(page)).toHaveCount(0);
  await expect(page).toHaveURL("/privacy");
  await expect(notice(page)).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("a screen whose code never arrives leaves the page, which says so", async ({ page }) => {
  await page.clock.install();
  await page.goto("/about-us");
  const release = await holdCalls(page, /\/assets\/terms-/);
  await footerLink(page, "Terms of Service").click();
  await expect(progress(page)).toBeAttached();
  // The time limit of importing the code, then that of fetching its files.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page).toHaveURL("/about-us");
  await expect(progress(page)).toHaveCount(0);

  release();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/terms");
});

test("Back to a screen whose code is not there leaves the page until the line is back", async ({
  page,
  site,
}) => {
  await page.goto("/privacy");
  await footerLink(page, "Terms of Service").click();
  await expect(heading(page)).toContainText("Terms");
  // The new document has the code of its own screen only, and the browser's cache, which a phone keeps
  // small, no longer has the other.
  await page.reload();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  site.cut();
  await page.evaluate(() => history.back());
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toContainText("Terms");
  await expect(page).toHaveURL("/terms");

  site.restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(heading(page)).toContainText("Privacy");
  await expect(notice(page)).toHaveCount(0);
});

test.describe("entries of overlays", () => {
  const openMenu = async (page: Page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/terms");
    await page.goto("/about-us");
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    return page.getByRole("dialog", { name: "Menu" });
  };
  const isHydrated = (page: Page) => expect(page.locator("html[data-hydrated]")).toBeAttached();

  test("are passed by Back and Forward after a reload, also while the code of the screen is loaded", async ({
    page,
  }) => {
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: "Trending" }).click();
    await expect(page).toHaveURL("/trending");
    await expect(heading(page)).toBeVisible();
    await page.reload();
    await isHydrated(page);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toContainText("About");
    await expect(page).toHaveURL("/about-us");
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL("/trending");
    await expect(heading(page)).toContainText("Trending");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/about-us");
    await expect(heading(page)).toContainText("About");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/terms");
  });

  test("are left by a reload, so that Back leaves the page at once", async ({ page }) => {
    await expect(await openMenu(page)).toBeVisible();
    await page.reload();
    await isHydrated(page);
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/terms");
  });
});

test("a section of the dashboard whose code is not there leaves the page until the line is back", async ({
  page,
  site,
}) => {
  const keepsFailures = await keepsFailedImports(page);
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Outfit Management");
  // A list that cannot be loaded is a notice of its own.
  await expect(page.getByText(/^Showing 1/)).toBeVisible();
  const documents = watchDocuments(page);
  site.cut();
  await page.getByRole("link", { name: "Users" }).click();
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toHaveText("Outfit Management");
  await expect(page).toHaveURL("/dashboard");

  site.restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/dashboard/users");
  await expect(heading(page)).toHaveText("Users");
  expect(documents).toEqual(keepsFailures ? ["/dashboard/users"] : []);
});

test("a redirect at hydration waits for the code of its screen", async ({ page, site }) => {
  const keepsFailures = await keepsFailedImports(page);
  const documents = watchDocuments(page);
  await page.route(/\/assets\/sign-in-/, (route) => route.abort());
  await page.goto("/profile");
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL("/profile");

  await page.unroute(/\/assets\/sign-in-/);
  site.restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/sign-in");
  await expect(heading(page)).toBeVisible();
  expect(documents).toEqual(keepsFailures ? ["/profile", "/sign-in"] : ["/profile"]);
});

test("a redirect at hydration loads the document when the code of its screen is gone", async ({
  page,
  request,
}) => {
  await restoreSession(page, await sharedPerson(request));
  const documents = watchDocuments(page);
  await page.route(/\/assets\/home-/, (route) =>
    documents.includes("/") ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await page.goto("/sign-in", { waitUntil: "commit" });
  await expect(page).toHaveURL("/");
  await expect(page.locator("#custom")).toBeVisible();
  expect(documents).toEqual(["/sign-in", "/"]);
});

test("a part whose code fails again offers to reload the page, as browsers need that keep a failed import", async ({
  page,
}) => {
  const chat = page.getByRole("button", { name: "Chat bot" });
  const reload = page.getByRole("button", { name: "Reload" });
  await page.goto("/");
  const documents = watchDocuments(page);
  await page.route(/\/assets\/chat-panel-/, (route) => route.abort());
  await chat.click();
  await expect(notice(page)).toBeVisible();
  await expect(reload).toHaveCount(0);
  await chat.click();
  await expect(reload).toBeVisible();

  await page.context().setOffline(true);
  await reload.click();
  await expect(reload).toBeVisible();
  expect(documents).toEqual([]);
  await page.context().setOffline(false);

  await page.unroute(/\/assets\/chat-panel-/);
  await reload.click();
  await expect.poll(() => documents).toEqual(["/"]);
  await chat.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("a navigation shows at once that it has begun", () => {
  /** From now on no timer of the page fires but those without a delay: a sign that waits does not come. */
  const stopTimers = (page: Page) =>
    page.evaluate(() => {
      const { setTimeout: start } = window;
      window.setTimeout = ((run: () => void, delay = 0) =>
        delay > 0 ? 0 : start(run, 0)) as unknown as typeof window.setTimeout;
    });

  test("while the screen's code is fetched", async ({ page }) => {
    await page.goto("/about-us");
    const release = await holdCalls(page, SCREEN_CODE);
    await stopTimers(page);
    await footerLink(page, "Terms of Service").click();
    await expect(progress(page)).toBeAttached();
    release();
    await expect(page).toHaveURL("/terms");
    await expect(progress(page)).toHaveCount(0);
  });

  test("while its data is fetched", async ({ page }) => {
    await page.goto("/about-us");
    await page.route("**/backend/**", () => {});
    await stopTimers(page);
    await footerLink(page, "Trending Styles").click();
    await expect(page).toHaveURL("/trending");
    await expect(
      page
        .getByRole("main")
        .getByText(/^Loading/)
        .first(),
    ).toBeAttached();
  });
});
