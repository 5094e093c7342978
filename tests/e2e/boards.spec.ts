import type { APIRequestContext, Page } from "@playwright/test";
import type { Board, BoardPage, SavedOutfits } from "#contract/boards/boards.ts";
import { BOTH_WIDTHS, expect, JOURNEY, test } from "../setup/browser.ts";
import { badge, expectToast, shopperWith } from "./cart-steps.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { disableLongTimers } from "./page-clock.ts";
import { newPerson, screenOf, signInByForm } from "./people.ts";

// Also those behind the sheet that a phone has for the menu.
const marks = (page: Page) => screenOf(page).getByRole("button", { name: /^Saved?: /, includeHidden: true });
const menu = (page: Page) => page.getByRole("dialog", { name: "Your boards" });
const addAll = (page: Page) => page.getByRole("button", { name: "Add All to Cart" });
const sharing = (page: Page) => page.getByRole("switch", { name: "Anyone with the link can see this board" });
const looks = (page: Page) => screenOf(page).getByRole("article");
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

async function boardCall<T>(
  request: APIRequestContext,
  token: string,
  method: "GET" | "POST" | "PUT",
  path = "",
  data?: unknown,
): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.fetch(`/backend/board${path}`, { method, headers, data });
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** A signed-in person with a board of the newest looks, the last of the list saved last. */
async function collector(page: Page, request: APIRequestContext, count: number, name = "Diwali evenings") {
  const { token } = await shopperWith(page, request, []);
  const response = await request.get(`/backend/outfit/getoutfits?limit=${count}`);
  const { outfits } = (await response.json()) as BoardPage;
  const { _id } = await boardCall<Board>(request, token, "POST", "", { name });
  const ids = outfits.map((outfit) => outfit._id);
  for (const id of ids) await boardCall(request, token, "PUT", `/${_id}/outfit/${id}`);
  return { token, boardId: _id, ids };
}

const order = (page: Page) =>
  looks(page)
    .getByRole("link", { name: /Outfit$/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/outfit/", "")));

// The document of a private board is a 404: its owner's browser asks with the token.
test.beforeEach(({ allowConsole }) => allowConsole(/status of 404 .*\/board\//));

test(
  "a look is saved, put on a board, into the cart, and shared with a visitor who is signed out",
  JOURNEY,
  async ({ page, request, browser, baseURL }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await shopperWith(page, request, []);
    await page.goto("/outfit");
    const mark = marks(page).first();
    await mark.click();
    await expect(mark).toHaveText(/^Saved: /);
    await menu(page).getByRole("button", { name: "Yes, tell me" }).click();
    await expect(menu(page)).toContainText("once you have confirmed your email address");
    await expect(menu(page).getByRole("checkbox", { name: /^Saved/ })).toBeChecked();
    await menu(page).getByRole("button", { name: "New board" }).click();
    await expect(menu(page).getByLabel("Name of the board")).toBeFocused();
    await page.keyboard.type("✨ Diwali evenings");
    await page.keyboard.press("Enter");
    await expect(menu(page).getByRole("checkbox", { name: /Diwali/ })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toHaveCount(0);
    await expect(mark).toBeFocused();

    await mark.click();
    await menu(page).getByRole("link", { name: "See all" }).click();
    await expect(page).toHaveURL("/saved");
    await screenOf(page).getByRole("link", { name: "✨ Diwali evenings" }).click();
    await expect(page.getByRole("heading", { name: "✨ Diwali evenings", level: 1 })).toBeVisible();
    await expect(page.getByRole("switch", { name: "Tell me when the price drops" })).toBeChecked();

    await addAll(page).click();
    const summary = page.getByRole("dialog", { name: "Your board and your cart" });
    await expect(summary).toContainText("1 look added to your cart");
    await summary.getByRole("button", { name: "Keep Looking" }).click();
    await expect(badge(page)).toHaveText("1");
    await addAll(page).click();
    await expect(summary).toContainText("1 look already in it");
    await summary.getByRole("button", { name: "Close" }).click();

    await sharing(page).click();
    await page.getByRole("button", { name: "Share" }).click();
    await expectToast(page, "success", "Link copied");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(new URL(page.url()).pathname);

    const { pathname } = new URL(link);
    const document = await (await request.get(pathname)).text();
    expect(document).toContain("✨ Diwali evenings");
    expect(document).toMatch(
      /<meta property="og:image" content="[^"]+\/backend\/board\/|<meta property="og:image"/,
    );
    expect(document).not.toContain("noindex");

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", viewport: page.viewportSize() });
    const visitor = await elsewhere.newPage();
    await visitor.goto(pathname);
    await expect(visitor.getByText(/^A board by/)).toBeVisible();
    await expect(looks(visitor)).toHaveCount(1);
    await expect(visitor.getByRole("switch")).toHaveCount(0);
    await addAll(visitor).click();
    await expectToast(visitor, "error", "Please login to add items to cart");

    await sharing(page).click();
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: "This board is not here" })).toBeVisible();
    await elsewhere.close();
  },
);

test("a visitor's look is saved when they come back signed in", async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto("/outfit?section=Women");
  await marks(page).first().click();
  await expectToast(page, "error", "Please sign in to save looks");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await signInByForm(page, person);
  await expectToast(page, "success", "Saved to your looks");
  await expect(page).toHaveURL("/outfit?section=Women");
  await expect(marks(page).first()).toHaveText(/^Saved: /);
});

test("the viewer saves too, without closing", BOTH_WIDTHS, async ({ page, request }) => {
  const { ids } = await collector(page, request, 1);
  await page.goto(`/outfit/${ids[0]}`);
  await page.getByRole("button", { name: /^View full size/ }).click();
  const viewer = page.getByRole("dialog", { name: /Outfit$/ });
  await viewer.getByRole("button", { name: /^Saved: / }).click();
  const diwali = menu(page).getByRole("checkbox", { name: /^Diwali/ });
  await expect(diwali).toBeChecked();
  await diwali.click();
  await expect(diwali).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(viewer.getByRole("button", { name: /^Save: / })).toBeVisible();
});

test(
  "a board is put into another order, by buttons and by dragging, and keeps it",
  BOTH_WIDTHS,
  async ({ page, request }) => {
    const { boardId, ids } = await collector(page, request, 4);
    const saved = [...ids].reverse();
    await page.goto(`/board/${boardId}`);
    await expect.poll(() => order(page)).toEqual(saved);
    await page.getByRole("button", { name: "Arrange looks" }).click();
    const moved = page.waitForResponse(/\/position$/);
    await looks(page)
      .first()
      .getByRole("button", { name: /^Move later/ })
      .click();
    await moved;
    if (!isPhone(page)) {
      const dragged = page.waitForResponse(/\/position$/);
      await looks(page).nth(3).hover();
      await page.mouse.down();
      const target = looks(page).first();
      await target.hover();
      // Chromium takes the drop only after a second move.
      await target.hover({ position: { x: 20, y: 20 } });
      await page.mouse.up();
      await dragged;
    }
    const [first, second, third, fourth] = saved;
    const expected = isPhone(page) ? [second, first, third, fourth] : [fourth, second, first, third];
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => order(page)).toEqual(expected);
    await page.reload();
    await expect.poll(() => order(page)).toEqual(expected);
  },
);

test("a board is renamed, deleted, brought back, and deleted for good", async ({ page, request }) => {
  const { token, boardId } = await collector(page, request, 1);
  await disableLongTimers(page);
  await page.goto(`/board/${boardId}`);
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the board").fill("أعراس الصيف");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "أعراس الصيف", level: 1 })).toBeVisible();

  const card = screenOf(page).getByRole("link", { name: "أعراس الصيف" });
  await page.getByRole("button", { name: "Delete board" }).click();
  await expect(page).toHaveURL("/saved");
  await expect(screenOf(page).getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await card.click();
  await page.getByRole("button", { name: "Delete board" }).click();
  await expect(page).toHaveURL("/saved");
  const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Close toast" }).last().click();
  await deleted;
  const { boards } = await boardCall<{ boards: Board[] }>(request, token, "GET");
  expect(boards.map(({ name }) => name)).toEqual(["Saved"]);
});

test("the home page has a strip of four saved looks, and nothing moves when they arrive", async ({
  page,
  request,
}) => {
  const { token, ids } = await collector(page, request, 4);
  await page.goto("/outfit");
  await expect(marks(page).first()).toHaveText(/^Saved: /);
  const shifted = await watchLayoutShift(page);
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Your saved looks" });
  await expect(strip.getByRole("link", { name: /,/ })).toHaveCount(4);
  const { outfitIds } = await boardCall<SavedOutfits>(request, token, "GET", "/saved");
  expect(outfitIds).toEqual([...ids].reverse());
  expect(await shifted()).toBeLessThan(0.02);
});
