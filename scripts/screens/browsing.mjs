// @ts-nocheck
import { signIn } from "./people.mjs";
import { hold, NARROWEST, openDialog, PHONE_WIDTHS, refuse } from "./screen.mjs";

const LISTING = "**/backend/outfit/getoutfits?**";
const TRENDING = "**/backend/outfit/trending?**";
const openFilters = (page) =>
  page
    .getByRole("button", { name: /filters/i })
    .first()
    .click();
const toListView = (page) => page.getByRole("button", { name: /list view/i }).click();

/** Moves inside the site, where the browser asks the server itself. */
async function goInside(page, path) {
  await page.evaluate((to) => document.querySelector(`a[href="${to}"]`).click(), path);
  await page.waitForURL((url) => url.pathname === path);
}

/** Public screens. @type {import("./screen.mjs").Screen[]} */
export const BROWSING = [
  { name: "home", path: "/" },
  { name: "home-narrowest", path: "/", widths: NARROWEST },
  {
    name: "home-question-open",
    path: "/",
    steps: (page) => page.getByText("Are the prices final?").click(),
  },
  {
    name: "home-chat",
    path: "/",
    overlay: true,
    steps: async (page) => {
      await openDialog(page, /chat/i);
      await page.getByRole("button", { name: "Evening Wear" }).click();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "home-trending-loading",
    path: "/about-us",
    before: (page) => hold(page, TRENDING),
    steps: (page) => goInside(page, "/"),
  },
  {
    name: "home-trending-empty",
    path: "/about-us",
    before: (page) => refuse(page, TRENDING),
    steps: async (page) => {
      await goInside(page, "/");
      await page.getByText("No trending outfits yet").waitFor();
    },
  },
  {
    name: "bespoke-ready",
    path: "/#custom",
    steps: async (page) => {
      await page.getByLabel("Describe your look").fill("An outdoor cocktail evening in Goa.");
      await page.getByLabel(/^Inspiration image/).setInputFiles("public/pictures/party-upright-480.jpg");
    },
  },
  {
    name: "bespoke-dialog",
    path: "/#custom",
    overlay: true,
    steps: async (page) => {
      await page.getByLabel("Describe your look").fill("An outdoor cocktail evening in Goa.");
      await openDialog(page, "Create My Bespoke Look");
      await page.getByRole("button", { name: "Send My Request" }).click();
    },
  },
  {
    name: "mobile-menu",
    path: "/",
    widths: PHONE_WIDTHS,
    overlay: true,
    steps: (page) => openDialog(page, /menu/i),
  },
  {
    name: "mobile-menu-signed-in",
    path: "/",
    as: "shopper",
    widths: PHONE_WIDTHS,
    overlay: true,
    steps: (page) => openDialog(page, /menu/i),
  },
  { name: "listing", path: "/outfit" },
  { name: "listing-narrowest", path: "/outfit", widths: NARROWEST, steps: openFilters },
  { name: "listing-list-view", path: "/outfit", steps: toListView },
  { name: "listing-filtered", path: "/outfit?section=Women&sortBy=totalPrice&sort=desc" },
  { name: "listing-filters-open", path: "/outfit", steps: openFilters },
  { name: "listing-empty", path: "/outfit?searchTerm=xylophonequartz" },
  {
    name: "listing-end",
    path: "/outfit?category=Wedding",
    steps: async (page) => {
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.getByText("You've seen all available outfits!").waitFor();
    },
  },
  {
    name: "listing-error",
    path: "/outfit",
    before: (page) => refuse(page, LISTING),
    steps: async (page) => {
      await page.getByRole("searchbox").first().fill("lehenga");
      await page.getByRole("button", { name: /try again/i }).waitFor();
    },
  },
  { name: "detail", path: ({ outfitId }) => `/outfit/${outfitId}` },
  { name: "detail-narrowest", path: ({ outfitId }) => `/outfit/${outfitId}`, widths: NARROWEST },
  {
    name: "detail-loading",
    path: "/trending",
    before: (page) => page.route(/backend\/outfit\/[0-9a-f-]{20,}$/, () => {}),
    steps: (page, { outfitId }) => goInside(page, `/outfit/${outfitId}`),
  },
  { name: "detail-not-found", path: "/outfit/no-such-outfit" },
  {
    name: "viewer",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    overlay: true,
    steps: (page) => openDialog(page, /full size/i),
  },
  { name: "trending", path: "/trending" },
  { name: "trending-narrowest", path: "/trending", widths: NARROWEST },
  {
    name: "trending-loading",
    path: "/about-us",
    before: (page) => hold(page, TRENDING),
    steps: (page) => goInside(page, "/trending"),
  },
  {
    name: "trending-empty",
    path: "/about-us",
    before: (page) => refuse(page, TRENDING),
    steps: async (page) => {
      await goInside(page, "/trending");
      await page.getByText("No trending outfits yet").waitFor();
    },
  },
  { name: "about", path: "/about-us" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "not-found", path: "/no-such-page" },
  {
    name: "newsletter-confirm",
    path: "/newsletter/confirm?token=none",
    steps: (page) => page.getByRole("button", { name: "Confirm My Address" }).click(),
  },
  { name: "newsletter-unsubscribe", path: "/newsletter/unsubscribe?token=none" },
  { name: "alerts-unsubscribe", path: "/alerts/unsubscribe?token=none" },
];

/**
 * Texts at their limits and pictures that do not come: taken last, as they fill the shop.
 * @type {import("./screen.mjs").Screen[]}
 */
export const LONGEST = [
  { name: "longest-detail", path: async ({ longest }) => `/outfit/${(await longest())._id}` },
  {
    name: "longest-signed-in",
    path: async ({ longest }) => `/outfit/${(await longest())._id}`,
    before: async (page, { longest }) => signIn(page, (await longest()).person),
  },
  { name: "longest-listing", path: async ({ longest }) => (await longest()) && "/outfit" },
  {
    name: "longest-list-view",
    path: async ({ longest }) => (await longest()) && "/outfit",
    steps: toListView,
  },
  {
    name: "longest-cart",
    path: "/cart",
    before: async (page, { longest }) => signIn(page, (await longest()).person),
    steps: (page) => page.getByRole("region", { name: "Summary" }).waitFor(),
  },
  {
    name: "longest-profile",
    path: "/profile",
    before: async (page, { longest }) => signIn(page, (await longest()).person),
  },
];
