import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { dearest, fillCart, shopperWith } from "./cart-steps.ts";
import { openUntilIdle } from "./idle-parts.ts";
import { passTime } from "./page-clock.ts";
import { newPerson, readStored, restoreSession, screenOf, signInByApi, signInByForm } from "./people.ts";

const MINUTE_MS = 60_000;
const CHECK = "**/backend/user/check-auth";

const signInLink = (page: Page) => screenOf(page).getByRole("link", { name: "Sign in", exact: true });
const chip = (page: Page) => page.getByRole("link", { name: /^Profile of / });

function countChecks(page: Page): { credentials: number; total: number } {
  const seen = { credentials: 0, total: 0 };
  page.on("request", async (request) => {
    if (!request.url().endsWith("/user/check-auth")) return;
    seen.total += 1;
    const headers = await request.allHeaders();
    if (headers.cookie?.includes("session=") && headers.authorization) seen.credentials += 1;
  });
  return seen;
}

/** The calls of signed-in people that a page sends as a visitor. */
function refusedCalls(page: Page): string[] {
  const refused: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/backend\/(board|cart)\//.test(pathname) || request.headers().authorization) return;
    refused.push(pathname);
  });
  return refused;
}

test.describe("the check every minute", () => {
  // covers: states-10, states-11, roles-24, calls-09, constants-32
  test("sends the session cookie until the session ends, then stops", async ({
    page,
    request,
    allowConsole,
  }) => {
    // Other calls of the page may be under way when time passes.
    allowConsole(/401|did not answer in time/);
    await page.clock.install();
    const { token } = await restoreSession(page, await newPerson(request));
    const checks = countChecks(page);
    await page.goto("/trending");
    await expect(chip(page)).toBeVisible();
    // The page's time also goes on by itself, by as much as this machine needs.
    await passTime(page, MINUTE_MS / 2);
    expect(checks.total).toBe(0);
    const first = page.waitForResponse(CHECK);
    await passTime(page, MINUTE_MS / 2);
    expect((await first).status()).toBe(200);
    await expect(chip(page)).toBeVisible();

    await request.post("/backend/auth/signout", { headers: { authorization: `Bearer ${token}` } });
    const second = page.waitForResponse(CHECK);
    await passTime(page, MINUTE_MS);
    expect((await second).status()).toBe(401);
    await expect(chip(page)).toHaveCount(0);
    expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
    await page.clock.runFor(5 * MINUTE_MS);
    expect(checks).toEqual({ total: 2, credentials: 2 });
  });
});

test.describe("two tabs", () => {
  // covers: session-check-04
  test("check the session once a minute between them, and the second goes on when the first is closed", async ({
    page,
    request,
    allowConsole,
  }) => {
    // Other calls of the pages may be under way when time passes.
    allowConsole(/did not answer in time/);
    await page.clock.install();
    await restoreSession(page, await newPerson(request));
    const other = await page.context().newPage();
    const checked: (Page | null)[] = [];
    // When they have ended: time that passes before would reach the limit of their calls.
    page.context().on("requestfinished", (sent) => {
      if (sent.url().endsWith("/user/check-auth")) checked.push(sent.frame().page());
    });
    for (const tab of [page, other]) {
      const refreshed = tab.waitForResponse("**/backend/outfit/trending?**");
      await tab.goto("/trending");
      await (await refreshed).finished();
      await expect(chip(tab)).toBeVisible();
    }
    for (const minutes of [1, 2]) {
      await passTime(page, MINUTE_MS);
      await expect.poll(() => checked.length).toBe(minutes);
    }
    expect(new Set(checked).size).toBe(1);

    const [first] = checked;
    const left = first === page ? other : page;
    await first?.close();
    await expect(async () => {
      await passTime(left, MINUTE_MS);
      await expect.poll(() => checked.includes(left), { timeout: scaled(5_000) }).toBe(true);
    }).toPass();
  });

  test("sign in and out together", async ({ page, request }) => {
    const person = await newPerson(request);
    await fillCart(request, person, await dearest(request, 10));
    const other = await page.context().newPage();
    await other.goto("/trending");
    await page.goto("/sign-in");
    await signInByForm(page, person);
    await expect(chip(page)).toBeVisible();
    await expect(chip(other)).toBeVisible();
    await expect(other.getByRole("link", { name: "Cart, 9+ outfits" })).toBeVisible();

    await other.goto("/profile");
    await page.goto("/profile");
    await screenOf(page).getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(other).toHaveURL(/\/sign-in$/);
    await expect(other.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
  });

  test("sign out when the storage is cleared", async ({ page, request }) => {
    await restoreSession(page, await newPerson(request));
    const other = await page.context().newPage();
    await page.goto("/trending");
    await other.goto("/trending");
    await expect(chip(other)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await expect(chip(other)).toHaveCount(0);
  });
});

// covers: roles-23
test("a restored session requests an outfit once, with its token", async ({ page, request }) => {
  await restoreSession(page, await newPerson(request));
  await page.goto("/trending");
  const [link] = await page.locator('a[href^="/outfit/"]').all();
  const path = await link?.getAttribute("href");
  const asked: (string | undefined)[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith(`/backend${path}`)) asked.push(sent.headers().authorization);
  });
  await openUntilIdle(page, path ?? "");
  await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^Bearer /)]);
});

test.describe("the menu on small screens", () => {
  test.beforeEach(({ page: _ }, { project }) => {
    test.skip(project.name !== "phone", "Wide screens link to the profile instead.");
  });

  async function openMenu(page: Page) {
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("button", { name: "Log Out" })).toBeVisible();
    return menu;
  }

  // covers: header-14, states-06, states-14, roles-11, calls-05
  test("logging out clears the session and the cart badge, and closes the menu", async ({
    page,
    request,
  }) => {
    await shopperWith(page, request, await dearest(request, 1));
    await page.goto("/trending");
    await expect(page.getByRole("link", { name: "Cart, 1 outfit" })).toBeVisible();
    const menu = await openMenu(page);
    const refused = refusedCalls(page);
    const sent = page.waitForRequest("**/backend/auth/signout");
    await menu.getByRole("button", { name: "Log Out" }).click();
    expect((await sent).method()).toBe("POST");
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/trending$/);
    await expect(chip(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
    expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
    expect(refused).toEqual([]);
  });
});

test("navigation focuses the new screen's heading, announces its title and scrolls to the top", async ({
  page,
}) => {
  await page.goto("/trending");
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator('footer a[href="/outfit?section=Men"]').click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.locator('p[role="status"]').filter({ hasText: "Ensemble" })).toHaveText(
    await page.title(),
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/trending$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("item links disappear and return with sign-out and sign-in in another tab", async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await restoreSession(page, person);
  await page.goto("/trending");
  await page.locator('a[href^="/outfit/"]').first().click();
  await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/profile");
  await screenOf(other).getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to unlock item links" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^View Item/ })).toHaveCount(0);
  await expect(signInLink(page)).toBeVisible();

  await other.goto("/sign-in");
  await signInByForm(other, person);
  await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
  expect(await signInByApi(request, person)).toMatchObject({ username: person.username });
});
