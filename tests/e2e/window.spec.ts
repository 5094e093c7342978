import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";

const banner = (page: Page) => page.getByRole("region", { name: "The season in four scenes" });
const slide = (page: Page, number: number) =>
  banner(page).getByRole("group", { name: `${number} of 4`, exact: true });
const chat = (page: Page) => page.getByRole("dialog", { name: "Ensemble chat bot" });
const messages = (page: Page) =>
  chat(page)
    .getByRole("log")
    .getByRole("listitem")
    .filter({ has: page.locator("time") });

/** Opens the home page and waits for the refresh that follows hydration. */
async function openHome(page: Page): Promise<void> {
  const refreshed = page.waitForResponse("**/backend/outfit/trending?limit=3");
  await page.goto("/");
  // A response still being read would run into its time limit when a test moves the clock.
  await (await refreshed).finished();
}

// covers: product-26, product-27, product-28, routes-01, home-01, home-16, home-19, home-20, home-21
// covers: states-28, validation-16, constants-45, anchors-01
test("the home page has all sections in order without scripts", async ({ browser, serverUrl }) => {
  const context = await browser.newContext({ baseURL: serverUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const sections = page.locator("#main section[aria-labelledby], #main section[aria-roledescription]");
  // The saved looks of a signed-in person are hidden.
  const names = await sections.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map(
        (one) =>
          one.getAttribute("aria-label") ??
          document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent,
      ),
  );
  expect(names).toEqual([
    "One decision, instead of eleven tabs.",
    "The season in four scenes",
    "A look made just for you",
    "Loved and worn",
    "Questions, answered",
    "Three short reads on dressing well",
    "Come for the outfits, stay for the company.",
  ]);
  const section = (name: string) => page.getByRole("region", { name });
  await expect(section("One decision").getByRole("listitem").getByRole("heading")).toHaveText([
    "Fashion for All",
    "Bespoke Styling",
    "Instant Gratification",
    "Always in Style",
  ]);
  for (const claim of ["10K+", "500+", "50+"]) {
    await expect(section("One decision").getByText(claim, { exact: true })).toBeVisible();
  }
  await expect(section("Loved and worn").locator("blockquote")).toHaveCount(4);
  await expect(section("Loved and worn").getByText(/^Rated \d\.0 out of 5$/)).toHaveCount(4);
  await expect(section("Three short reads").getByRole("article")).toHaveCount(3);
  for (const link of await section("Three short reads").getByRole("link").all()) {
    await expect(link).toHaveAttribute("href", /^\/outfit\?category=/);
  }
  await expect(section("Come for the outfit").getByRole("textbox", { name: "Email" })).toHaveAttribute(
    "type",
    "email",
  );
  // The browser itself closes the other questions.
  const questions = section("Questions").locator("details");
  await expect(questions).toHaveCount(5);
  await questions.nth(0).locator("summary").click();
  await questions.nth(3).locator("summary").click();
  await expect(questions.nth(3)).toHaveAttribute("open", "");
  await expect(section("Questions").locator("details[open]")).toHaveCount(1);
  await questions.nth(3).locator("summary").click();
  await expect(section("Questions").locator("details[open]")).toHaveCount(0);
  await context.close();
});

// covers: product-29, home-17, states-25, states-26, states-27, constants-28
test("the slide banner advances by itself, pauses on interaction and follows its controls", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await openHome(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const moving = banner(page).locator("[aria-live=off]");
  const awayFromIt = () => page.mouse.move(5, 5);
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);

  await pass(6_000);
  await expect(slide(page, 1)).toBeAttached();
  await banner(page).scrollIntoViewIfNeeded();
  await expect(moving).toHaveCount(1);
  await pass(1_900);
  await expect(slide(page, 1)).toBeVisible();
  await pass(100);
  await expect(slide(page, 2)).toBeVisible();
  await expect(slide(page, 1)).toHaveCount(0);

  await banner(page).getByRole("button", { name: "Next slide" }).click();
  await awayFromIt();
  await expect(slide(page, 3)).toBeVisible();
  await pass(7_900);
  await expect(slide(page, 3)).toBeVisible();
  await expect(moving).toHaveCount(0);
  await pass(100);
  await expect(moving).toHaveCount(1);
  await pass(2_000);
  await expect(slide(page, 4)).toBeVisible();
  await pass(2_000);
  await expect(slide(page, 1)).toBeVisible();

  await banner(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(slide(page, 4)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(slide(page, 1)).toBeVisible();
  await pass(8_000);
  await expect(moving).toHaveCount(1);
  await pass(2_000);
  await expect(slide(page, 2)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(banner(page).getByRole("button", { name: "Play the slides" })).toBeVisible();
  await pass(12_000);
  await expect(slide(page, 2)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(moving).toHaveCount(1);

  await banner(page).getByRole("img").hover();
  await expect(moving).toHaveCount(0);
  await pass(5_000);
  await expect(slide(page, 2)).toBeVisible();
  await awayFromIt();
  await expect(moving).toHaveCount(1);
  await banner(page)
    .getByRole("button", { name: /^Show slide 4/ })
    .click();
  await expect(slide(page, 4)).toBeVisible();
  await banner(page).getByRole("button", { name: "Pause the slides" }).click();
  await expect(banner(page).getByRole("button", { name: "Play the slides" })).toBeVisible();
});

test("the slide banner does not move with reduced motion", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await banner(page).scrollIntoViewIfNeeded();
  await expect(banner(page).getByRole("button", { name: "Play the slides" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(slide(page, 1)).toBeVisible();
});

// covers: product-25, home-05, home-22, states-29, states-30, validation-17, roles-06, constants-30
// covers: entries-02
test("the chat bot greets, replies after a second and links to outfits", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  const calls: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/backend/")) calls.push(sent.url());
  });
  await page.getByRole("link", { name: "Try Chat Bot" }).click();
  const message = chat(page).getByRole("textbox", { name: "Your message" });
  await expect(message).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(messages(page)).toHaveCount(2);
  const suggestions = chat(page).getByRole("list", { name: "Quick suggestions" }).getByRole("button");
  await expect(suggestions).toHaveText([
    "Trending Outfits",
    "Business Formal",
    "Evening Wear",
    "Luxury Casual",
    "Custom Request",
  ]);
  await message.fill("   ");
  await message.press("Enter");
  await expect(messages(page)).toHaveCount(2);

  await suggestions.nth(0).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText("You: Trending Outfits");
  await page.clock.runFor(900);
  await expect(chat(page).getByText("The chat bot is writing")).toBeAttached();
  await expect(messages(page)).toHaveCount(3);
  await page.clock.runFor(100);
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).last().getByRole("link")).toHaveAttribute("href", "/trending");

  await message.fill("What do I wear to my cousin's wedding?");
  await message.press("Enter");
  await expect(message).toHaveValue("");
  await page.clock.runFor(1_000);
  await expect(messages(page).last().getByRole("link").nth(1)).toHaveAttribute(
    "href",
    "/outfit?category=Wedding",
  );
  await page.clock.resume();
  expect(calls).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/#chat/);
  await expect(chat(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("button", { name: "Chat bot" }).click();
  await expect(messages(page)).toHaveCount(6);
  await messages(page).last().getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/outfit\?category=Wedding$/);
});

// covers: footer-links-02
test("the chat bot opens from the footer and links to the request form", async ({ page }) => {
  const refreshed = page.waitForResponse("**/backend/outfit/trending?limit=10");
  await page.goto("/trending");
  await refreshed;
  await page.getByRole("contentinfo").getByRole("link", { name: "Chat bot" }).first().click();
  await expect(page).toHaveURL(/\/#chat$/);
  await expect(chat(page)).toBeVisible();
  await chat(page).getByRole("button", { name: "Custom Request" }).click();
  await chat(page).getByRole("link", { name: "Open the request form" }).click();
  await expect(page).toHaveURL(/\/#custom$/);
  await expect(chat(page)).toBeHidden();
  await expect(page.getByRole("region", { name: "A look made just for you" })).toBeInViewport();
});
