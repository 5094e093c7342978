import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations, test, WIDTHLESS } from "../setup/browser.ts";
import { browsingPaths } from "./outfit-answers.ts";
import { signInBefore } from "./people.ts";

const NAVIGATION = [
  ["About", "/about-us"],
  ["Outfit", "/outfit"],
  ["Trending", "/trending"],
  ["Cart", "/cart"],
  ["Custom Request", "/#custom"],
  ["Blogs", "/#blogs"],
] as const;

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const cartIcon = (page: Page) =>
  header(page)
    .getByRole("link", { name: /^Cart(,|$)/ })
    .last();

/** Opens a screen and waits until it reacts: the browser refreshes what the document showed. */
async function open(page: Page, path = "/trending"): Promise<void> {
  const refreshed = page.waitForResponse(/\/backend\/outfit\//);
  await page.goto(path);
  await refreshed;
}

test.describe("the header", () => {
  // covers: header-01
  test("stays in its place while the screen scrolls", async ({ page }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    expect((await header(page).boundingBox())?.y).toBe(0);
  });

  // covers: header-02
  test("leads home by its logo", async ({ page }) => {
    await open(page);
    await header(page).getByRole("link", { name: "Ensemble, home" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Link Please?");
  });

  // covers: header-06, states-16
  test("has a cart without a number for a visitor", async ({ page }) => {
    await open(page);
    await expect(cartIcon(page)).toHaveAccessibleName("Cart");
    await expect(cartIcon(page)).toHaveAttribute("href", "/cart");
    await expect(cartIcon(page)).toHaveText("");
  });
});

test.describe("the header, wide", () => {
  test.skip(({ isMobile }) => isMobile, "there the links are in the menu");

  for (const from of ["/", "/trending"]) {
    // covers: header-03
    test(`has six links with their targets on ${from}`, async ({ page }) => {
      await open(page, from);
      const links = header(page).getByRole("navigation", { name: "Main" }).getByRole("link");
      await expect(links).toHaveText(NAVIGATION.map(([label]) => label));
      for (const [index, [, target]] of NAVIGATION.entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", target);
      }
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    });
  }

  test("marks the present screen", async ({ page }) => {
    await open(page);
    const links = header(page).getByRole("navigation", { name: "Main" });
    await expect(links.locator('[aria-current="page"]')).toHaveText(["Trending"]);
    await links.getByRole("link", { name: "Outfit", exact: true }).click();
    await expect(page).toHaveURL(/\/outfit$/);
    await expect(links.locator('[aria-current="page"]')).toHaveText(["Outfit"]);
  });

  // covers: routes-15, anchors-02
  test("leads to places on the home page from elsewhere", async ({ page }) => {
    await open(page);
    await header(page).getByRole("link", { name: "Custom Request" }).click();
    await expect(page).toHaveURL(/\/#custom$/);
    await page.goBack();
    await header(page).getByRole("link", { name: "Blogs" }).click();
    await expect(page).toHaveURL(/\/#blogs$/);
  });

  // covers: header-10
  test("lets a visitor sign in", async ({ page }) => {
    await open(page);
    await expect(header(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
  });
});

test.describe("the header of somebody signed in", () => {
  const ASHA = { _id: "u1", username: "asha", email: "asha.rao@shop.example" };

  /** Remembers somebody as signed in, as the browser of a returning user does, with so much in their cart. */
  async function openAs(page: Page, user: Record<string, string>, outfitCount: number): Promise<void> {
    await page.addInitScript((currentUser) => {
      const state = { currentUser, loading: false, error: null, sessionExpiry: Date.now() + 3_600_000 };
      localStorage.setItem("root", JSON.stringify({ state, version: 1 }));
      localStorage.setItem("token", "a-token");
    }, user);
    await answerCount(page, outfitCount);
    await open(page);
  }

  async function answerCount(page: Page, outfitCount: number): Promise<void> {
    await page.route("**/backend/cart/count", (route) => route.fulfill({ json: { outfitCount } }));
  }

  const cartChanges = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("cartUpdated")));

  // covers: header-07, header-08, header-09
  test("names them by their username and leads to their profile", async ({ page }) => {
    await openAs(page, ASHA, 0);
    const chip = header(page).getByRole("link", { name: "Profile of asha" });
    await expect(chip).toHaveAttribute("href", "/profile");
    await expect(chip.locator("span").first()).toHaveText("A");
    await expect(header(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
    await expect(cartIcon(page)).toHaveAccessibleName("Cart");
    await expectNoAxeViolations(page);
  });

  // covers: header-08
  test("names them by their e-mail when they have no username", WIDTHLESS, async ({ page }) => {
    await openAs(page, { ...ASHA, username: "" }, 0);
    await expect(header(page).getByRole("link", { name: "Profile of asha.rao" })).toBeVisible();
  });

  // covers: header-07
  test("shows their avatar when they have one", WIDTHLESS, async ({ page }) => {
    const avatar = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    await openAs(page, { ...ASHA, avatar }, 0);
    await expect(header(page).getByRole("link", { name: "Profile of asha" }).locator("img")).toHaveAttribute(
      "src",
      avatar,
    );
  });

  // covers: header-04, header-05, header-06, states-16, states-17, constants-13, rendering-05
  test("shows how much is in their cart, and '9+' beyond nine", async ({ page }) => {
    const asked = page.waitForRequest("**/backend/cart/count");
    await openAs(page, ASHA, 9);
    expect((await asked).headers().authorization).toBe("Bearer a-token");
    await expect(cartIcon(page)).toHaveText("9");
    await expect(cartIcon(page)).toHaveAccessibleName("Cart, 9 outfits");
    await answerCount(page, 10);
    await cartChanges(page);
    await expect(cartIcon(page)).toHaveText("9+");
    await answerCount(page, 0);
    await cartChanges(page);
    await expect(cartIcon(page)).toHaveText("");
  });

  // covers: errors-18, errors-19
  test("logs it when the number does not come, and shows none", WIDTHLESS, async ({ page, allowConsole }) => {
    allowConsole(/404|Loading the cart count failed/);
    const failureLogged = () =>
      page.waitForEvent("console", (message) => message.text().startsWith("Loading the cart count failed"));
    await openAs(page, ASHA, 4);
    await expect(cartIcon(page)).toHaveText("4");
    await page.route("**/backend/cart/count", (route) => route.fulfill({ status: 404, json: {} }));
    const logged = failureLogged();
    await cartChanges(page);
    await logged;
    await expect(cartIcon(page)).toHaveText("4");
    const loggedAgain = failureLogged();
    await page.reload();
    await loggedAgain;
    await expect(header(page).getByRole("link", { name: "Profile of asha" })).toBeVisible();
    await expect(cartIcon(page)).toHaveText("");
  });
});

test.describe("the menu on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "there the links are in the header");

  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const menuButton = (page: Page) => header(page).getByRole("button", { name: "Menu" });

  async function openMenu(page: Page): Promise<void> {
    await open(page);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
  }

  // covers: header-10, header-11, header-12
  test("has the header's links, how much is in the cart, and the way to sign in", async ({ page }) => {
    await openMenu(page);
    const links = menu(page).getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(NAVIGATION.map(([label]) => (label === "Cart" ? "Cart (0)" : label)));
    for (const [index, [, target]] of NAVIGATION.entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", target);
    }
    await expect(menu(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    await expectNoAxeViolations(page);
  });

  test("keeps the focus until Escape, and gives it back", async ({ page }) => {
    await openMenu(page);
    const stops = (await menu(page).locator("a, button").count()) + 2;
    for (let step = 0; step < stops; step++) {
      await page.keyboard.press("Tab");
      await expect(menu(page).locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("closes by its button", async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole("button", { name: "Close" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("closes behind the link that was taken", async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole("link", { name: "Outfit", exact: true }).click();
    await expect(page).toHaveURL(/\/outfit$/);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("the footer", () => {
  const COLUMNS = {
    "Premium Collections": [
      ["Trending Styles", "/trending"],
      ["Men's Luxury", "/outfit?section=Men"],
      ["Women's Elite", "/outfit?section=Women"],
      ["Kids Designer", "/outfit?section=Kids"],
    ],
    "Elite Services": [
      ["Bespoke Styling", /#custom$/],
      ["Personal Stylist", /./],
      ["VIP Concierge", /./],
      ["Premium Newsletter", /./],
    ],
    "Luxury Occasions": [
      ["Wedding Couture", "/outfit?category=Wedding"],
      ["Executive Wear", "/outfit?category=Formal"],
      ["Evening Gala", "/outfit?category=Party"],
      ["Resort Collections", "/outfit?category=Vacation"],
    ],
  } as const;

  // covers: footer-01, footer-02, footer-03, footer-links-02
  test("has three columns of four links", async ({ page }) => {
    await page.goto("/trending");
    const navigation = footer(page).getByRole("navigation", { name: "Footer" });
    await expect(navigation.getByRole("heading")).toHaveText(Object.keys(COLUMNS));
    for (const [title, links] of Object.entries(COLUMNS)) {
      const column = navigation.locator("div").filter({ has: page.getByRole("heading", { name: title }) });
      await expect(column.getByRole("link")).toHaveText(links.map(([label]) => label));
      for (const [label, target] of links) {
        await expect(column.getByRole("link", { name: label })).toHaveAttribute("href", target);
      }
    }
  });

  // covers: footer-links-01
  test("its collections and occasions all have outfits to show", WIDTHLESS, async ({ page, request }) => {
    await page.goto("/trending");
    const targets = await footer(page)
      .locator('a[href*="?"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(targets).toHaveLength(7);
    for (const target of targets) {
      const html = await (await request.get(target)).text();
      expect(html.match(/<article/g) ?? [], target).not.toEqual([]);
    }
  });

  // covers: footer-links-01
  test("leads to the filtered listing", WIDTHLESS, async ({ page }) => {
    await open(page);
    await footer(page).getByRole("link", { name: "Wedding Couture" }).click();
    await expect(page).toHaveURL(/\/outfit\?category=Wedding$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding outfits");
  });

  // covers: footer-04
  test("names the five places where the shop is found elsewhere", WIDTHLESS, async ({ page }) => {
    await page.goto("/trending");
    const icons = footer(page)
      .getByRole("link")
      .filter({ has: page.locator("svg") });
    await expect(icons).toHaveCount(5);
    for (const [index, name] of ["Instagram", "Twitter", "Pinterest", "YouTube", "Messaging app"].entries()) {
      await expect(icons.nth(index)).toHaveAccessibleName(name);
      await expect(icons.nth(index)).toHaveAttribute("href", /^(https:\/\/|\/#)/);
    }
  });

  // covers: footer-06, validation-15, constants-44
  test("takes an e-mail address for the newsletter, and nothing else", async ({ page }) => {
    await open(page);
    const email = footer(page).getByRole("textbox", { name: "E-mail" });
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

  // covers: footer-05, footer-07, footer-links-03
  test("offers the chat bot, and ends with the legal links", async ({ page }) => {
    await page.goto("/trending");
    await expect(footer(page).getByText("Tell our chat bot the occasion")).toBeVisible();
    await expect(footer(page).getByRole("link", { name: "Chat bot" })).toHaveCount(2);
    for (const [label, target] of [
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
      ["Outfit Store", "/outfit"],
    ] as const) {
      await expect(footer(page).getByRole("link", { name: label })).toHaveAttribute("href", target);
    }
    await expect(footer(page).getByText("© Ensemble. All rights reserved.")).toBeVisible();
  });
});

test.describe("getting about", () => {
  test("the first Tab skips to the content", async ({ page }) => {
    await open(page);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  // covers: addresses-02
  test("/outfits leads to the listing, with its query", WIDTHLESS, async ({ page, request }) => {
    const answer = await request.get("/outfits?category=Wedding&sort=asc", { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe("/outfit?category=Wedding&sort=asc");
    await page.goto("/outfits?category=Wedding");
    await expect(page).toHaveURL(/\/outfit\?category=Wedding$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding outfits");
  });

  // covers: addresses-03
  test(
    "/custom-styling leads to the bespoke form's place on the home page",
    WIDTHLESS,
    async ({ page, request }) => {
      const answer = await request.get("/custom-styling", { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe("/#custom");
      await page.goto("/custom-styling");
      await expect(page).toHaveURL(/\/#custom$/);
    },
  );

  test("a trailing slash leads to the address without it", WIDTHLESS, async ({ request }) => {
    const answer = await request.get("/outfit/?category=Wedding", { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe("/outfit?category=Wedding");
  });

  for (const path of ["/no/such/page", "/outfit/a/b", "/Outfit%00"]) {
    // covers: addresses-04
    test(`${path} is a designed page with status 404`, async ({ page, allowConsole }) => {
      allowConsole(/status of 404/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of fashion");
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(header(page)).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Browse Outfits" })).toHaveAttribute("href", "/outfit");
      await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
      await expectNoAxeViolations(page);
    });
  }

  // covers: routes-07, routes-12
  test("the dashboard alone has neither header nor footer", async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await signInBefore(page, ADMIN);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Outfit Management" })).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
    await page.goto("/dashboards");
    await expect(header(page)).toBeVisible();
  });

  test("nothing is wider than the smallest phone", async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of await browsingPaths(request)) {
      await open(page, path);
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.body.scrollWidth,
      ]);
      expect(Math.max(...widths), path).toBeLessThanOrEqual(320);
    }
  });
});
