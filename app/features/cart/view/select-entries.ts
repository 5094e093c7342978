import type { CartSort, CartView } from "#app/features/cart/view/cart-view.ts";
import type { CartEntry } from "#contract/cart/cart.ts";

/** The part of a cart that a view shows. */
export interface Selection {
  /** The entries of the page. */
  entries: CartEntry[];
  /** The page shown: the last one, when the view asks for one beyond it. */
  page: number;
  pages: number;
  /** Positions of the page's first and last entry, counted from 1. */
  from: number;
  to: number;
  /** How many entries match the search. */
  total: number;
}

export function selectEntries(all: readonly CartEntry[], view: CartView): Selection {
  const matching = all.filter((entry) => matches(entry, view.search)).sort(ORDERS[view.sort]);
  const pages = Math.max(1, Math.ceil(matching.length / view.size));
  const page = Math.min(view.page, pages);
  const start = (page - 1) * view.size;
  const entries = matching.slice(start, start + view.size);
  return { entries, page, pages, from: start + 1, to: start + entries.length, total: matching.length };
}

/**
 * Whether every word searched for begins a word of the entry's category or section: a search for "men" does
 * not match "Women".
 */
function matches({ outfitCategory, outfitSection }: CartEntry, search: string): boolean {
  const words = wordsOf(`${outfitCategory} ${outfitSection}`);
  return wordsOf(search).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** "Men's" has the word "men". */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’](s\b)?/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const newestFirst = (one: CartEntry, other: CartEntry) => Date.parse(other.addedAt) - Date.parse(one.addedAt);

/** By unit price, the same price newest first. */
const ORDERS: Record<CartSort, (one: CartEntry, other: CartEntry) => number> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  "price-high": (one, other) => other.totalOutfitPrice - one.totalOutfitPrice || newestFirst(one, other),
  "price-low": (one, other) => one.totalOutfitPrice - other.totalOutfitPrice || newestFirst(one, other),
};
