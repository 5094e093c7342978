import type { ItemRole } from "#contract/outfit/item-styling.ts";
import type { Colour, Section } from "#contract/outfit/outfit-vocabulary.ts";
import { deriveRole } from "#server/modules/outfits/item-role.ts";
import { readTextTerms } from "#server/modules/outfits/search/lexicon.ts";
import { splitWords } from "#server/modules/outfits/search/search-words.ts";

/** The colours that a text names, in its order. */
export function deriveColours(text: string): Colour[] {
  const found = readTextTerms(splitWords(text)).flatMap(({ term }) =>
    term?.type === "colour" ? term.families : [],
  );
  return [...new Set(found)];
}

/** The audience that a text names; undefined for none, or several. */
export function deriveSection(text: string): Section | undefined {
  const found = readTextTerms(splitWords(text)).flatMap(({ term }) =>
    term?.type === "audience" ? [term.section] : [],
  );
  const [first, ...others] = new Set(found);
  return others.length === 0 ? first : undefined;
}

/** What a piece is, by its name or else by the category that its shop gives it. */
export function derivePieceRole(name: string, category = ""): ItemRole {
  const byName = deriveRole(name);
  return byName === "other" ? deriveRole(category) : byName;
}
