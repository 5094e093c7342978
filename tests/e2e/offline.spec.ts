import type { Page } from "@playwright/test";
import { test as base, expect } from "../setup/browser.ts";
import { type DeployedSite, openDeployedSite } from "../setup/deployed-site.ts";
import { mostViewedId } from "./outfit-calls.ts";
import { newPerson, restoreSession } from "./people.ts";

/** With a service worker, and a network that can be cut. */
const test = base.extend<{ site: DeployedSite }>({
  site: async ({ serverUrl }, use) => {
    const site = await openDeployedSite(serverUrl);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: "allow", savesData: false });
test.beforeEach(({ allowConsole }) => {
  // Calls fail without a network, and the browser says so.
  allowConsole(/net::ERR_|Failed to fetch|failed/);
});

const stored = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

/** Moves to a screen inside the site and waits until it can be opened without a network. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
  await expect(page).toHaveURL(path);
  await expectStored(page, path);
}

async function expectStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => stored(page, path), { message: `${path} is stored` }).toBe(true);
}

/** The paths of all that the service worker stores. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("screens and pictures seen before open without a network, others show the offline page", async ({
  page,
  site,
  request,
}) => {
  const outfit = `/outfit/${await mostViewedId(request)}`;
  await page.goto("/trending");
  await expectStored(page, "/trending");
  await visit(page, outfit);
  const picture = page.locator(`main img[src^="/media/"]`).first();
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expectStored(page, source);
  const paths = await storedPaths(page);
  const fonts = paths.filter((path) => path.endsWith(".woff2"));
  expect(fonts.length, "fonts that the page shows").toBeGreaterThan(0);
  expect(fonts.filter((path) => !/\/(bodoni-moda|instrument-sans)-/.test(path))).toEqual([]);
  expect(paths.filter((path) => /\/(dashboard|editor)-/.test(path))).toEqual([]);

  site.cut();
  await page.goto(outfit);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Outfit");
  await expect(page.getByText("Saved copy, you're offline")).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto("/trending?utm_source=mail");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Trending");

  await page.goto("/cart", { waitUntil: "load" });
  const heading = page.getByRole("heading", { level: 1, name: "Out of reach" });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(/offline/);
  await expect(heading).toHaveCSS("font-family", /Bodoni Moda/);
  site.restore();
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(heading).toHaveCount(0);

  site.cut();
  await page.goto("/profile", { waitUntil: "load" });
  await expect(heading).toBeVisible();
  site.restore();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(heading, "the page comes by itself when the connection is back").toHaveCount(0);
});

test("nothing that a token fetched is stored, and signing out removes what was seen", async ({
  page,
  request,
}) => {
  await restoreSession(page, await newPerson(request));
  const outfit = `/outfit/${await mostViewedId(request)}`;
  await page.goto(outfit);
  await expectStored(page, outfit);
  await page.goto("/cart");
  await page.goto("/profile");

  const allowed = /^\/(assets|media|pictures)\/|^\/(outfit\/[^/]+|offline|[\w-]+\.svg)$/;
  expect((await storedPaths(page)).filter((path) => !allowed.test(path))).toEqual([]);

  await page.getByRole("button", { name: /Sign Out|Log Out/ }).click();
  await expect
    .poll(async () => (await storedPaths(page)).filter((path) => /^\/(media|outfit)\//.test(path)))
    .toEqual([]);
});

test("a person's own boards open without a network, from what the page itself stored, until they sign out", async ({
  page,
  site,
  request,
  allowConsole,
}) => {
  // The document of a private board, as everybody gets it.
  allowConsole(/status of 404.*\/board\//);
  const person = await newPerson(request);
  const { token } = await restoreSession(page, person);
  const headers = { authorization: `Bearer ${token}` };
  const board = await request.post("/backend/board", { headers, data: { name: "Diwali evenings" } });
  const { _id } = (await board.json()) as { _id: string };
  await request.put(`/backend/board/${_id}/outfit/${await mostViewedId(request)}`, { headers });

  await page.goto("/saved");
  await expectStored(page, "/saved");
  const link = page.getByRole("main").getByRole("link", { name: "Diwali evenings" });
  await link.click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectStored(page, `/board/${_id}`);

  site.cut();
  await page.goto("/saved");
  await expect(page.getByText(/^No connection. This is how it was on this device/)).toBeVisible();
  await link.click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  expect((await storedPaths(page)).filter((path) => path.startsWith("/backend"))).toEqual([]);

  site.restore();
  await page.goto("/profile");
  await page.getByRole("button", { name: /Sign Out|Log Out/ }).click();
  await expect(page).toHaveURL("/sign-in");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Diwali");
});

test("a deployment breaks neither an open page nor a stored one", async ({ page, context, site }) => {
  await page.goto("/trending");
  await expectStored(page, "/trending");

  site.deployNextBuild();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const second = await context.newPage();
  await second.goto("/trending");
  const builds = () =>
    second.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("ensemble-code-")));
  await expect.poll(async () => (await builds()).length).toBe(2);
  await expect
    .poll(() =>
      second.evaluate(async () => (await caches.keys()).filter((name) => /documents-next/.test(name)).length),
    )
    .toBe(1);

  site.cut();
  await second.reload();
  await expect(second.locator("html[data-hydrated]")).toBeAttached();
  await expect(second.getByRole("heading", { level: 1 })).toContainText("Trending");
  // The page of the build before still finds its own code.
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
});
