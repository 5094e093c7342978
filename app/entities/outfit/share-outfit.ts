import { logFailure } from "#app/lib/log.ts";
import { shareLink } from "#app/ui/share-link.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { formatRupees } from "#contract/values/money.ts";

export type SharedOutfit = Pick<OutfitSummary, "_id" | "category" | "section" | "totalPrice">;

/** Shares an outfit's link, or copies it; resolves to whether it was copied. */
export function shareOutfit(outfit: SharedOutfit, url: string): Promise<boolean> {
  const title = `${outfit.category} outfit · ${outfit.section}`;
  return shareLink({ title, text: `${title}, ${formatRupees(outfit.totalPrice)}`, url }, logFailure);
}
