import { TAG_MAX_LENGTH, TAGS_MAX } from "#contract/limits.ts";
import { firstCharacters } from "#contract/values/characters.ts";

/** Adds the comma-separated tags of a text. Omits blank ones, duplicates and those beyond the limits. */
export function addTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  for (const piece of text.split(",")) {
    const tag = firstCharacters(piece.trim().replace(/^#+\s*/, ""), TAG_MAX_LENGTH).trim();
    const isKnown = all.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag !== "" && !isKnown && all.length < TAGS_MAX) all.push(tag);
  }
  return all;
}
