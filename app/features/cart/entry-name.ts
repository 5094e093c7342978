import type { CartEntry } from "#contract/cart.ts";

/** What an entry is called where only words tell it from the others: "Wedding Outfit for Women". */
export function entryName({ outfitCategory, outfitSection }: CartEntry): string {
  return `${outfitCategory} Outfit for ${outfitSection}`;
}
