import type { SettingsSection } from "#app/dashboard/settings/settings-sections.ts";

export interface FoundSection<Section> {
  section: Section;
  /** The labels of its form that the search term fits by themselves. */
  fields: string[];
}

type Searched = Pick<SettingsSection, "title" | "text" | "group" | "fields" | "words">;

/** The sections in which every word of the search term begins a word; all for an empty term. */
export function findSections<Section extends Searched>(
  sections: readonly Section[],
  searchTerm: string,
): FoundSection<Section>[] {
  const searched = wordsOf(searchTerm);
  if (searched.length === 0) return sections.map((section) => ({ section, fields: [] }));
  const fits = (...texts: string[]) => {
    const words = wordsOf(texts.join(" "));
    return searched.every((start) => words.some((word) => word.startsWith(start)));
  };
  return sections
    .filter(({ title, text, group, fields, words }) => fits(title, text, group, ...fields, words))
    .map((section) => ({ section, fields: section.fields.filter((field) => fits(field)) }));
}

/** Without accents, which a person may leave out. */
function wordsOf(text: string): string[] {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}
