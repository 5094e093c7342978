import type { OutfitList, OutfitSummary } from "#contract/outfit.ts";

/** All pages as one list. An outfit that moved to a later page between two calls appears once, at its first position. */
export function mergePages(pages: readonly OutfitList[]): OutfitSummary[] {
  const byId = new Map<string, OutfitSummary>();
  for (const { outfits } of pages) {
    for (const outfit of outfits) if (!byId.has(outfit._id)) byId.set(outfit._id, outfit);
  }
  return [...byId.values()];
}
