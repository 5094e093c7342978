import type { AdminOutfitRow } from "#contract/admin-outfits.ts";

export interface CatalogueStatistics {
  totalOutfits: number;
  activeOutfits: number;
  /** With one decimal; "0.0" without outfits. */
  averageRating: string;
  totalLikes: number;
}

type Counted = Pick<AdminOutfitRow, "isActive" | "rateLook"> & { numberOfLikes?: number | undefined };

/** The statistics of the whole catalogue, above the table. Missing likes count as 0. */
export function catalogueStatistics(outfits: readonly Counted[]): CatalogueStatistics {
  let activeOutfits = 0;
  let ratings = 0;
  let totalLikes = 0;
  for (const { isActive, rateLook, numberOfLikes } of outfits) {
    if (isActive) activeOutfits++;
    ratings += rateLook;
    totalLikes += numberOfLikes ?? 0;
  }
  const averageRating = (outfits.length === 0 ? 0 : ratings / outfits.length).toFixed(1);
  return { totalOutfits: outfits.length, activeOutfits, averageRating, totalLikes };
}
