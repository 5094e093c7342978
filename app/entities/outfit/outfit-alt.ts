import { AUDIENCES, CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Category, Section } from "#contract/outfit/outfit-vocabulary.ts";

/** What an outfit's picture shows, for those who do not see it. */
export function outfitAlt(outfit: { category: Category; section: Section }): string {
  return `Complete ${CATEGORY_LABELS[outfit.category]} ${outfitFor(outfit)}`;
}

/** An outfit's name in labels of controls: "Wedding, Women". */
export function outfitName({ category, section }: { category: Category; section: Section }): string {
  return `${CATEGORY_LABELS[category]}, ${SECTION_LABELS[section]}`;
}

/** What follows an outfit's category in its name. */
export function outfitFor({ section }: { section: Section }): string {
  return `outfit for ${AUDIENCES[section]}`;
}
