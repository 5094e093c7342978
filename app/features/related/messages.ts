import type { Outfit } from "#contract/outfit/outfit.ts";
import { AUDIENCES, CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Category, Section } from "#contract/outfit/outfit-vocabulary.ts";

type Named = Pick<Outfit, "category" | "section">;

export const moreLikeThis = "More like this";
export function moreWithPieces(numberOfPieces: number): string {
  return numberOfPieces > 1 ? "More looks with these pieces" : "More looks with this piece";
}

export function ofCategoryAndSection({ category, section }: Named): string {
  return `${CATEGORY_LABELS[category]} for ${SECTION_LABELS[section]}`;
}
export function allOfCategory(category: Category): string {
  return `All ${CATEGORY_LABELS[category]}`;
}
export function allOfSection(section: Section): string {
  return `All for ${SECTION_LABELS[section]}`;
}
export const askForBespoke = "Ask for a bespoke look like this";
/** Prefills a bespoke request for such an outfit. */
export function bespokeWish({ category, section }: Named, url: string): string {
  return `I would love a look like this ${CATEGORY_LABELS[category]} outfit for ${AUDIENCES[section]}: ${url}`;
}

export const recentlyViewed = "Recently viewed";
export const recentlyViewedNote = "Remembered in this browser only.";
/** The second part is for screen readers only. */
export const clearRecent = ["Clear", " recently viewed looks"] as const;
