import { oneOf } from "#contract/http/one-of.ts";
import { CART_PAGE_SIZES } from "#contract/limits.ts";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";

export const CART_SORTS = ["newest", "oldest", "price-high", "price-low"] as const;
export type CartSort = (typeof CART_SORTS)[number];

const CART_STYLES = ["table", "cards"] as const;
export type CartStyle = (typeof CART_STYLES)[number];

/** Search, order, page, page size and layout of the cart. */
export interface CartView {
  search: string;
  sort: CartSort;
  /** Counted from 1. */
  page: number;
  size: (typeof CART_PAGE_SIZES)[number];
  view: CartStyle;
}

export const DEFAULT_CART_VIEW: CartView = {
  search: "",
  sort: "newest",
  page: 1,
  size: CART_PAGE_SIZES[0],
  view: "table",
};

/** Invalid values count as absent. */
export function parseCartView(params: URLSearchParams): CartView {
  const page = params.get("page") ?? "";
  return {
    search: normaliseSearchTerm(params.get("search") ?? ""),
    sort: oneOf(CART_SORTS, params.get("sort"), DEFAULT_CART_VIEW.sort),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : DEFAULT_CART_VIEW.page,
    size: oneOf(CART_PAGE_SIZES, params.get("size"), DEFAULT_CART_VIEW.size),
    view: oneOf(CART_STYLES, params.get("view"), DEFAULT_CART_VIEW.view),
  };
}

/** Contains only values that differ from the defaults, always in the same order. */
export function cartPath(view: CartView): string {
  const names = Object.keys(DEFAULT_CART_VIEW) as (keyof CartView)[];
  const changed = names.filter((name) => view[name] !== DEFAULT_CART_VIEW[name]);
  const query = new URLSearchParams(changed.map((name) => [name, String(view[name])])).toString();
  return query ? `/cart?${query}` : "/cart";
}

/** Another search, order or page size resets the page to 1. */
export function changedView(view: CartView, changes: Partial<CartView>): CartView {
  const keepsPage = Object.keys(changes).every((name) => name === "page" || name === "view");
  return { ...view, ...(keepsPage ? {} : { page: 1 }), ...changes };
}
