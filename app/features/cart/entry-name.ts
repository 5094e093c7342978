import type { CartEntry } from "#contract/cart/cart.ts";

/** The name of an entry in messages and accessible names: "Wedding Outfit for Women". */
export function entryName({ outfitCategory, outfitSection }: CartEntry): string {
  return `${outfitCategory} Outfit for ${outfitSection}`;
}
