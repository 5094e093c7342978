import type { Category, Section } from "#contract/outfit/outfit-vocabulary.ts";

const AUDIENCES: Record<Section, string> = { Men: "men", Women: "women", Kids: "kids" };

/** What an outfit's picture shows, for those who do not see it. */
export function outfitAlt({ category, section }: { category: Category; section: Section }): string {
  return `Complete ${category} outfit for ${AUDIENCES[section]}`;
}
