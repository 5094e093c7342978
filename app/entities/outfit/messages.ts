/** Texts of outfits wherever they are named or pictured. */

import { AUDIENCES, CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Category, Section } from "#contract/outfit/outfit-vocabulary.ts";

interface Named {
  category: Category;
  section: Section;
}

/** An outfit's name in labels of controls: "Wedding, Women". */
export function outfitName({ category, section }: Named): string {
  return `${CATEGORY_LABELS[category]}, ${SECTION_LABELS[section]}`;
}

/** An outfit's name in sentences and in the titles of pages: "Wedding Outfit for Women". */
export function outfitFullName({ category, section }: Named): string {
  return `${CATEGORY_LABELS[category]} Outfit for ${SECTION_LABELS[section]}`;
}

/** The rating is the shop's own, not that of its customers. */
export const stylistsRating = "Stylist’s rating";
export const ratedByStylist = (points: number) => `${stylistsRating}: ${points.toFixed(1)} out of 5`;

/** An outfit's heading; the second part is set in italics. */
export function outfitTitle(category: Category): [string, string] {
  return [`${CATEGORY_LABELS[category]} `, "Outfit"];
}

/** What follows an outfit's category in its name. */
export function outfitFor({ section }: Pick<Named, "section">): string {
  return `outfit for ${AUDIENCES[section]}`;
}
