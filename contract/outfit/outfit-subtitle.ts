import { SUBTITLE_MAX_LENGTH } from "#contract/limits.ts";
import { countCharacters, upperFirst } from "#contract/values/characters.ts";
import type { ItemRole } from "./item-styling.ts";
import { COLOURS } from "./outfit-vocabulary.ts";

/** An item as its outfit's subtitle names it. */
export interface SubtitleItem {
  itemName: string;
  sourceName: string;
  role: ItemRole | null;
}

/**
 * The roles that make a look, the most telling first. Tops, bottoms and layers are equal: of these the first
 * in the outfit's order is what the look was styled around.
 */
const MAIN_ROLES: readonly (readonly ItemRole[])[] = [
  ["whole"],
  ["top", "bottom", "layer"],
  ["footwear"],
  ["bag"],
];
/** Named only where an outfit has nothing else. */
const MINOR_ROLES: readonly (readonly ItemRole[])[] = [["jewellery"], ["accessory"], ["other"]];

/**
 * What tells an outfit from others of its category: its two main items, such as "Emerald green silk lehenga,
 * gold brocade choli blouse". Never cut within a word; empty where no item has a name that fits.
 */
export function outfitSubtitle(items: readonly SubtitleItem[]): string {
  const named = items
    .map((item) => ({ name: plainName(item), role: item.role ?? "other" }))
    .filter(({ name }) => name !== "" && countCharacters(shortest(name)) <= SUBTITLE_MAX_LENGTH);
  const main = inOrderOf(MAIN_ROLES, named);
  const [first, ...others] = main.length > 0 ? main : inOrderOf(MINOR_ROLES, named);
  if (!first) return "";
  const rest = others.filter(({ name }) => !isSameText(name, first.name));
  const second = pickSecond(first, rest);
  const subtitle = second && joinToFit(first.name, lowerFirst(second.name));
  return upperFirst(subtitle ?? shorterThan(first.name, SUBTITLE_MAX_LENGTH));
}

interface NamedRole {
  name: string;
  role: ItemRole;
}

function inOrderOf(ranks: readonly (readonly ItemRole[])[], items: readonly NamedRole[]): NamedRole[] {
  return ranks.flatMap((roles) => items.filter(({ role }) => roles.includes(role)));
}

/** Prefers a garment of another role, because two tops say less of an outfit. */
function pickSecond(first: NamedRole, rest: readonly NamedRole[]): NamedRole | undefined {
  const [next] = rest;
  if (!next || next.role !== first.role) return next;
  return rest.find(({ role }) => role !== first.role && MAIN_ROLES[1]?.includes(role)) ?? next;
}

/** Both names, of which the longer one loses words until they fit; undefined if they never do. */
function joinToFit(first: string, second: string): string | undefined {
  let names: [string, string] = [first, second];
  for (;;) {
    const joined = names.join(", ");
    if (countCharacters(joined) <= SUBTITLE_MAX_LENGTH) return joined;
    const [a, b] = names;
    const shorterA = withoutAWord(a);
    const shorterB = withoutAWord(b);
    if (shorterA && (!shorterB || countCharacters(a) >= countCharacters(b))) names = [shorterA, b];
    else if (shorterB) names = [a, shorterB];
    else return undefined;
  }
}

function shorterThan(name: string, limit: number): string {
  let short = name;
  while (countCharacters(short) > limit) short = withoutAWord(short) ?? "";
  return short;
}

function shortest(name: string): string {
  let short = name;
  for (let next = withoutAWord(short); next; next = withoutAWord(short)) short = next;
  return short;
}

const CONNECTOR = /^(?:and|&|of|in|or|\+|\/)$/i;
const COLOUR_WORDS = new Set<string>(COLOURS);

/**
 * The name without one word. English names begin with the colour and end with the garment, often of two words
 * ("Nehru jacket", "tank top"), so the words between go first. Undefined for two words, without one of which
 * they would tell too little.
 */
function withoutAWord(name: string): string | undefined {
  const words = name.split(" ");
  if (words.length <= 2) return undefined;
  const between = words.length - 3;
  const isColourPart = between === 0 || COLOUR_WORDS.has(words[between]?.toLowerCase() ?? "");
  words.splice(isColourPart ? between + 1 : between, 1);
  return words.filter((word, index) => !isLeftOver(word, words[index + 1], words.length - index)).join(" ");
}

/** Whether a connector has lost what it connected: "White and [pola] bangles". */
function isLeftOver(word: string, next: string | undefined, left: number): boolean {
  return CONNECTOR.test(word) && (left <= 2 || (next !== undefined && CONNECTOR.test(next)));
}

/** What a shop adds to a name: "Kurta with dupatta", "Kurta - Blue", "Kurta | Festive wear". */
const ADDITION = /\s(?:with|w\/|for|featuring)\s|\s[-–—|•·~]\s|[,;:|]/iu;
/** The section already says for whom. */
const AUDIENCE = /^(?:kids?|boys?|girls?|men|mens|women|womens|unisex)(?:['’]s|['’])?$/i;
/** "(pack of 3)", "[new]". */
const BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** An item's name without its source, what is said for the section, and additions. */
function plainName({ itemName, sourceName }: SubtitleItem): string {
  const whole = trimSigns(itemName.replace(BRACKETS, " "));
  const unbranded = withoutSource(whole, sourceName);
  const [beginning = ""] = unbranded.split(ADDITION);
  const words = trimSigns(beginning).split(" ");
  // One word before the addition, such as "Kurta", tells too little.
  const chosen = words.length > 1 ? words : unbranded.split(" ");
  const own = chosen.filter((word) => !AUDIENCE.test(word));
  return trimSigns((own.length > 0 ? own : chosen).join(" "));
}

/** Single spaces, and no emoji or punctuation around. */
function trimSigns(text: string): string {
  return text.replace(/\s+/gu, " ").replace(AROUND, "");
}

function withoutSource(name: string, sourceName: string): string {
  const source = trimSigns(sourceName);
  const rest = name.slice(source.length);
  const startsWithSource = source !== "" && isSameText(name.slice(0, source.length), source);
  return startsWithSource && /^\s/u.test(rest) ? trimSigns(rest) : name;
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Of a name in sentence case only: "Nehru Jacket" and "LBD dress" stay. */
function lowerFirst(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const isTitleCase = rest.length > 0 && rest.every((word) => !/^\p{Ll}/u.test(word));
  const isCapitalised = /^\p{Lu}[^\p{Lu}]*$/u.test(first);
  return isCapitalised && !isTitleCase ? first.toLowerCase() + name.slice(first.length) : name;
}
