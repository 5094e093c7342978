import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { DESKTOP_ONLY, expect, test } from "../setup/browser.ts";
import { browsingPaths } from "./outfit-calls.ts";
import { restoreSession } from "./people.ts";

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");

/** Opens a screen and waits for the refresh that follows hydration. */
async function open(page: Page, path = "/trending"): Promise<void> {
  const refreshed = page.waitForResponse(/\/backend\/outfit\//);
  await page.goto(path);
  await refreshed;
}

// covers: header-01, header-02
test("the first Tab skips to the content; the header stays at the top while the page scrolls and links its logo home", async ({
  page,
}) => {
  await open(page);
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  expect((await header(page).boundingBox())?.y).toBe(0);

  await header(page).getByRole("link", { name: "Ensemble, home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Link Please?");
});

// covers: routes-15, anchors-02
test(
  "the header on wide screens marks the current screen and links to sections of the home page",
  DESKTOP_ONLY,
  async ({ page }) => {
    await open(page);
    const links = header(page).getByRole("navigation", { name: "Main" });
    await expect(links.locator('[aria-current="page"]')).toHaveText(["Trending"]);
    await links.getByRole("link", { name: "Outfit", exact: true }).click();
    await expect(page).toHaveURL(/\/outfit$/);
    await expect(links.locator('[aria-current="page"]')).toHaveText(["Outfit"]);
    await header(page).getByRole("link", { name: "Custom Request" }).click();
    await expect(page).toHaveURL(/\/#custom$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/outfit$/);
    await header(page).getByRole("link", { name: "Blogs" }).click();
    await expect(page).toHaveURL(/\/#blogs$/);
  },
);

test("the menu on a phone traps the focus until Escape, and closes by its button and by a link", async ({
  page,
}) => {
  const menu = page.getByRole("dialog", { name: "Menu" });
  const menuButton = header(page).getByRole("button", { name: "Menu" });
  await open(page);
  await menuButton.click();
  await expect(menu).toBeVisible();
  const stops = (await menu.locator("a, button").count()) + 2;
  for (let step = 0; step < stops; step++) {
    await page.keyboard.press("Tab");
    // Between the last and the first element the browser's own controls have the focus; the page
    // below never has.
    const isOutside = () =>
      page.evaluate(() => document.activeElement?.matches(":not(html, body, dialog, dialog *)"));
    await expect.poll(isOutside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await menuButton.click();
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await menuButton.click();
  await menu.getByRole("link", { name: "Outfit", exact: true }).click();
  await expect(page).toHaveURL(/\/outfit$/);
  await expect(menu).toBeHidden();
});

test("on any page a phone leads to the search, the sections and the occasions", async ({ page }) => {
  const menu = page.getByRole("dialog", { name: "Menu" });
  const search = page.getByRole("combobox", { name: "Search outfits" });
  await page.goto("/about-us");
  await header(page).getByRole("link", { name: "Search outfits" }).click();
  await expect(page).toHaveURL(/\/outfit#search$/);
  await expect(search).toBeFocused();
  await header(page).getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Kids", exact: true }).click();
  await expect(page).toHaveURL(/\/outfit\?section=Kids$/);
  await expect(menu).toBeHidden();
  await header(page).getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Search outfits" }).click();
  await expect(page).toHaveURL(/\/outfit\?section=Kids#search$/);
  await expect(search).toBeFocused();
  await header(page).getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Festival", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Festival outfits");
});

test("Back closes the menu, and leaves the screen only when pressed again", async ({ page }) => {
  const menu = page.getByRole("dialog", { name: "Menu" });
  const menuButton = header(page).getByRole("button", { name: "Menu" });
  await page.goto("/about-us");
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/trending"]')?.click());
  await expect(page).toHaveURL(/\/trending$/);
  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/trending$/);
  await menuButton.click();
  await menu.getByRole("link", { name: "Outfit", exact: true }).click();
  await expect(page).toHaveURL(/\/outfit$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/trending$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test.describe("the footer", () => {
  // covers: footer-links-01
  test("links to collections and occasions that all have outfits", async ({ page, request }) => {
    await open(page);
    const targets = await footer(page)
      .locator('a[href*="?"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(targets).toHaveLength(7);
    for (const target of targets) {
      const html = await (await request.get(target)).text();
      expect(html.match(/<article/g) ?? [], target).not.toEqual([]);
    }
    await footer(page).getByRole("link", { name: "Wedding Couture" }).click();
    await expect(page).toHaveURL(/\/outfit\?category=Wedding$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding outfits");
  });

  // covers: footer-06, validation-15, constants-44
  test("accepts only email addresses for the newsletter", async ({ page }) => {
    await open(page);
    const email = footer(page).getByRole("textbox", { name: "Email" });
    const join = footer(page).getByRole("button", { name: "Join Community" });
    await expect(email).toHaveAttribute("type", "email");
    await expect(footer(page).getByText(/10K\+ enthusiasts/)).toBeVisible();
    const isValid = () => email.evaluate((input: HTMLInputElement) => input.checkValidity());
    await email.fill("not an address");
    await join.click();
    await expect(email).toBeFocused();
    expect(await isValid()).toBe(false);
    await email.fill("asha@shop.example");
    expect(await isValid()).toBe(true);
  });
});

test("tooltips show on keyboard focus, describe what their button's name does not say, and close by Escape", async ({
  page,
}) => {
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard");
  await page.locator("#tooltip").waitFor({ state: "attached" });
  const edit = page.getByRole("button", { name: /^Edit / }).first();
  await edit.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toHaveText("Edit");
  await expect(edit).toHaveAccessibleDescription("Edit");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
});

test(
  "tooltips show where the mouse rests, and nowhere that it has only crossed",
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto("/outfit");
    await page.locator("#tooltip").waitFor({ state: "attached" });
    await page.clock.install();
    const save = page.getByRole("button", { name: /^Save: / }).first();
    const tip = page.getByRole("tooltip");
    await save.hover();
    await page.mouse.move(5, 400);
    await page.clock.runFor(1_000);
    await expect(tip).toBeHidden();
    await save.hover();
    await page.clock.runFor(1_000);
    await expect(tip).toHaveText("Save this look");
    const box = await tip.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 5 });
    await page.clock.runFor(1_000);
    await expect(tip).toBeVisible();
  },
);

test.describe("navigation", () => {
  // covers: routes-07, routes-12
  test("only the dashboard has neither header nor footer", async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await restoreSession(page, ADMIN);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Outfit Management" })).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
    await page.goto("/dashboards");
    await expect(header(page)).toBeVisible();
  });

  // A phone of 320 pixels, and one of 360 whose owner has text at 140 %: the browser then lays
  // pages out narrower.
  for (const width of [320, 257]) {
    test(`no screen is wider than ${width} pixels`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of [...(await browsingPaths(request)), "/sign-in", "/sign-up"]) {
        await page.goto(path);
        await expect(header(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
        // A phone zooms out where something is wider than its screen.
        const widths = await page.evaluate(() => [
          innerWidth,
          document.documentElement.scrollWidth,
          document.body.scrollWidth,
        ]);
        expect(Math.max(...widths), path).toBe(width);
      }
    });
  }
});
