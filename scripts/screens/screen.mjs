/**
 * A screen in a state worth a picture. `path` may be a function of what is known about the shop; `as` says who looks at it,
 * a visitor unless told otherwise; `before` runs ahead of the first request; `steps` lead from the loaded page to the state;
 * an `overlay` covers the window, so the picture shows the window only; `waiting` for a call that is held, the network never rests.
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("./people.mjs").Known} Known
 * @typedef {{
 *   name: string,
 *   path: string | ((known: Known) => string | Promise<string>),
 *   as?: "shopper" | "newcomer" | "admin",
 *   widths?: number[],
 *   overlay?: boolean,
 *   waiting?: boolean,
 *   before?: (page: Page, known: Known) => Promise<unknown>,
 *   steps?: (page: Page, known: Known) => Promise<unknown>,
 * }} Screen
 */

export const PHONE_WIDTHS = [390, 768];
/** The narrowest window there is, which is also what 400 % zoom makes of a large one. */
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

/** A call that is never answered. */
export const hold = (page, pattern) => page.route(pattern, () => {});
