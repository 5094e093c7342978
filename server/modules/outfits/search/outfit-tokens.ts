import type { ItemRole } from "#contract/outfit/item-styling.ts";
import type { Colour } from "#contract/outfit/outfit-vocabulary.ts";
import { isModifier, readTextTerms, type Span, sayNothing, saysNothing, termOf } from "./lexicon.ts";
import { joinedWords, placeWords, splitWords, stem, textBetween } from "./search-words.ts";
import {
  colouredToken,
  type Field,
  fieldToken,
  itemKindToken,
  outfitColourToken,
  pricedTokens,
  roleToken,
  sourceToken,
  wordToken,
} from "./tokens.ts";

export interface SearchedOutfit {
  category: string;
  section: string;
  tags: readonly string[];
  description: string;
  items: readonly SearchedItem[];
  /** Dominant colours of the picture. */
  pictureColours: readonly Colour[];
}

export interface SearchedItem {
  itemName: string;
  sourceName: string;
  pricePaise: number;
  role: ItemRole | null;
}

export interface OutfitTokens {
  tokens: number[];
  /** For each item the words of its name and source. */
  items: number[][];
  /**
   * What the outfit shares with similar ones: roles, coloured garments, colours of the picture and words of
   * item names, the first few.
   */
  outfitTokens: number[];
  /** For each item its garment and colour as one token; null where its name tells no garment. */
  kindTokens: (number | null)[];
}

/** Bounds a row; an ordinary outfit has about 150. */
const TOKENS_MAX = 1_500;
const WORDS_MAX = 600;
/** Each is compared with each of every candidate for a similar outfit. */
const OUTFIT_TOKENS_MAX = 24;

export function tokensOf(outfit: SearchedOutfit): OutfitTokens {
  const found = new Set<number>();
  const fields = new Map<string, Field>();
  const addText = (text: string, field?: Field): TextTerms => {
    const terms = readText(text);
    for (const word of terms.words) {
      found.add(wordToken(word));
      if (field && !fields.has(word)) fields.set(word, field);
    }
    return terms;
  };

  // In the order of the fields' weight, so that a word keeps its best one.
  const names = outfit.items.map((item) => addText(withoutSource(item), "item"));
  addText(`${outfit.category} ${outfit.section}`, "category");
  for (const tag of outfit.tags) {
    addText(tag, "tag");
    const filler = fillerTag(tag);
    if (filler) found.add(wordToken(filler));
  }
  const sources = outfit.items.map(({ sourceName }) => {
    found.add(sourceToken(sourceName));
    return addText(sourceName, "source");
  });
  addText(outfit.description);

  for (const [word, field] of fields) found.add(fieldToken(field, word));
  for (const colour of outfit.pictureColours) found.add(outfitColourToken(colour));
  names.forEach(({ garments, colours, families }, index) => {
    for (const family of families) found.add(outfitColourToken(family));
    for (const garment of garments) {
      for (const colour of colours) found.add(colouredToken(colour, garment));
      for (const priced of pricedTokens(garment, outfit.items[index]?.pricePaise ?? 0)) found.add(priced);
    }
  });
  return {
    tokens: [...found].slice(0, TOKENS_MAX),
    outfitTokens: outfitTokensOf(outfit, names),
    kindTokens: names.map(({ garments: [garment], colours: [colour] }) =>
      garment === undefined ? null : itemKindToken(garment, colour),
    ),
    items: names.map(({ words, garments, colours }, index) => [
      ...new Set([
        ...[...words, ...(sources[index]?.words ?? [])].map(wordToken),
        ...garments.flatMap((garment) => colours.map((colour) => colouredToken(colour, garment))),
      ]),
    ]),
  };
}

/** The texts of an outfit, or some of them. */
export interface OutfitWords {
  category?: string | undefined;
  section?: string | undefined;
  tags?: readonly string[] | undefined;
  description?: string | undefined;
  items?: readonly Pick<SearchedItem, "itemName" | "sourceName">[] | undefined;
}

/** The words that typed beginnings are completed to. */
export function wordsOf({ items = [], tags = [], ...outfit }: OutfitWords): string[] {
  const names = items.flatMap((item) => [withoutSource(item), item.sourceName]);
  const texts = [...names, ...tags, outfit.category, outfit.section, outfit.description];
  const words = texts.flatMap((text = "") => {
    const placed = placeWords(text);
    return [...placed.map(({ word }) => word), ...joinedWords(placed)];
  });
  return [...new Set(words)].sort().slice(0, WORDS_MAX);
}

function outfitTokensOf({ items, pictureColours }: SearchedOutfit, names: readonly TextTerms[]): number[] {
  const roles = items.flatMap(({ role }) => (role ? [roleToken(role)] : []));
  const coloured = names.flatMap(({ garments, colours }) =>
    garments.flatMap((garment) => colours.map((colour) => colouredToken(colour, garment))),
  );
  const words = names.flatMap((name) => name.words.map(wordToken));
  const shared = new Set([...roles, ...coloured, ...pictureColours.map(outfitColourToken), ...words]);
  return [...shared].slice(0, OUTFIT_TOKENS_MAX);
}

/** "Red Tape Men Black Shoes" by Red Tape is not red. */
function withoutSource({ itemName, sourceName }: Pick<SearchedItem, "itemName" | "sourceName">): string {
  const begins = itemName.toLowerCase().startsWith(`${sourceName.toLowerCase()} `);
  return begins ? itemName.slice(sourceName.length) : itemName;
}

interface TextTerms {
  words: string[];
  garments: string[];
  /** Families, and shades as they are named. */
  colours: string[];
  families: string[];
}

function readText(text: string): TextTerms {
  const placed = placeWords(text);
  const words = placed.map(({ word }) => word);
  const joined = joinedWords(placed);
  const result: TextTerms = {
    words: [],
    garments: [],
    colours: [],
    families: [],
  };
  const spans = readTextTerms(words);
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (next && isModifier(span, next, textBetween(text, placed, span, next)))
      result.words.push(...modifierWords(span, next));
    else readStretch(span, words, result);
  }
  result.words.push(...joined.filter((word) => !termOf(word)));
  return result;
}

function readStretch({ start, end, term }: Span, words: readonly string[], result: TextTerms): void {
  const own = words.slice(start, end);
  if (!term) result.words.push(...own.map(stem));
  else if (!saysNothing(term)) {
    result.words.push(...namesOf(term));
    // "running" is a word of "running shoes", but "shirt" is no word of "t-shirt".
    if (own.length > 1) result.words.push(...own.filter((word) => !termOf(word)).map(stem));
  }
  if (term?.type === "garment") {
    result.garments.push(term.name, ...term.kinds);
    result.words.push(variantWord(own.join(" ")));
  }
  if (term?.type === "colour") {
    result.colours.push(...term.families, literalColour(term.name));
    result.families.push(...term.families);
  }
}

/** The words of a garment that only describes the one after it. */
function modifierWords({ term }: Span, { term: described }: Span): string[] {
  if (term?.type !== "garment" || described?.type !== "garment") return [];
  return [described.name, ...described.kinds].map((name) => modifierWord(term.name, name));
}

/** The words under which a term is indexed. */
export function namesOf(term: NonNullable<Span["term"]>): string[] {
  if (term.type === "garment") return [term.name, ...term.kinds].map(termWord);
  if (term.type === "colour") return [...new Set([term.name, ...term.families])].map(termWord);
  return [termWord(term.name)];
}

/** The word of a whole tag of filler words, such as "evening", of which none is indexed by itself. */
export function fillerTag(tag: string): string | undefined {
  const words = splitWords(tag);
  return words.length > 0 && sayNothing(words) ? `#${words.join(" ")}` : undefined;
}

/** Distinguishes terms from other words. */
export const termWord = (name: string) => `=${name}`;

/** A garment before the one that it describes: "dress" of a dress watch. */
export const modifierWord = (modifier: string, described: string) => termWord(`${modifier}+${described}`);

/** A garment as a text names it: "chinos" is another word than "trousers", though both are the same term. */
export const variantWord = (variant: string) => `~${stem(variant)}`;

/** A colour as a text names it, as opposed to its family. */
export const literalColour = (name: string) => `!${name}`;

/** The word under which a word of the vocabulary is indexed. */
export function indexedWord(word: string): string {
  const term = termOf(word);
  return term ? termWord(term.name) : stem(word);
}
