/** Texts of the cart's screen. */

import { outfitFullName } from "#app/entities/outfit/messages.ts";
import type { CartSort } from "#app/features/cart/view/cart-view.ts";
import type { Selection } from "#app/features/cart/view/select-entries.ts";
import { formatCount } from "#app/lib/format-count.ts";
import type { CartEntry } from "#contract/cart/cart.ts";

type Named = Pick<CartEntry, "outfitCategory" | "outfitSection">;

/** An entry's name in sentences and accessible names: "Wedding Outfit for Women". */
export function entryName({ outfitCategory, outfitSection }: Named): string {
  return outfitFullName({ category: outfitCategory, section: outfitSection });
}

export const pageTitle = "Cart";
export const pageDescription = "The complete looks you have saved, with a link to buy every item.";
/** The second part is set in italics. */
export const heading = ["Your ", "Cart"] as const;
export const signInTitle = "Please Sign In";
export const signInText = "Access your personalized cart";
export const signIn = "Sign In Now";
export const loading = "Opening your cart…";
export const failed = "Your cart could not be loaded";
export const failedAdvice = "Nothing in it is lost. Please try again in a moment.";
export const emptyTitle = "Your Collection Awaits";
export const emptyText = "Add the looks you love, and find the links to every item here.";
export const exploreOutfits = "Explore Outfits";
export const outfitsInCart = "Outfits in your cart";

export const clearQuestion = "Clear your cart?";
export const clearConsequence = "This removes every outfit from your cart. It cannot be undone.";
export const removeQuestion = "Remove this outfit?";
export const removeConsequence = (entry: Named) => `${entryName(entry)} will be removed from your cart.`;

export const filters = "Filters & Sort";
export const search = "Search outfits...";
export const sort = "Sort outfits";
export const sortLabels: Record<CartSort, string> = {
  newest: "Newest First",
  oldest: "Oldest First",
  "price-high": "Price: High to Low",
  "price-low": "Price: Low to High",
};
export const pageSize = "Outfits per page";
export const perPage = (size: number) => `${size} per page`;
export const tableView = "Table view";
export const cardView = "Card view";
export const clearCart = "Clear Cart";

export const noMatch = "No outfits found matching your criteria";
export const clearFilters = "Clear Filters";
export const pages = "Pages of the cart";
export const table = "Table of outfits";
export const columns = {
  product: "Product Details",
  quantity: "Quantity",
  unitPrice: "Unit Price",
  totalPrice: "Total Price",
  actions: "Actions",
} as const;

export function shownRange({ from, to, total }: Selection): string {
  return `Showing ${from} to ${to} of ${total} outfits`;
}

/** Announced when the search or the page has changed. */
export function shownStatus(selection: Selection): string {
  if (selection.total === 0) return "No outfits found";
  if (selection.pages > 1) return shownRange(selection);
  return `${formatCount(selection.total, "outfit", "outfits")} shown`;
}

export const itemCount = (count: number) => formatCount(count, "item", "items");
/** Precedes the date. */
export const added = "Added ";
export const unitPrice = "Unit price";
export const total = "Total";
export const notCounted = "Not counted";
export const noLongerAvailable = "No longer available";
export const quantityOf = (entry: Named) => `quantity of ${entryName(entry)}`;
/** The visible label, and the rest of the accessible name. */
export function remove(entry: Named): [string, string] {
  return ["Remove", ` ${entryName(entry)}`];
}

export function shopItems(entry: Named): [string, string] {
  return ["Shop the items", ` of ${entryName(entry)}`];
}
export const openedCount = (opened: number, count: number) => `${opened} of ${count} opened`;
export const itemsOf = (entry: Named) => `Items of ${entryName(entry)}`;
export const itemsLoading = "Loading the items…";
export const itemsFailed = "The items could not be loaded.";
export const soldSeparately = "Every item is sold by its own shop.";
export const orderOfEach = (quantity: number) => ` For ${quantity} of this look, order ${quantity} of each.`;
export const opened = "Opened";
export function findReplacement(item: string): [string, string] {
  return ["Find a replacement", ` for ${item}`];
}

export const summary = "Summary";
export const premium = "Premium";
export const outfitCount = (count: number) => formatCount(count, "outfit", "outfits");
export const grandTotal = "Grand Total";
export const whatCartIs = "You buy each item from its own shop. Nothing is reserved.";
export const shopAll = "Shop all items";
/** Among the items of one shop. */
export function inOutfit(entry: Named & Pick<CartEntry, "quantity">): string {
  return entry.quantity > 1 ? `${entryName(entry)} · order ${entry.quantity}` : entryName(entry);
}
export const moreOutfitsToShop = (count: number) =>
  `Show the items of ${formatCount(count, "more outfit", "more outfits")}`;
