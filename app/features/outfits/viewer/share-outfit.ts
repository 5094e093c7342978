import type { ViewedOutfit } from "#app/features/outfits/viewer/viewed-outfit.ts";
import { logFailure } from "#app/lib/log.ts";
import { formatRupees } from "#contract/money.ts";

/** What became of sharing: the device took it over, the link is on the clipboard, or neither was possible. */
export type ShareOutcome = "shared" | "copied" | "impossible";

/** Hands an outfit's link to the device's own sharing, or else copies it. Giving up in the device's dialog counts as shared. */
export async function shareOutfit(outfit: ViewedOutfit, url: string): Promise<ShareOutcome> {
  const title = `${outfit.category} outfit · ${outfit.section}`;
  if (navigator.share) {
    try {
      await navigator.share({ title, text: `${title}, ${formatRupees(outfit.totalPrice)}`, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
      logFailure("Sharing an outfit failed", error);
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    logFailure("Copying an outfit's link failed", error);
    return "impossible";
  }
}
