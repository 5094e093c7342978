import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";
import { outfitSummary } from "./api-results.ts";

/** A look that somebody styled. */
export function styledOutfit(number: number, username: string | null = "asha"): OutfitSummary {
  return outfitSummary(number, { stylist: { username } });
}

/** The response to a visitor, about a stylist of two looks. */
export function stylistPage(
  changes: Partial<StylistPage["stylist"]> = {},
  outfits: OutfitSummary[] = [1, 2].map((number) => styledOutfit(number, changes.username)),
): StylistPage {
  return {
    stylist: {
      username: "asha",
      about: "Sarees for every day.",
      numberOfOutfits: outfits.length,
      totals: { views: 12_345, likes: 678, saves: 90 },
      ...changes,
    },
    outfits,
  };
}
