import type { Category, Section } from "#contract/outfit/outfit-vocabulary.ts";

const AUDIENCES: Record<Section, string> = { Men: "men", Women: "women", Kids: "kids" };

/** What an outfit's picture shows, for those who do not see it. */
export function outfitAlt(outfit: { category: Category; section: Section }): string {
  return `Complete ${outfit.category} ${outfitFor(outfit)}`;
}

/** What follows an outfit's category in its name. */
export function outfitFor({ section }: { section: Section }): string {
  return `outfit for ${AUDIENCES[section]}`;
}
