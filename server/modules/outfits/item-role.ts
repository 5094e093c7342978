import type { ItemRole } from "#contract/outfit/item-styling.ts";
import { readTextTerms, roleOfGarment } from "./search/lexicon.ts";
import { splitWords } from "./search/search-words.ts";

/** "Kurta with palazzos & dupatta" names three garments, the first of which the item is. */
const BETWEEN_GARMENTS = /\bwith\b|\band\b|\bw\/|[&+,|]/i;
/** "Kurta set" has a bottom, "set of 3 t-shirts" has none. */
const SET = /\bsets?\b(?!\s+of\b)/i;

/** What an item is within an outfit, as its name says; "other" for a name without a known garment. */
export function deriveRole(itemName: string): ItemRole {
  const roles = itemName.split(BETWEEN_GARMENTS).flatMap(rolesOfPart);
  const [first = "other"] = roles;
  const hasUpper = roles.includes("top") || roles.includes("layer");
  const isHalf = first === "top" || first === "bottom" || first === "layer";
  if (isHalf && ((hasUpper && roles.includes("bottom")) || SET.test(itemName))) return "whole";
  return first;
}

/**
 * The role of the last garment of a text (the noun comes last in English), or both roles of a pair such as
 * "kurta pyjama".
 */
function rolesOfPart(text: string): ItemRole[] {
  const words = splitWords(text);
  const garments = readTextTerms(words).flatMap(({ start, end, term }) => {
    const role = term?.type === "garment" ? roleOfGarment(term.name, words.slice(start, end)) : undefined;
    return role ? [{ start, end, role }] : [];
  });
  const [before, last] = [garments.at(-2), garments.at(-1)];
  if (!last) return [];
  const isPair = before?.role === "top" && last.role === "bottom" && before.end === last.start;
  return isPair ? ["top", "bottom"] : [last.role];
}
