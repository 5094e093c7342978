import { ITEM_ROLES, type ItemRole } from "#contract/outfit/item-styling.ts";
import {
  CATEGORIES,
  type Category,
  COLOURS,
  type Colour,
  SECTIONS,
  type Section,
} from "#contract/outfit/outfit-vocabulary.ts";
import {
  ATTRIBUTE_TERMS,
  AUDIENCE_DETAILS,
  AUDIENCE_TERMS,
  COLOUR_TERMS,
  FILLER_WORDS,
  GARMENT_TERMS,
  GENERAL_WORDS,
  OCCASION_AUDIENCES,
  OCCASION_TERMS,
  ROLE_TERMS,
  SEARCH_ONLY_WORDS,
} from "./fashion-terms.ts";
import { deletionsOf, isOneTypoApart, splitWords } from "./search-words.ts";

/** What a word or phrase of fashion-terms.ts means. */
export type Term =
  | { type: "garment"; name: string; kinds: string[] }
  | { type: "colour"; name: string; families: Colour[] }
  /** With the section that it is for, unless the search names another. */
  | { type: "occasion"; name: string; categories: Category[]; section: Section | undefined }
  | { type: "attribute"; name: string }
  | { type: "audience"; name: string; section: Section }
  | { type: "general"; name: string }
  | { type: "filler"; name: string };

/** A span of words: a term, or one word that is none. */
export interface Span {
  start: number;
  end: number;
  term?: Term | undefined;
}

export const saysNothing = ({ type }: Term) => type === "filler" || type === "general";

/** Whether words, also none, say nothing about an outfit by themselves. */
export function sayNothing(words: readonly string[]): boolean {
  return readTerms(words).every(({ term }) => term && saysNothing(term));
}

/** Terms by their words, joined by spaces. */
const TERMS = new Map<string, Term>();
/** Single words of terms by their remainders with one letter dropped, for typos. */
const CORRECTIONS = new Map<string, string[]>();
let longest = 1;

function add(variant: string, term: Term): void {
  const words = splitWords(variant);
  const key = words.join(" ");
  if (!TERMS.has(key)) TERMS.set(key, term);
  longest = Math.max(longest, words.length);
}

function addWithPlurals(variant: string, term: Term): void {
  for (const form of formsOf(variant)) add(form, term);
}

/** A word or phrase and its plurals. */
function formsOf(variant: string): string[] {
  return [
    variant,
    ...(variant.endsWith("s") ? [] : [`${variant}s`]),
    ...(/(?:s|x|ch|sh)$/.test(variant) ? [`${variant}es`] : []),
  ];
}

interface Line {
  name: string;
  group: string[];
  variants: string[];
}

function linesOf(text: string): Line[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", variants = ""] = line.split(/:\s*/);
      const [name = "", group = ""] = head.split(/\s*[<=]\s*/);
      return { name, group: listOf(group), variants: [name, ...listOf(variants)] };
    });
}

const listOf = (text: string) => text.split(/,\s*/).filter((part) => part !== "");

function known<T extends string>(values: readonly T[], group: string[], name: string): T[] {
  return group.map((value) => {
    const found = values.find((candidate) => candidate === value);
    if (!found) throw new Error(`fashion-terms.ts: "${name}" names "${value}", which does not exist`);
    return found;
  });
}

const garments = linesOf(GARMENT_TERMS);
for (const { name, group } of garments)
  known(
    garments.map((garment) => garment.name),
    group,
    name,
  );

/** Roles by the words of garments, joined by spaces. */
const ROLES = new Map<string, ItemRole>();
for (const { name, variants } of linesOf(ROLE_TERMS)) {
  const [role] = known(ITEM_ROLES, [name], name);
  for (const garment of variants.slice(1)) {
    for (const form of formsOf(garment)) ROLES.set(splitWords(form).join(" "), role as ItemRole);
  }
}
const kindsOf = new Map(garments.map(({ name, group }) => [name, group]));

/**
 * What a garment is within an outfit, by its term and the words that name it; undefined for terms that are no
 * garments of their own.
 */
export function roleOfGarment(
  term: string,
  words: readonly string[] = splitWords(term),
): ItemRole | undefined {
  const own = ROLES.get(words.join(" ")) ?? ROLES.get(splitWords(term).join(" "));
  if (own) return own;
  for (const kind of kindsOf.get(term) ?? []) {
    const role = roleOfGarment(kind);
    if (role) return role;
  }
  return undefined;
}

/** In this order: where two terms have the same variant, the first one keeps it. */
for (const [name, words] of Object.entries(AUDIENCE_DETAILS))
  for (const word of words.split(" ")) add(word, { type: "audience", name, section: "Kids" });
for (const section of SECTIONS)
  for (const word of AUDIENCE_TERMS[section].split(" "))
    add(word, { type: "audience", name: section.toLowerCase(), section });
for (const { name, group, variants } of garments)
  for (const variant of variants) addWithPlurals(variant, { type: "garment", name, kinds: group });
for (const { name, group, variants } of linesOf(COLOUR_TERMS)) {
  const families = known(COLOURS, group.length > 0 ? group : [name], name);
  for (const variant of variants) add(variant, { type: "colour", name, families });
}
const occasionAudiences: ReadonlyMap<string, Section> = new Map(Object.entries(OCCASION_AUDIENCES));
for (const { name, group, variants } of linesOf(OCCASION_TERMS)) {
  const categories = known(CATEGORIES, group, name);
  const section = occasionAudiences.get(name);
  for (const variant of variants) add(variant, { type: "occasion", name, categories, section });
}
for (const { name, variants } of linesOf(ATTRIBUTE_TERMS))
  for (const variant of variants) add(variant, { type: "attribute", name });
for (const word of GENERAL_WORDS.split(" ")) add(word, { type: "general", name: word });
for (const word of FILLER_WORDS.split(" ")) add(word, { type: "filler", name: word });

const CORRECTED_MIN_LENGTH = 4;
/** Mistyped occasions are found by the vocabulary of the catalogue; they are too many to guess. */
const CORRECTED_TYPES = new Set<Term["type"]>(["garment", "colour", "attribute", "audience"]);
for (const [key, term] of TERMS) {
  if (key.includes(" ") || !CORRECTED_TYPES.has(term.type) || key.length < CORRECTED_MIN_LENGTH) continue;
  for (const remainder of deletionsOf(key))
    CORRECTIONS.set(remainder, [...(CORRECTIONS.get(remainder) ?? []), key]);
}

/** The number of words and phrases that have a meaning. */
export const TERM_COUNT = [...TERMS.values()].filter((term) => !saysNothing(term)).length;

/** What one word means; undefined if it is no term. */
export function termOf(word: string): Term | undefined {
  return TERMS.get(word);
}

/** Divides words into terms and other words; the longest term that begins at a word wins. */
export function readTerms(words: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < words.length; ) {
    const span = longestTermAt(words, start) ?? { start, end: start + 1 };
    spans.push(span);
    start = span.end;
  }
  return spans;
}

const SEARCH_ONLY = new Set(SEARCH_ONLY_WORDS.split(" "));

/**
 * Divides the words of an outfit's text as `readTerms` divides those of a search, without the terms of
 * searches only.
 */
export function readTextTerms(words: readonly string[]): Span[] {
  return readTerms(words).map((span) =>
    SEARCH_ONLY.has(words.slice(span.start, span.end).join(" ")) ? { ...span, term: undefined } : span,
  );
}

const CLOTHES = new Set<ItemRole | undefined>(["whole", "top", "bottom", "layer"]);
const BESIDE_CLOTHES = new Set<ItemRole | undefined>(["footwear", "bag", "jewellery", "accessory"]);

/**
 * Whether a garment only describes the one after it: a dress watch is no dress, and a blazer dress no blazer.
 * `between` is the text between them.
 */
export function isModifier({ term }: Span, { term: next }: Span, between: string): boolean {
  if (term?.type !== "garment" || next?.type !== "garment" || !/^[\s-]*$/u.test(between)) return false;
  const [role, nextRole] = [roleOfGarment(term.name), roleOfGarment(next.name)];
  if (!CLOTHES.has(role)) return false;
  const isDress = next.name === "dress" || next.kinds.includes("dress");
  return BESIDE_CLOTHES.has(nextRole) || (isDress && role !== "whole");
}

function longestTermAt(words: readonly string[], start: number): Span | undefined {
  for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
    const term = TERMS.get(words.slice(start, end).join(" "));
    if (term) return { start, end, term };
  }
  return undefined;
}

/** The word of a term that is one typo away; undefined if there is none. */
export function correctSpelling(word: string): string | undefined {
  if (word.length < CORRECTED_MIN_LENGTH) return undefined;
  const candidates = deletionsOf(word).flatMap((remainder) => CORRECTIONS.get(remainder) ?? []);
  const near = [...new Set(candidates)].filter(
    (candidate) =>
      isOneTypoApart(word, candidate) &&
      // Of four letters one changed makes another word too often: "puma" is not "pump".
      (word.length > CORRECTED_MIN_LENGTH || candidate.length > word.length),
  );
  // Of several, garments first: they decide what is shown.
  return near.sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))[0];
}

function rankOf(word: string): number {
  const type = TERMS.get(word)?.type;
  return type === "garment" ? 0 : type === "colour" ? 1 : 2;
}

export interface GarmentCompletion {
  /** The garment's name if it begins as typed, or else its shortest variant that does: "sarong" of a skirt. */
  shown: string;
  name: string;
}

/** The garments of which a name or variant begins with these words, the shortest variant first. */
export function completeGarments(beginning: string): GarmentCompletion[] {
  const found = [...TERMS].filter(([key, { type }]) => type === "garment" && key.startsWith(beginning));
  const shownByName = new Map<string, string>();
  for (const [key, { name }] of found.sort(([a], [b]) => a.length - b.length))
    if (!shownByName.has(name)) shownByName.set(name, name.startsWith(beginning) ? name : key);
  return [...shownByName].map(([name, shown]) => ({ shown, name }));
}
