import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { holdCalls } from "./hold-calls.ts";
import { linkTo, newestMail } from "./inbox.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { mostViewedId } from "./outfit-calls.ts";
import { newPerson, restoreSession, sharedPerson } from "./people.ts";

/**
 * Opens a page whose scripts arrive when the returned function is called; resolves when the site is hydrated.
 */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdCalls(page, "**/assets/entry.client-*.js");
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return async () => {
    release();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  };
}

const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const bespokeForm = (page: Page) => page.locator("#custom form").first();

test("the scripts are fetched while the styles of a slow line are awaited", async ({ page }) => {
  const release = await holdCalls(page, "**/assets/theme-*.css");
  const fetched = page.waitForRequest("**/assets/entry.client-*.js");
  await page.goto("/trending", { waitUntil: "commit" });
  await fetched;
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(0);
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

test.describe("before the scripts", () => {
  test("the menu opens, closes and leads on", async ({ page }) => {
    await openEarly(page, "/trending");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole("button", { name: "Close" }).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Outfit", exact: true }).click();
    await expect(page).toHaveURL(/\/outfit$/);
  });

  test("filters can be chosen and count once the scripts are there", async ({ page }) => {
    const arrive = await openEarly(page, "/outfit");
    const search = page.getByRole("combobox", { name: "Search outfits" });
    await search.fill("silk");
    // While one types, the search has the whole bar.
    await search.blur();
    const toggle = page.getByRole("button", { name: /^Filters/ });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.getByLabel("Category").selectOption("Wedding");
    await arrive();
    await expect(page).toHaveURL(/category=Wedding.*searchTerm=silk|searchTerm=silk.*category=Wedding/);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByLabel("Category")).toHaveValue("Wedding");
  });

  test("the picture opens over the whole screen and becomes the viewer", async ({ page, request }) => {
    const arrive = await openEarly(page, `/outfit/${await mostViewedId(request)}`);
    await page.getByRole("button", { name: /^View full size/ }).click();
    const dialog = page.getByRole("dialog", { name: /Outfit$/ });
    await expect(dialog.getByRole("img")).toBeVisible();
    await arrive();
    await expect(dialog.getByRole("button", { name: "Share" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
  });

  test("typed text stays", async ({ page }) => {
    const arrive = await openEarly(page, "/");
    const newsletter = page.getByRole("contentinfo").getByRole("textbox", { name: "Email" });
    const description = bespokeForm(page).getByLabel("Describe your look");
    await newsletter.fill("asha@people.example");
    await description.fill("Green silk for a garden party");
    await bespokeForm(page)
      .getByLabel(/^Inspiration image/)
      .setInputFiles("public/pictures/party-upright-480.jpg");
    await arrive();
    await expect(bespokeForm(page).getByRole("button", { name: "Create My Bespoke Look" })).toBeEnabled();
    await expect(bespokeForm(page).getByRole("img")).toBeVisible();
    await expect(description).toHaveValue("Green silk for a garden party");
    await expect(newsletter).toHaveValue("asha@people.example");
  });

  test("what needs them is done once they are there", async ({ page }) => {
    const arrive = await openEarly(page, "/");
    const button = page.getByRole("button", { name: "Chat bot" });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await arrive();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });

  test("a sign-in form is sent once they are there", async ({ page, request }) => {
    const person = await newPerson(request);
    const arrive = await openEarly(page, "/sign-in");
    const screen = page.locator("#main");
    await screen.getByLabel("Email").fill(person.email);
    await screen.getByLabel("Password", { exact: true }).fill(person.password);
    await screen.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await arrive();
    await expect(page.getByRole("link", { name: `Profile of ${person.username}` })).toBeVisible();
  });
});

test.describe("a signed-in person, before the scripts", () => {
  /** Each with the control that it must lead to. */
  const PRESSES: [string, (page: Page) => Locator, (page: Page) => Locator][] = [
    [
      "a Like",
      (page) => page.getByRole("button", { name: /^Like / }),
      (page) => page.getByRole("button", { name: /^Liked / }),
    ],
    [
      "Add to Cart",
      (page) => page.getByRole("button", { name: "Add Complete Outfit to Cart" }),
      (page) => page.getByRole("button", { name: "Increase quantity" }),
    ],
  ];
  for (const [name, button, result] of PRESSES) {
    test(`${name} counts`, async ({ page, request }) => {
      await restoreSession(page, await newPerson(request));
      const arrive = await openEarly(page, `/outfit/${await mostViewedId(request)}`);
      await button(page).first().click();
      await arrive();
      await expect(result(page)).toBeVisible();
      await expect(page.getByText("Please login")).toHaveCount(0);
    });
  }

  test("sees their own page from the first paint, which does not shift", async ({ page, request }) => {
    await restoreSession(page, await sharedPerson(request));
    const path = `/outfit/${await mostViewedId(request)}`;
    const readShift = await watchLayoutShift(page);
    const arrive = await openEarly(page, path);
    const forVisitors = [
      page.getByRole("banner").getByRole("link", { name: "Sign In" }),
      page.getByRole("heading", { name: "Sign in to unlock item links" }),
      page.getByText("Sign in to like or dislike this outfit."),
      page.getByText("to join in."),
    ];
    const expectOwnPage = async () => {
      for (const part of forVisitors) await expect(part).toBeHidden();
      await expect(page.getByRole("banner").getByRole("link", { name: /^Profile/ })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Your comment" })).toBeVisible();
    };
    await expectOwnPage();
    await arrive();
    await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
    await expectOwnPage();
    expect(await readShift()).toBeLessThan(0.02);
  });

  test("keeps the comment that was begun", async ({ page, request }) => {
    await restoreSession(page, await sharedPerson(request));
    const arrive = await openEarly(page, `/outfit/${await mostViewedId(request)}`);
    const comment = page.getByRole("textbox", { name: "Your comment" });
    await comment.fill("Lovely");
    await arrive();
    await expect(page.getByRole("button", { name: "Post Comment" })).toBeEnabled();
    await expect(comment).toHaveValue("Lovely");
    await expect(comment).toBeFocused();
  });

  test("is shown no page for visitors", async ({ page, request }) => {
    await restoreSession(page, await sharedPerson(request));
    const arrive = await openEarly(page, "/sign-in");
    await expect(page.locator("#main").getByLabel("Email")).toBeHidden();
    await arrive();
    await expect(page).toHaveURL(/\/$/);
  });
});

for (const file of ["framework", "entry.client"]) {
  test(`a page whose ${file} could not be fetched says so and can be opened again`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/net::ERR_|Failed to fetch|failed/);
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto("/trending", { waitUntil: "commit" });
    const notice = page.getByRole("alert").filter({ hasText: "did not load completely" });
    await expect(notice).toBeVisible();
    await context.setOffline(true);
    const refused = page.waitForEvent("requestfailed");
    await notice.getByRole("button", { name: "Try again" }).click();
    await refused;
    await expect(notice).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();

    await context.setOffline(false);
    await page.unroute(`**/assets/${file}-*.js`);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(notice).toBeHidden();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // covers: requests-02
  test("a visitor subscribes, confirms and unsubscribes", async ({ page }) => {
    const email = `asha-${randomUUID()}@people.example`;
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/");
    const box = page.getByRole("region", { name: "Come for the outfit" });
    await box.getByRole("textbox", { name: "Email" }).fill(email);
    await box.getByRole("button", { name: "Join Community" }).click();
    await expect(heading).toHaveText("Almost there");
    await page.goto(linkTo("/newsletter/confirm", await newestMail(email)));
    await page.getByRole("button", { name: "Confirm My Address" }).click();
    await expect(heading).toHaveText("You're in");
    await page.goto(linkTo("/newsletter/unsubscribe", await newestMail(email, 2)));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(heading).toHaveText("You're off the list");
  });

  // covers: requests-01
  test("a visitor requests a bespoke look", async ({ page }) => {
    const email = `asha-${randomUUID()}@people.example`;
    await page.goto("/#custom");
    await bespokeForm(page).getByLabel("Describe your look").fill("Green silk for a garden party");
    await bespokeForm(page)
      .getByLabel(/^Inspiration image/)
      .setInputFiles("public/pictures/party-upright-480.jpg");
    await bespokeForm(page).getByLabel("Where should we send it?").fill(email);
    await bespokeForm(page).getByRole("button", { name: "Send My Request" }).click();
    await expect(page.getByText("Your styled look will be in your inbox within 24 hours.")).toBeVisible();
    expect(await newestMail(email)).toBeTruthy();
  });

  test("an outcome that does not exist is a 404", async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    expect((await page.goto("/sent/constructor"))?.status()).toBe(404);
  });
});
