import type { Category, Section } from "./outfit-vocabulary.ts";

/** What an outfit is called where it is shown without its picture: "Wedding outfit for Men". */
export function outfitName({ category, section }: { category: Category; section: Section }): string {
  return `${category} outfit for ${section}`;
}
