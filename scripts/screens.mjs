/**
 * Every screen and state worth a picture. `path` may be a function of what is known about the demo catalogue;
 * `steps` lead from the loaded page to the state; an `overlay` covers the window, so the picture shows the window only.
 * @typedef {{ outfitId: string }} Known
 * @typedef {{ name: string, path: string | ((known: Known) => string), widths?: number[], overlay?: boolean, steps?: (page: import("@playwright/test").Page) => Promise<void> }} Screen
 */

const PHONE_WIDTHS = [390, 768];

async function openDialog(page, buttonName) {
  await page.getByRole("button", { name: buttonName }).first().click();
  await page.getByRole("dialog").waitFor();
}

/** @type {Screen[]} */
export const SCREENS = [
  { name: "home", path: "/" },
  {
    name: "mobile-menu",
    path: "/",
    widths: PHONE_WIDTHS,
    overlay: true,
    steps: (page) => openDialog(page, /menu/i),
  },
  { name: "listing", path: "/outfit" },
  {
    name: "listing-list-view",
    path: "/outfit",
    steps: (page) => page.getByRole("button", { name: /list view/i }).click(),
  },
  { name: "listing-filtered", path: "/outfit?section=Women&sortBy=totalPrice&sort=desc" },
  {
    name: "listing-filters-open",
    path: "/outfit",
    steps: (page) =>
      page
        .getByRole("button", { name: /filters/i })
        .first()
        .click(),
  },
  { name: "listing-empty", path: "/outfit?searchTerm=xylophonequartz" },
  { name: "detail", path: ({ outfitId }) => `/outfit/${outfitId}` },
  { name: "detail-not-found", path: "/outfit/no-such-outfit" },
  {
    name: "viewer",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    overlay: true,
    steps: (page) => openDialog(page, /full size/i),
  },
  { name: "trending", path: "/trending" },
  { name: "cart-signed-out", path: "/cart" },
  { name: "sign-in", path: "/sign-in" },
  {
    name: "sign-in-error",
    path: "/sign-in",
    steps: (page) => page.getByRole("main").getByRole("button", { name: "Sign In" }).click(),
  },
  {
    name: "sign-up",
    path: "/sign-up",
    steps: (page) => page.getByLabel("Password", { exact: true }).fill("Marigold"),
  },
  { name: "not-found", path: "/no-such-page" },
];
