import { logFailure } from "#app/lib/log.ts";
import { showToast } from "#app/ui/toast.tsx";
import { formatRupees } from "#contract/money.ts";
import type { OutfitSummary } from "#contract/outfit.ts";

export type SharedOutfit = Pick<OutfitSummary, "_id" | "category" | "section" | "totalPrice">;

/**
 * Hands an outfit's link to the device's own sharing; else copies it, and says so in a toast. Giving up in the device's dialog is no
 * failure. Returns whether the link is on the clipboard.
 */
export async function shareOutfit(outfit: SharedOutfit, url: string): Promise<boolean> {
  if (typeof navigator.share === "function" && (await handedToDevice(outfit, url))) return false;
  try {
    await navigator.clipboard.writeText(url);
    void showToast("success", "Link copied");
    return true;
  } catch (error) {
    logFailure("Copying an outfit's link failed", error);
    void showToast("info", `Copy this link: ${url}`);
    return false;
  }
}

async function handedToDevice(outfit: SharedOutfit, url: string): Promise<boolean> {
  const title = `${outfit.category} outfit · ${outfit.section}`;
  try {
    await navigator.share({ title, text: `${title}, ${formatRupees(outfit.totalPrice)}`, url });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return true;
    logFailure("Sharing an outfit failed", error);
    return false;
  }
}
