import type { Cart, CartEntry } from "#contract/cart/cart.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { toRupees } from "#contract/values/money.ts";
import type { EntryRecord } from "./cart-repository.ts";

/** Totals count the available entries only. */
export function presentCart(entries: readonly EntryRecord[]): Cart {
  const available = entries.filter((entry) => entry.isActive);
  const total = (amountOf: (entry: EntryRecord) => number) =>
    available.reduce((sum, entry) => sum + amountOf(entry) * entry.quantity, 0);
  return {
    outfits: entries.map(presentEntry),
    totalOutfits: available.length,
    totalItems: total((entry) => entry.itemCount),
    totalPrice: toRupees(total((entry) => entry.totalPricePaise)),
  };
}

function presentEntry(entry: EntryRecord): CartEntry {
  return {
    cartOutfitId: entry.id,
    outfitId: entry.outfitId,
    outfitImage: imageUrl(entry.mediaId),
    outfitImageWidth: entry.imageWidth,
    outfitImageHeight: entry.imageHeight,
    outfitImagePlaceholder: entry.imagePlaceholder,
    outfitUrl: `/outfit/${entry.outfitId}`,
    outfitCategory: entry.category,
    outfitSection: entry.section,
    outfitType: entry.type,
    outfitSubtitle: entry.subtitle,
    numberOfItems: entry.itemCount,
    totalOutfitPrice: toRupees(entry.totalPricePaise),
    quantity: entry.quantity,
    addedAt: entry.addedAt.toISOString(),
    isAvailable: entry.isActive,
  };
}
