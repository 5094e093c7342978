import * as messages from "#app/entities/outfit/share-messages.ts";
import { logFailure } from "#app/lib/log.ts";
import { shareLink } from "#app/ui/share-link.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

export type SharedOutfit = Pick<OutfitSummary, "_id" | "category" | "section" | "subtitle" | "totalPrice">;

/** Shares an outfit's link, or copies it; resolves to whether it was copied. */
export function shareOutfit(outfit: SharedOutfit, url: string): Promise<boolean> {
  return shareLink({ title: messages.title(outfit), text: messages.text(outfit), url }, logFailure);
}
