// @ts-nocheck
import { hold, NARROWEST, openDialog, refuse } from "./screen.mjs";

const signInForm = (page) => page.getByRole("main");
const shared = (page) =>
  page.getByRole("region", { name: "Outfit Items" }).getByRole("link").first().waitFor();
const cartThere = (page) => page.getByRole("region", { name: "Summary" }).waitFor();

const WAITING = {
  commentId: "waiting",
  text: "I have the same bag, from https://bags.example/brown. It goes with everything.",
  createdAt: "2026-11-01T09:30:00Z",
};

/** Accounts, and what people say about an outfit. @type {import("./screen.mjs").Screen[]} */
export const VISITS = [
  { name: "sign-in", path: "/sign-in" },
  { name: "sign-in-narrowest", path: "/sign-in", widths: NARROWEST },
  {
    name: "sign-in-error",
    path: "/sign-in",
    steps: (page) => signInForm(page).getByRole("button", { name: "Sign In", exact: true }).click(),
  },
  {
    name: "sign-in-refused",
    path: "/sign-in",
    steps: async (page) => {
      await signInForm(page).getByLabel("E-mail").fill("asha@people.example");
      await signInForm(page).getByLabel("Password", { exact: true }).fill("Hibiscus-3");
      await signInForm(page).getByRole("button", { name: "Sign In", exact: true }).click();
      await signInForm(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "sign-up",
    path: "/sign-up",
    steps: (page) => page.getByLabel("Password", { exact: true }).fill("Marigold"),
  },
  {
    name: "sign-up-error",
    path: "/sign-up",
    steps: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /Create|Sign Up/ })
        .first()
        .click(),
  },
  {
    name: "profile",
    path: "/profile",
    as: "shopper",
    steps: (page) => page.getByLabel("Username").waitFor(),
  },
  {
    name: "profile-admin",
    path: "/profile",
    as: "admin",
    steps: (page) => page.getByLabel("Username").waitFor(),
  },
  {
    name: "profile-updated",
    path: "/profile",
    as: "newcomer",
    steps: async (page) => {
      const name = page.getByLabel("Full name");
      // Another one for each width: an unchanged name is not saved.
      await name.fill(
        (await name.inputValue()) === "Meera Kulkarni" ? "Meera R. Kulkarni" : "Meera Kulkarni",
      );
      await page.getByRole("button", { name: /Update Profile/ }).click();
      await page.getByText("Profile updated successfully!").waitFor();
    },
  },
  { name: "detail-signed-in", path: ({ outfitId }) => `/outfit/${outfitId}`, as: "shopper", steps: shared },
  {
    name: "detail-ordering",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    as: "newcomer",
    overlay: true,
    steps: async (page) => {
      await shared(page);
      await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
      await page.getByRole("region", { name: "Customize Your Order" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "detail-added-toast",
    path: ({ quietId }) => `/outfit/${quietId}`,
    as: "newcomer",
    overlay: true,
    before: (page) =>
      page.route("**/backend/cart/add-outfit", (route) =>
        route.fulfill({ json: { success: true, message: "", outfitName: "Wedding", cart: { outfits: [] } } }),
      ),
    steps: async (page) => {
      await shared(page);
      await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
      await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
      await page.locator("[data-sonner-toast]").waitFor();
    },
  },
  {
    name: "detail-error-toast",
    path: ({ quietId }) => `/outfit/${quietId}`,
    as: "newcomer",
    overlay: true,
    before: (page) => page.route("**/backend/cart/add-outfit", (route) => route.abort()),
    steps: async (page) => {
      await shared(page);
      await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
      await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
      await page.locator("[data-sonner-toast]").waitFor();
    },
  },
  {
    name: "detail-replying",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    as: "admin",
    steps: async (page) => {
      await shared(page);
      await page.getByRole("button", { name: "Reply", exact: true }).first().click();
      await page
        .getByPlaceholder("Share your thoughts about this outfit...")
        .fill("The green suits the sea.");
    },
  },
  {
    name: "detail-delete-comment",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    as: "admin",
    overlay: true,
    steps: async (page) => {
      await shared(page);
      await openDialog(page, /^Delete/);
    },
  },
  {
    name: "detail-waiting-text",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    as: "newcomer",
    before: (page) =>
      page.route(/backend\/outfit\/[0-9a-f-]{20,}$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), waiting: [WAITING] } });
      }),
    steps: async (page) => {
      await shared(page);
      await page.getByRole("list", { name: "Waiting for review" }).waitFor();
    },
  },
  {
    name: "detail-report-comment",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    as: "shopper",
    overlay: true,
    steps: async (page) => {
      await shared(page);
      await openDialog(page, /^Report (comment|reply) by/);
    },
  },
  { name: "detail-no-comments", path: ({ quietId }) => `/outfit/${quietId}`, as: "shopper", steps: shared },
  { name: "cart-signed-out", path: "/cart" },
];

/** A cart. @type {import("./screen.mjs").Screen[]} */
export const CART = [
  { name: "cart", steps: cartThere },
  { name: "cart-narrowest", widths: NARROWEST, steps: cartThere },
  {
    name: "cart-cards",
    widths: [1440],
    steps: async (page) => {
      await cartThere(page);
      await page.getByRole("button", { name: "Card view" }).click();
    },
  },
  {
    name: "cart-filters-open",
    widths: [390, 768],
    steps: async (page) => {
      await cartThere(page);
      await page.getByRole("button", { name: /^Filters & Sort/ }).click();
    },
  },
  { name: "cart-nothing-matches", path: "/cart?search=xylophone", steps: cartThere },
  {
    name: "cart-clear",
    overlay: true,
    steps: async (page) => {
      await cartThere(page);
      const toggle = page.getByRole("button", { name: /^Filters & Sort/ });
      if (await toggle.isVisible()) await toggle.click();
      await openDialog(page, "Clear Cart");
    },
  },
  {
    name: "cart-loading",
    waiting: true,
    before: (page) => hold(page, "**/backend/cart"),
  },
  {
    name: "cart-error",
    before: (page) => refuse(page, "**/backend/cart"),
    steps: (page) => page.getByRole("button", { name: /try again/i }).waitFor(),
  },
  {
    name: "cart-empty",
    as: "newcomer",
    steps: (page) => page.getByText("Your Collection Awaits").waitFor(),
  },
].map((screen) => ({ path: "/cart", as: "shopper", ...screen }));
