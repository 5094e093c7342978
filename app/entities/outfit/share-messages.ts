import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { formatRupees } from "#contract/values/money.ts";

/** Of a shared link, as apps show it. */
export function title({ category, section }: Pick<OutfitSummary, "category" | "section">): string {
  return `${CATEGORY_LABELS[category]} outfit · ${SECTION_LABELS[section]}`;
}

export function text(
  outfit: Pick<OutfitSummary, "category" | "section" | "subtitle" | "totalPrice">,
): string {
  const { subtitle, totalPrice } = outfit;
  return [title(outfit), ...(subtitle ? [subtitle] : []), formatRupees(totalPrice)].join(", ");
}
