/** Texts of an outfit's items, on its page and in the cart. */

export const similarItem = "Similar piece";
export const noLongerSold = (source: string) => `No longer sold at ${source}`;
export const soldOut = (source: string) => `Sold out at ${source}`;

/** A link to an item's shop: what it shows, and the rest of its accessible name. */
export function viewItem(item: string): [string, string] {
  return ["View Item", `: ${item} (opens a new tab)`];
}
