import type { SEARCH_PART_KINDS } from "#contract/outfit/outfit.ts";
import type { Colour } from "#contract/outfit/outfit-vocabulary.ts";
import { type Category, SECTIONS, type Section } from "#contract/outfit/outfit-vocabulary.ts";
import { upperFirst } from "#contract/values/characters.ts";
import { formatRupees } from "#contract/values/money.ts";
import { isModifier, readTerms, type Span, sayNothing, saysNothing, type Term } from "./lexicon.ts";
import { findPricePhrase, type PricePhrase } from "./price-phrase.ts";
import { type PlacedWord, placeWords, splitWords, textBetween } from "./search-words.ts";

export interface ColourWanted {
  /** As the term names it: "maroon". */
  shade: string;
  /** What it is filtered by: "red". */
  family: Colour;
}

export interface GarmentWanted {
  name: string;
  /** As the term names it: "chinos" for trousers. */
  variant: string;
  colours: ColourWanted[];
  /** The garment directly after it, which it may only describe: "watch" of a dress watch. */
  described?: string | undefined;
}

export interface OccasionWanted {
  name: string;
  categories: Category[];
  /** The section that it is for: a groom is a man. */
  section: Section | undefined;
}

/** A word that is no term: as one, and in the parts that "h&m" has. */
export interface WordWanted {
  joined: string;
  parts: string[];
}

/** A span of the search term with its meaning, and the term without it. */
export interface UnderstoodPart {
  label: string;
  without: string;
  kind: (typeof SEARCH_PART_KINDS)[number];
}

/** What a search term asks for. */
export interface SearchIntent {
  /** The name of a source, where the term is one; the term asks for nothing else then. */
  source: string | undefined;
  sections: Section[];
  /** Words such as "girls" that say more than the section. */
  details: string[];
  price: Pick<PricePhrase, "min" | "max"> | undefined;
  garments: GarmentWanted[];
  /** Colours of the outfit, where no garment is named. */
  colours: ColourWanted[];
  occasions: OccasionWanted[];
  attributes: string[];
  words: WordWanted[];
  /** Single letters beside a garment, such as the brand W: they rank outfits, but exclude none. */
  letters: string[];
  /** Everything but section, price, colour and occasion, in the order of the term. */
  named: string[];
  /** It has a word for outfits in general, such as "outfits". */
  isGeneral: boolean;
  parts: UnderstoodPart[];
}

interface Place {
  start: number;
  end: number;
}

/** Bounds the conditions of a search. */
const WANTED_MAX = 10;

function emptyIntent(): SearchIntent {
  return {
    source: undefined,
    sections: [],
    details: [],
    price: undefined,
    garments: [],
    colours: [],
    occasions: [],
    attributes: [],
    words: [],
    letters: [],
    named: [],
    isGeneral: false,
    parts: [],
  };
}

/** A search term that is the name of a source, whatever its words mean. */
export function intentOfSource(name: string): SearchIntent {
  return {
    ...emptyIntent(),
    source: name,
    named: [name],
    parts: [{ label: name, without: "", kind: "source" }],
  };
}

/**
 * Whether a source of the same name decides what a search term asks for: its words mean something else ("Red
 * Tape"), or too little to be indexed ("ONLY"). "nike" finds the word wherever it stands, and "saree" the
 * garment of all sources.
 */
export function mayNameSource(term: string, { parts, words, letters }: SearchIntent): boolean {
  const hasWordsOnly = words.flatMap((word) => word.parts).length === splitWords(term).length;
  const hasTermsOnly = parts.length > 0 && words.length === 0 && letters.length === 0;
  return !hasWordsOnly && !hasTermsOnly;
}

/**
 * Turns a search term into what it asks for; `corrected` has the words to read typos as. What follows after
 * `wantedMax` different terms and words is left out.
 */
export function parseSearch(
  text: string,
  corrected: ReadonlyMap<string, string> = new Map(),
  wantedMax = WANTED_MAX,
): SearchIntent {
  const intent = emptyIntent();
  const price = findPricePhrase(text);
  if (price) {
    intent.price = {
      ...(price.min === undefined ? {} : { min: price.min }),
      ...(price.max === undefined ? {} : { max: price.max }),
    };
  }
  const placed = placeWords(price ? blank(text, price) : text);
  const spans = readTerms(placed.map(({ word }) => corrected.get(word) ?? word));

  let waiting: ColourWanted[] = [];
  const parts: (Place & Omit<UnderstoodPart, "without">)[] = [];
  const seen = new Set<string>();
  const whole = withWholeWords(spans, placed);
  for (const [index, span] of whole.entries()) {
    const { start, end, term } = span;
    if (term?.type === "general") intent.isGeneral = true;
    if ((term && saysNothing(term)) || seen.size >= wantedMax) continue;
    const own = placed.slice(start, end);
    const place = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
    const words = own.map(({ word }) => corrected.get(word) ?? word);
    if (!isNew(seen, keyOf(term ?? { type: "word", name: words.join("") }, intent.garments.length))) continue;
    if (!term) {
      parts.push({ label: upperFirst(text.slice(place.start, place.end)), kind: "word", ...place });
      takeWord(intent, { joined: words.join(""), parts: words });
      continue;
    }
    parts.push({ label: labelOf(term, words.join(" ")), kind: kindOf(term), ...place });
    if (term.type === "colour") waiting.push({ shade: term.name, family: term.families[0] ?? "black" });
    else if (term.type === "garment") {
      const next = whole[index + 1];
      const described =
        next && isModifier(span, next, textBetween(text, placed, span, next)) ? next.term?.name : undefined;
      intent.garments.push({
        ...{ name: term.name, variant: words.join(" "), colours: waiting },
        ...(described === undefined ? {} : { described }),
      });
      intent.named.push(term.name);
      waiting = [];
    } else if (term.type === "audience" || term.type === "occasion" || term.type === "attribute")
      takeTerm(intent, term);
  }
  if (intent.sections.length === 0)
    intent.sections = intent.occasions.flatMap(({ section }) => section ?? []);

  // "saree red"
  const last = intent.garments.at(-1);
  if (last && last.colours.length === 0) last.colours = waiting;
  else intent.colours = waiting;
  if (last) {
    intent.letters = intent.words.filter(isLetter).map(({ joined }) => joined);
    intent.words = intent.words.filter((word) => !isLetter(word));
  }

  if (price) {
    const label = priceLabel(price, intent.garments);
    parts.push({ label, kind: "price", start: price.start, end: price.end });
  }
  intent.parts = parts
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...part }) => ({
      ...part,
      without: withoutFillersAlone(`${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/gu, " ").trim()),
    }));
  return intent;
}

/** Words that say nothing, such as the "for" that a removed "women" leaves, would find nothing by themselves. */
function withoutFillersAlone(rest: string): string {
  return sayNothing(splitWords(rest)) ? "" : rest;
}

function takeTerm(
  intent: SearchIntent,
  term: Extract<Term, { type: "audience" | "occasion" | "attribute" }>,
): void {
  if (term.type === "audience") {
    if (!intent.sections.includes(term.section)) intent.sections.push(term.section);
    if (!isSection(term.name)) intent.details.push(term.name);
  } else if (term.type === "occasion") {
    intent.occasions.push({ name: term.name, categories: term.categories, section: term.section });
  } else {
    intent.attributes.push(term.name);
    intent.named.push(term.name);
  }
}

const isLetter = ({ joined }: WordWanted) => [...joined].length === 1;

const isSection = (name: string) => SECTIONS.some((section) => section.toLowerCase() === name);

/** Joins words that are no terms and have no space between them, such as "h&m". */
function withWholeWords(spans: readonly Span[], placed: readonly PlacedWord[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isSameChunk = before && placed[before.start]?.chunk === placed[span.start]?.chunk;
    if (isSameChunk && !before.term && !span.term) before.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

function takeWord(intent: SearchIntent, word: WordWanted): void {
  intent.words.push(word);
  intent.named.push(word.joined);
}

/** The text with spaces instead of a span, so that places after it stay. */
function blank(text: string, { start, end }: Place): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

/** Two garments can have the same colour; anything else is asked for once. */
function keyOf(
  { type, name }: Pick<Term, "name"> & { type: Term["type"] | "word" },
  garment: number,
): string {
  return type === "colour" ? `${type} ${name} ${garment}` : `${type} ${name}`;
}

function isNew(seen: Set<string>, key: string): boolean {
  const before = seen.size;
  return seen.add(key).size > before;
}

function kindOf({ type }: Term): UnderstoodPart["kind"] {
  if (type === "audience") return "section";
  return type === "garment" || type === "colour" || type === "occasion" || type === "attribute"
    ? type
    : "word";
}

function labelOf(term: Term, typed: string): string {
  if (term.type === "garment" || term.type === "attribute") return upperFirst(term.name);
  if (term.type === "audience" && isSection(term.name)) return term.section;
  return upperFirst(typed);
}

/** Beside a garment the price is that of the item, so the label names it. */
function priceLabel(
  { min, max }: Pick<PricePhrase, "min" | "max">,
  garments: readonly GarmentWanted[],
): string {
  const [garment, ...others] = garments;
  const what = garment && (others.length > 0 ? "An item " : `${upperFirst(garment.variant)} `);
  const words =
    min === undefined
      ? `under ${formatRupees(max ?? 0)}`
      : max === undefined
        ? `from ${formatRupees(min)}`
        : `${what ? "for " : ""}${formatRupees(min)} to ${formatRupees(max)}`;
  return what ? what + words : upperFirst(words);
}
