import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startBuiltServer, temporaryDataDir } from "../../scripts/built-server.mjs";
import { expect, expectNoAxeViolations, test } from "../setup/browser.ts";
import {
  answerCartCount,
  newPerson,
  readStored,
  screenOf,
  signInApart,
  signInBefore,
  signInByForm,
} from "./people.ts";

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
    if (headers.cookie?.includes("session=") && !headers.authorization) seen.credentials += 1;
  });
  return seen;
}

test.describe("the check every minute", () => {
  // covers: states-10, states-11, roles-24, calls-09, constants-32
  test("asks with credentials for as long as the session lives, and then no more", async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/401/);
    await page.clock.install();
    const { token } = await signInBefore(page, await newPerson(request));
    const checks = countChecks(page);
    await page.goto("/trending");
    await expect(chip(page)).toBeVisible();
    await page.clock.runFor(MINUTE_MS - 1_000);
    expect(checks.total).toBe(0);
    const first = page.waitForResponse(CHECK);
    await page.clock.runFor(1_000);
    expect((await first).status()).toBe(200);
    await expect(chip(page)).toBeVisible();

    await request.post("/backend/auth/signout", { headers: { authorization: `Bearer ${token}` } });
    const second = page.waitForResponse(CHECK);
    await page.clock.runFor(MINUTE_MS);
    expect((await second).status()).toBe(401);
    await expect(chip(page)).toHaveCount(0);
    expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
    await page.clock.runFor(5 * MINUTE_MS);
    expect(checks).toEqual({ total: 2, credentials: 2 });
  });

  // covers: states-12, errors-37
  test("a network failure is only logged", async ({ page, request, allowConsole }) => {
    allowConsole(/The session check failed|check-auth/);
    await page.clock.install();
    await signInBefore(page, await newPerson(request));
    await page.route(CHECK, (route) => route.abort());
    await page.goto("/trending");
    await expect(chip(page)).toBeVisible();
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith("The session check failed"),
    });
    await page.clock.runFor(MINUTE_MS);
    await logged;
    await expect(chip(page)).toBeVisible();
    await page.unroute(CHECK);
    const next = page.waitForResponse(CHECK);
    await page.clock.runFor(MINUTE_MS);
    expect((await next).ok()).toBe(true);
  });

  // covers: states-10
  test("nobody is asked about who is not there", async ({ page }) => {
    await page.clock.install();
    const checks = countChecks(page);
    await page.goto("/trending");
    await page.clock.runFor(3 * MINUTE_MS);
    expect(checks.total).toBe(0);
  });
});

test.describe("expiry", () => {
  // covers: states-09
  test("signs out at the very moment, without asking anybody", async ({ page, request }) => {
    await page.clock.install();
    await signInBefore(page, await newPerson(request), { sessionExpiry: Date.now() + 30_000 });
    await page.goto("/trending");
    await expect(chip(page)).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(chip(page)).toHaveCount(0);
    expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
  });

  // covers: routes-16
  test("on a private screen leads to sign in", async ({ page, request }) => {
    await page.clock.install();
    await signInBefore(page, await newPerson(request), { sessionExpiry: Date.now() + 30_000 });
    await page.goto("/profile");
    await expect(screenOf(page).getByLabel("Username")).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page).toHaveURL(/\/sign-in$/);
  });
});

test.describe("two tabs", () => {
  test("sign in and out together", async ({ page, request }) => {
    const person = await newPerson(request);
    await answerCartCount(page, 12);
    const other = await page.context().newPage();
    await other.goto("/trending");
    await page.goto("/sign-in");
    await signInByForm(page, person);
    await expect(chip(page)).toBeVisible();
    await expect(chip(other)).toBeVisible();
    await expect(other.getByRole("link", { name: "Cart, 9+ outfits" })).toBeVisible();

    await other.goto("/profile");
    await page.goto("/profile");
    await screenOf(page).getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(other).toHaveURL(/\/sign-in$/);
    await expect(other.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
  });

  test("agree when the storage is emptied", async ({ page, request }) => {
    await signInBefore(page, await newPerson(request));
    const other = await page.context().newPage();
    await page.goto("/trending");
    await other.goto("/trending");
    await expect(chip(other)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await expect(chip(other)).toHaveCount(0);
  });
});

for (const [what, root] of [
  ["damaged", "{"],
  ["of another version", JSON.stringify({ state: { currentUser: { _id: "1" } }, version: 2 })],
  [
    "of another shape",
    JSON.stringify({ state: { currentUser: "asha", sessionExpiry: "never" }, version: 1 }),
  ],
] as const) {
  // covers: fields-02, constants-33
  test(`a stored session that is ${what} means nobody is signed in`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("root", text), root);
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(screenOf(page).getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
  });
}

// covers: roles-23
test("a session of the last visit is not asked for twice", async ({ page, request }) => {
  await signInBefore(page, await newPerson(request));
  await page.goto("/trending");
  const [link] = await page.locator('a[href^="/outfit/"]').all();
  const path = await link?.getAttribute("href");
  const asked: (string | undefined)[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith(`/backend${path}`)) asked.push(sent.headers().authorization);
  });
  await page.goto(path ?? "");
  await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([expect.stringMatching(/^Bearer /)]);
});

test.describe("the menu on small screens", () => {
  test.beforeEach(({ page: _ }, { project }) => {
    test.skip(project.name !== "phone", "Wide screens have a chip instead, which leads to the profile.");
  });

  async function openMenu(page: Page) {
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("button", { name: "Log Out" })).toBeVisible();
    return menu;
  }

  // covers: header-12, header-13, header-14, entries-03
  test("says who is signed in and leads to the profile", async ({ page, request }) => {
    const person = await newPerson(request);
    await signInBefore(page, person);
    await page.goto("/trending");
    const menu = await openMenu(page);
    await expect(menu.getByText(person.username, { exact: true })).toBeVisible();
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByRole("link", { name: "Cart (3)" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/profile");
    await expect(menu.getByRole("link", { name: "Sign In" })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await menu.getByRole("link", { name: "My Profile" }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  // covers: header-13
  test("has a name for those without one", async ({ page, request }) => {
    await signInBefore(page, await newPerson(request), { username: "" });
    await page.goto("/trending");
    await expect((await openMenu(page)).getByText("Fashion Enthusiast")).toBeVisible();
  });

  // covers: header-14, states-06, states-14, roles-11, calls-05
  test("logging out forgets the person, empties the badge and closes it", async ({ page, request }) => {
    const person = await newPerson(request);
    await signInBefore(page, person);
    await page.goto("/trending");
    await expect(page.getByRole("link", { name: "Cart, 3 outfits" })).toBeVisible();
    const menu = await openMenu(page);
    const sent = page.waitForRequest("**/backend/auth/signout");
    await menu.getByRole("button", { name: "Log Out" }).click();
    expect((await sent).method()).toBe("POST");
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/trending$/);
    await expect(chip(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
    expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
  });

  for (const [what, answer, message] of [
    ["an answer with success false", { json: { success: false, message: "Not now" } }, "Not now"],
    [
      "a refusal",
      { status: 503, json: { success: false, message: "The database is away" } },
      "The database is away",
    ],
    ["no network", null, "Failed to fetch"],
  ] as const) {
    // covers: states-07, states-08, states-13, states-15, errors-08
    test(`${what} leaves one signed in, with the reason`, async ({ page, request, allowConsole }) => {
      allowConsole(/auth\/signout|ERR_FAILED/);
      await signInBefore(page, await newPerson(request));
      await page.route("**/backend/auth/signout", (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await page.goto("/trending");
      const menu = await openMenu(page);
      await menu.getByRole("button", { name: "Log Out" }).click();
      await expect(menu.getByRole("alert")).toHaveText(message);
      await expectNoAxeViolations(page);
      const { token, root } = await readStored(page);
      expect(token).toBeTruthy();
      expect(root.state).toMatchObject({ error: message, loading: false });
      expect(root.state.currentUser).not.toBeNull();

      await page.unroute("**/backend/auth/signout");
      await menu.getByRole("button", { name: "Log Out" }).click();
      await expect
        .poll(async () => (await readStored(page)).root.state)
        .toMatchObject({ currentUser: null, error: null });
    });
  }
});

test("moving on focuses the new screen's heading, announces its title and starts at the top", async ({
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

test("signing out elsewhere takes item links away", async ({ page, request }) => {
  const person = await newPerson(request);
  await signInBefore(page, person);
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
  expect(await signInApart(request, person)).toMatchObject({ username: person.username });
});

// covers: calls-11
test("where a path is set for it, browsers tell it of a session's token and of its end", async ({
  page,
  playwright,
  allowConsole,
}) => {
  allowConsole(/The token could not be synchronised|gateway/);
  const dataDir = temporaryDataDir();
  const server = await startBuiltServer({
    dataDir,
    env: { SEED: "none", TOKEN_SYNC_PATH: "/gateway/session" },
  });
  const request = await playwright.request.newContext({ baseURL: server.url });
  try {
    const told: (string | undefined)[] = [];
    let status = 204;
    await page.route("**/gateway/session", (route) => {
      told.push(`${route.request().method()} ${route.request().headers().authorization ?? "nothing"}`);
      return route.fulfill({ status });
    });
    await page.goto(`${server.url}/sign-in`);
    await signInByForm(page, await newPerson(request));
    await expect(chip(page)).toBeVisible();
    const { token } = await readStored(page);
    await expect.poll(() => told).toEqual([`POST Bearer ${token}`]);
    await page.goto(`${server.url}/profile`);
    await expect(screenOf(page).getByLabel("Username")).toBeVisible();

    status = 500;
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("The token could not be synchronised: /gateway/session answered 500"),
    );
    await screenOf(page).getByRole("button", { name: "Sign Out" }).click();
    await logged;
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(told).toEqual([`POST Bearer ${token}`, "DELETE nothing"]);
  } finally {
    await request.dispose();
    await page.goto("about:blank");
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
