import type { ItemRole } from "#contract/item-piece.ts";
import { readTextTerms, roleOfGarment, type Stretch, termOf } from "./search/lexicon.ts";
import { splitWords } from "./search/search-words.ts";

/** "Kurta with palazzos & dupatta" names three pieces, the first of which the item is. */
const BETWEEN_PIECES = /\bwith\b|\band\b|\bw\/|[&+,|]/i;
/** "Kurta set" has a bottom, "set of 3 t-shirts" has none. */
const SET = /\bsets?\b(?!\s+of\b)/i;

/** What an item is within a look, as its name says; "other" for a name without a known garment. */
export function deriveRole(itemName: string): ItemRole {
  const roles = itemName.split(BETWEEN_PIECES).flatMap(rolesOfPiece);
  const [first = "other"] = roles;
  const hasUpper = roles.includes("top") || roles.includes("layer");
  const isHalf = first === "top" || first === "bottom" || first === "layer";
  if (isHalf && ((hasUpper && roles.includes("bottom")) || SET.test(itemName))) return "whole";
  return first;
}

/**
 * The role of the last garment of a text (the noun comes last in English); with both roles of a garment that is a top and a bottom, and of a pair such as
 * "kurta pyjama".
 */
function rolesOfPiece(text: string): ItemRole[] {
  const words = splitWords(text);
  const garments = readTextTerms(words).filter((stretch) => roleOfStretch(stretch, words) !== undefined);
  const [before, garment] = [garments.at(-2), garments.at(-1)];
  const role = garment && roleOfStretch(garment, words);
  if (!garment || !role) return [];
  if (role === "bottom" && before?.end === garment.start && roleOfStretch(before, words) === "top")
    return ["top", "bottom"];
  const { start, end } = garment;
  const parts = end - start > 1 ? words.slice(start, end).map(roleOfWord) : [];
  return role === "top" && parts.includes("bottom") ? [role, "bottom"] : [role];
}

function roleOfStretch({ start, end, term }: Stretch, words: readonly string[]): ItemRole | undefined {
  return term?.type === "garment" ? roleOfGarment(term.name, words.slice(start, end)) : undefined;
}

function roleOfWord(word: string): ItemRole | undefined {
  const term = termOf(word);
  return term?.type === "garment" ? roleOfGarment(term.name, [word]) : undefined;
}
