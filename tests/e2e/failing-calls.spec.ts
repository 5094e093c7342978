import type { Locator, Page, Route } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { expect, test } from "../setup/browser.ts";
import { newPerson, randomPerson, readStored, restoreSession, screenOf, signInByApi } from "./people.ts";

const CALLS = "**/backend/**";
/** Longer than a call may take, and than the server asks to wait before the next attempt. */
const STEP_MS = 16_000;
const STEPS_MAX = 6;

const FAILURES = {
  "every call is 503": (route: Route) =>
    route.fulfill({
      status: 503,
      headers: { "retry-after": "5" },
      json: { success: false, message: "The shop is very busy.", error: "Busy", code: "UNAVAILABLE" },
    }),
  "every call hangs": () => {},
};

interface Screen {
  name: string;
  /** A new shopper by default. */
  person?: "visitor" | "admin";
  /** Where the visit begins, while calls succeed. */
  from: string;
  /** Makes the calls that fail; without it the screen is opened by its URL. */
  act?: (page: Page) => Promise<unknown>;
  path: RegExp;
  heading: RegExp;
  failure: (page: Page) => Locator;
  /** Makes the calls again. */
  again: (page: Page) => Locator;
  /** Visible once calls succeed. */
  recovered: (page: Page) => Locator;
  /** Where that leads, if not to the same path. */
  recoveredPath?: RegExp;
}

const follow = (href: string) => (page: Page) =>
  // Without scrolling to it, because the clock of these tests does not wait for frames.
  page
    .locator(`a[href^="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
const tryAgain = (page: Page) => screenOf(page).getByRole("button", { name: "Try again" }).first();
const text = (pattern: RegExp) => (page: Page) => screenOf(page).getByText(pattern).first();
const footer = (page: Page) => page.getByRole("contentinfo");
const alertOf = (page: Page) => screenOf(page).getByRole("alert").first();
const dialog = (page: Page) => page.getByRole("dialog");

/** Waits for the call, because the code that sends it has a time limit too. */
async function send(page: Page, call: string, press: () => Promise<unknown>): Promise<void> {
  const sent = page.waitForRequest(`**/backend/${call}`);
  await press();
  await sent;
}

const fillIn = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await screenOf(page).getByLabel(label, { exact: true }).fill(value);
  }
};

const SCREENS: Screen[] = [
  {
    name: "home",
    from: "/about-us",
    act: follow("/"),
    path: /\/$/,
    heading: /./,
    failure: text(/trending outfits could not be loaded/),
    again: tryAgain,
    recovered: (page) =>
      screenOf(page)
        .getByRole("link", { name: /Get Complete Look/ })
        .first(),
  },
  {
    name: "trending",
    from: "/about-us",
    act: follow("/trending"),
    path: /\/trending$/,
    heading: /Trending Outfits/,
    failure: text(/trending outfits could not be loaded/),
    again: tryAgain,
    recovered: (page) => screenOf(page).getByRole("article").first(),
  },
  {
    name: "listing",
    from: "/about-us",
    act: follow("/outfit"),
    path: /\/outfit/,
    heading: /./,
    failure: text(/outfits could not be loaded/),
    again: tryAgain,
    recovered: (page) => screenOf(page).getByRole("article").first(),
  },
  {
    name: "outfit",
    from: "/trending",
    act: follow("/outfit/"),
    path: /\/outfit\/[\w-]+$/,
    heading: /Outfit/,
    failure: text(/The outfit could not be loaded/),
    again: tryAgain,
    recovered: (page) => page.getByRole("button", { name: /^Like/ }).first(),
  },
  {
    name: "newsletter",
    from: "/about-us",
    act: async (page) => {
      await footer(page).getByRole("textbox").fill("asha@people.example");
      await footer(page).getByRole("textbox").press("Enter");
    },
    path: /\/about-us$/,
    heading: /./,
    failure: (page) => footer(page).getByRole("alert"),
    again: (page) => footer(page).locator("form button"),
    recovered: (page) => footer(page).getByRole("status"),
  },
  {
    name: "cart",
    from: "/cart",
    path: /\/cart$/,
    heading: /./,
    failure: text(/cart could not be loaded/),
    again: tryAgain,
    recovered: text(/Your Collection Awaits/),
  },
  {
    name: "boards",
    from: "/saved",
    path: /\/saved$/,
    heading: /Saved looks/,
    failure: text(/boards could not be loaded/),
    again: tryAgain,
    recovered: text(/Nothing saved yet/),
  },
  {
    name: "profile",
    from: "/profile",
    act: async (page) => {
      await screenOf(page).getByLabel("Full name").fill(`Asha ${Date.now()}`);
      await screenOf(page).getByLabel("Full name").press("Enter");
    },
    path: /\/profile$/,
    heading: /./,
    failure: (page) => screenOf(page).getByRole("alert"),
    again: (page) => screenOf(page).getByRole("button", { name: "Update Profile" }),
    recovered: text(/Profile updated successfully!/),
  },
  ...(["confirm", "unsubscribe"] as const).map(
    (name): Screen => ({
      name: `newsletter/${name}`,
      person: "visitor",
      from: "/about-us",
      act: async (page) => {
        await page.goto(`/newsletter/${name}?token=worn-out`);
        const button = name === "confirm" ? "Confirm My Address" : "Unsubscribe";
        await screenOf(page).getByRole("button", { name: button }).click();
      },
      path: new RegExp(`/newsletter/${name}`),
      heading: /work|reached/,
      failure: text(/very busy|could not be reached/),
      again: (page) => screenOf(page).getByRole("button", { name: "Try Again" }),
      recovered: text(/This link does not work any more/),
    }),
  ),
  {
    name: "sign-in",
    person: "visitor",
    from: "/sign-in",
    act: async (page) => {
      const { email, password } = randomPerson();
      await fillIn(page, { "E-mail": email, Password: password });
      await send(page, "auth/signin", () => page.keyboard.press("Enter"));
    },
    path: /\/sign-in$/,
    heading: /./,
    failure: (page) => alertOf(page).filter({ hasText: /very busy|in time/ }),
    again: (page) => screenOf(page).locator("form button[type=submit]"),
    recovered: (page) => alertOf(page).filter({ hasNotText: /very busy|in time/ }),
  },
  {
    name: "sign-up",
    person: "visitor",
    from: "/sign-up",
    act: async (page) => {
      const { username, email, password } = randomPerson();
      await fillIn(page, { Username: username, "E-mail": email, Password: password });
      await send(page, "auth/signup", () => page.keyboard.press("Enter"));
    },
    path: /\/sign-up$/,
    heading: /./,
    failure: alertOf,
    again: (page) => screenOf(page).locator("form button[type=submit]"),
    recovered: (page) => screenOf(page).getByRole("status").first(),
    recoveredPath: /\/sign-in$/,
  },
  {
    name: "bespoke",
    person: "visitor",
    from: "/",
    act: async (page) => {
      await page.locator("#custom").getByLabel("Describe your look").fill("A cocktail evening in Goa");
      await page.locator("#custom form button[type=submit]").first().click();
      await dialog(page).getByLabel("E-mail").fill(randomPerson().email);
      await send(page, "bespoke", () => page.keyboard.press("Enter"));
    },
    path: /\/$/,
    heading: /./,
    failure: (page) => dialog(page).getByRole("alert"),
    again: (page) => dialog(page).getByRole("button", { name: "Send My Request" }),
    recovered: (page) => dialog(page).getByRole("button", { name: "Done" }),
  },
  {
    name: "dashboard",
    person: "admin",
    from: "/about-us",
    act: async (page) => {
      await page.goto("/dashboard");
      await screenOf(page).getByRole("button", { name: "Create Outfit" }).waitFor();
    },
    path: /\/dashboard$/,
    heading: /Outfit Management/,
    failure: text(/The catalogue could not be loaded/),
    again: tryAgain,
    recovered: text(/Showing 1 to/),
  },
];

/**
 * Lets time pass until the element is there: calls end after 15 s, and the server asks for
 * pauses between attempts.
 */
async function passUntilVisible(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await page.clock.fastForward(STEP_MS);
    const isThere = await element.waitFor({ timeout: 700 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  await expect(element).toBeVisible({ timeout: 100 });
}

for (const [what, fail] of Object.entries(FAILURES)) {
  for (const {
    name,
    person,
    from,
    act,
    path,
    heading,
    failure,
    again,
    recovered,
    recoveredPath,
  } of SCREENS) {
    test(`${name}: ${what}`, async ({ page, request, allowConsole }) => {
      allowConsole(/503|failed|Failed|could not/i);
      const isSignedIn = person !== "visitor";
      if (isSignedIn) {
        // The session check goes by the cookie, which only the browser has that signed in.
        const account = person === "admin" ? ADMIN : await newPerson(request);
        await restoreSession(page, account, await signInByApi(page.request, account));
      }
      const expectSession = async () =>
        expect((await readStored(page)).token !== null, "signed in as before").toBe(isSignedIn);
      await page.clock.install();
      if (act) await page.goto(from);
      await page.route(CALLS, fail);
      await (act ? act(page) : page.goto(from));
      // Before time passes, because the screen's code has its time limit too.
      await expect(page).toHaveURL(path);
      await passUntilVisible(page, failure(page));

      await expect(page).toHaveURL(path);
      await expect(screenOf(page).locator("h1").filter({ hasText: heading }).first()).toBeVisible();
      // A modal dialog hides it from assistive technology.
      await expect(page.locator("header").first()).toBeVisible();
      await expect(again(page)).toBeVisible();
      // The session has been checked meanwhile, without a response.
      await page.clock.fastForward(60_000);
      await expectSession();

      await page.unroute(CALLS, fail);
      await again(page).evaluate((button: HTMLElement) => button.click());
      await expect(recovered(page)).toBeVisible();
      await expect(page).toHaveURL(recoveredPath ?? path);
      await expectSession();
    });
  }
}
