import type { AdminOutfitRow } from "#contract/admin-outfits.ts";

/** An outfit's name in labels and confirmations: "Wedding outfit for Men". */
export function outfitName({ category, section }: Pick<AdminOutfitRow, "category" | "section">): string {
  return `${category} outfit for ${section}`;
}

/** A rating as shown in the table: "4.2/5". */
export function ratingOutOfFive(rating: number): string {
  return `${rating}/5`;
}
