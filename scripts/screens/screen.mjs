// @ts-nocheck
/**
 * A screen in one state. `path` may be a function of the seeded shop; `as` is the signed-in person (default:
 * a visitor); `before` runs before the first request; `steps` lead from the loaded page to the state; an
 * `overlay` covers the window, so that the screenshot shows the window only; `waiting`: a request is held, so
 * the network is never idle; `development`: served by the development server.
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("./people.mjs").Known} Known
 * @typedef {{
 *   name: string,
 *   path: string | ((known: Known) => string | Promise<string>),
 *   as?: "shopper" | "collector" | "newcomer" | "admin",
 *   widths?: number[],
 *   overlay?: boolean,
 *   waiting?: boolean,
 *   development?: boolean,
 *   before?: (page: Page, known: Known) => Promise<unknown>,
 *   steps?: (page: Page, known: Known) => Promise<unknown>,
 * }} Screen
 */

export const PHONE_WIDTHS = [390, 768];
/** The narrowest supported window, and a 1280 px window at 400 % zoom. */
export const NARROWEST = [320];

/** Presses a button and waits for the dialog it opens. */
export async function openDialog(page, buttonName) {
  await page.getByRole("button", { name: buttonName }).first().click();
  const dialog = page.getByRole("dialog").last();
  await dialog.waitFor();
  return dialog;
}

/** A call that fails on the server. */
export const refuse = (page, pattern) =>
  page.route(pattern, (route) => route.fulfill({ status: 503, json: { message: "Please try again." } }));

/** A call with this response. */
export const replyWith = (page, pattern, json, status = 200) =>
  page.route(pattern, (route) => route.fulfill({ status, json }));

/** A call that never gets a response. */
export const hold = (page, pattern) => page.route(pattern, () => {});
