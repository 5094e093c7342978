import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { newPerson, readStored, restoreSession, screenOf, signInByApi } from "./people.ts";

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
  /** Where the visit begins, while calls succeed. */
  from: string;
  /** Makes the calls that fail; without it the screen is opened by its URL. */
  act?: (page: Page) => Promise<unknown>;
  path: string;
  failure: (page: Page) => Locator;
  /** Visible once calls succeed. */
  recovered: (page: Page) => Locator;
}

const text = (pattern: RegExp) => (page: Page) => screenOf(page).getByText(pattern).first();
const tryAgain = (page: Page) => screenOf(page).getByRole("button", { name: "Try again" }).first();

/** One that is opened by a link and one that is loaded; app/routes/failing-calls.test.tsx has the others. */
const SCREENS: Screen[] = [
  {
    name: "home",
    from: "/about-us",
    // Without scrolling to it, because the clock of these tests does not wait for frames.
    act: (page) =>
      page
        .locator('a[href="/"]')
        .first()
        .evaluate((link: HTMLElement) => link.click()),
    path: "/",
    failure: text(/trending outfits could not be loaded/),
    recovered: (page) =>
      screenOf(page)
        .getByRole("link", { name: /Get Complete Look/ })
        .first(),
  },
  {
    name: "cart",
    from: "/cart",
    path: "/cart",
    failure: text(/cart could not be loaded/),
    recovered: text(/Your Collection Awaits/),
  },
];

/**
 * Lets time pass until the element is there: calls end after 15 s, and the server asks for
 * pauses between attempts.
 */
async function passUntilVisible(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await page.clock.fastForward(STEP_MS);
    const isThere = await element.waitFor({ timeout: scaled(700) }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  await expect(element).toBeVisible();
}

for (const [what, fail] of Object.entries(FAILURES)) {
  for (const { name, from, act, path, failure, recovered } of SCREENS) {
    test(`${name}: ${what}`, async ({ page, request, allowConsole }) => {
      allowConsole(/503|failed|Failed|could not/i);
      // The session check goes by the cookie, which only the browser has that signed in.
      const account = await newPerson(request);
      await restoreSession(page, account, await signInByApi(page.request, account));
      const expectSession = async () => expect((await readStored(page)).token).not.toBeNull();
      await page.clock.install();
      if (act) await page.goto(from);
      await page.route(CALLS, fail);
      await (act ? act(page) : page.goto(from));
      // Before time passes, because the screen's code has its time limit too.
      await expect(page).toHaveURL(path);
      await passUntilVisible(page, failure(page));

      await expect(page).toHaveURL(path);
      await expect(screenOf(page).locator("h1").first()).toBeVisible();
      await expect(page.locator("header").first()).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
      // The session has been checked meanwhile, without a response.
      await page.clock.fastForward(60_000);
      await expectSession();

      await page.unroute(CALLS, fail);
      await tryAgain(page).evaluate((button: HTMLElement) => button.click());
      await expect(recovered(page)).toBeVisible();
      await expect(page).toHaveURL(path);
      await expectSession();
    });
  }
}
