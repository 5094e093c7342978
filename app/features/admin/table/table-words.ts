import type { AdminOutfitRow } from "#contract/admin-outfits.ts";

/** What an outfit is called where it is asked about: "Wedding outfit for Men". */
export function outfitName({ category, section }: Pick<AdminOutfitRow, "category" | "section">): string {
  return `${category} outfit for ${section}`;
}

/** A rating as the table shows it: "4.2/5" (spec section 9). */
export function ratingOutOfFive(rating: number): string {
  return `${rating}/5`;
}
