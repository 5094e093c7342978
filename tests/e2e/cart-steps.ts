import type { APIRequestContext, Page } from "@playwright/test";
import type { AddedToCart, Cart } from "#contract/cart/cart.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { expect } from "../setup/browser.ts";
import { type Credentials, newPerson, restoreSession, sharedSession } from "./people.ts";

/** The most expensive outfits of the demo shop, by descending price. */
export async function dearest(request: APIRequestContext, count: number): Promise<OutfitSummary[]> {
  const query = `sortBy=totalPrice&sort=desc&limit=${count}`;
  const response = await request.get(`/backend/outfit/getoutfits?${query}`);
  return ((await response.json()) as { outfits: OutfitSummary[] }).outfits;
}

/** Makes a cart call with a token, outside the page. */
export async function cartCall<T = Cart>(
  request: APIRequestContext,
  token: string,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path = "",
  data?: unknown,
): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.fetch(`/backend/cart${path}`, { method, headers, data });
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

interface Wanted {
  _id: string;
  quantity?: number;
}

/** Adds outfits to a person's cart. */
export async function fillCart(
  request: APIRequestContext,
  person: Credentials,
  wanted: readonly Wanted[],
): Promise<void> {
  const { token } = await sharedSession(request, person);
  for (const { _id: outfitId, quantity = 1 } of wanted) {
    await cartCall<AddedToCart>(request, token, "POST", "/add-outfit", { outfitId, quantity });
  }
}

export interface Shopper {
  token: string;
  /** Newest entry first. */
  cart: Cart;
}

/**
 * Creates an account with these outfits in its cart, the last one newest, and signs it in in
 * the page's browser.
 */
export async function shopperWith(
  page: Page,
  request: APIRequestContext,
  wanted: readonly Wanted[],
): Promise<Shopper> {
  const person = await newPerson(request);
  await fillCart(request, person, wanted);
  const { token } = await restoreSession(page, person);
  return { token, cart: await cartCall(request, token, "GET") };
}

/** Changes fields of the cart in the responses that the browser receives. */
export async function changeCart(page: Page, change: (cart: Cart) => object): Promise<void> {
  await page.route("**/backend/cart", async (route) => {
    const response = await route.fetch();
    const cart = (await response.json()) as Cart;
    await route.fulfill({ response, json: { ...cart, ...change(cart) } });
  });
}

/** Counts the `cartUpdated` events of the page from its next document on. */
export async function countCartUpdates(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as Window & { cartUpdates?: number };
    counter.cartUpdates = 0;
    window.addEventListener("cartUpdated", () => {
      counter.cartUpdates = (counter.cartUpdates ?? 0) + 1;
    });
  });
  return () => page.evaluate(() => (window as Window & { cartUpdates?: number }).cartUpdates ?? 0);
}

/** The entries, in the table or as cards. */
export const entries = (page: Page) => page.locator("#main article, #main tbody");
/** The headings of the entries. */
export const titles = (page: Page) => entries(page).getByRole("link", { name: /Outfit$/ });
export const summary = (page: Page) => page.getByRole("region", { name: "Summary" });
export const badge = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /^Cart(,|$)/ })
    .last();

export async function expectToast(page: Page, kind: "success" | "error", text: string): Promise<void> {
  // In one look: a second one could come after the toast, which is there for seconds only.
  const toast = page.locator(`[data-sonner-toast][data-type="${kind}"]`, { hasText: text });
  await expect(toast.first()).toBeVisible();
}
