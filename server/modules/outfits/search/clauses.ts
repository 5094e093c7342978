import { and, between, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { toPaise } from "#contract/values/money.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { literalColour, modifierWord, termWord, variantWord } from "./outfit-tokens.ts";
import type { GarmentWanted, OccasionWanted, SearchIntent } from "./parse-search.ts";
import {
  colouredToken,
  fieldToken,
  integers,
  outfitColourToken,
  priceBandTokens,
  sourceToken,
  wordToken,
} from "./tokens.ts";

/** One thing that a search asks for. */
export interface Clause {
  condition: SQL;
  /** What is enough where no outfit meets all clauses: of a red lehenga, an outfit in red. */
  relaxedCondition?: SQL;
  /** Whether an outfit that meets the others meets it too, so that the index need not be asked. */
  isImplied?: boolean;
  /** How well an outfit that meets the condition meets it. */
  score: SQL;
  /** What meeting it is worth where no outfit meets all clauses. */
  weight: number;
  /** One of these tokens is in an item that meets it. */
  itemTokens: number[];
}

export interface SearchClauses {
  clauses: Clause[];
  /** Adds to the score of outfits that a word fits closely; never excludes any. */
  boosts: SQL[];
  /** Tokens with which an item that meets clauses is better: the brand "W" of a kurta. */
  itemBoosts: number[];
}

const WEIGHTS = { garment: 60, section: 45, colour: 40, occasion: 25, word: 20, price: 15 };
/** Of a word by the field where it is; a word of the description has one. */
const FIELD_SCORES = { item: 10, category: 8, tag: 6, source: 4 } as const;
const NO_SCORE = sql`0`;

/** A word with the indexed words that it may mean: any of `anyOf`, or one of each list of `allOf`. */
export interface KnownWord {
  anyOf: string[];
  allOf: string[][];
}

export function clausesOf({
  intent,
  known,
}: {
  intent: SearchIntent;
  known: readonly KnownWord[];
}): SearchClauses {
  const { source, garments, sections, colours, occasions, attributes, price } = intent;
  const letters = intent.letters.map(wordToken);
  const priced = pricedGarment(intent);
  return {
    clauses: [
      ...(source === undefined ? [] : [sourceClause(source)]),
      ...garments.flatMap((garment) => garmentClauses(garment, garment === priced ? price : undefined)),
      ...(sections.length > 0 ? [filterClause(inArray(outfits.section, sections), WEIGHTS.section)] : []),
      ...colours.map(({ family, shade }) => colourClause(family, shade)),
      ...occasions.map(occasionClause),
      ...attributes.map((name) => wordClause([termWord(name)])),
      ...known.map(({ anyOf, allOf }) => wordClause(anyOf, allOf)),
      ...(price && garments.length === 0 ? [filterClause(outfitPrice(price), WEIGHTS.price)] : []),
    ],
    boosts: [
      ...intent.details.map((name) => wordToken(termWord(name))),
      ...letters,
      ...garments.flatMap(({ name, variant, colours: own }) => [
        wordToken(variantWord(variant)),
        ...own.map(({ shade }) => colouredToken(literalColour(shade), name)),
      ]),
    ].map(boost),
    itemBoosts: letters,
  };
}

/** The garment that a price is of; without one it is the outfit's. */
function pricedGarment({ garments }: SearchIntent): GarmentWanted | undefined {
  return garments.find(({ described }) => described === undefined);
}

/** The condition that an item is the garment, in the price band, that a search asks for. */
export function isPricedItem(intent: SearchIntent): SQL | undefined {
  const garment = pricedGarment(intent);
  return garment && intent.price && isGarmentAt(garment, paiseOf(intent.price));
}

function boost(token: number): SQL {
  return sql`case when ${hasAny([token])} then 12 else 0 end`;
}

function garmentClauses(garment: GarmentWanted, price: SearchIntent["price"]): Clause[] {
  const { name, colours, described } = garment;
  const words = [termWord(name), ...(described === undefined ? [] : [modifierWord(name, described)])];
  const itemTokens = words.map(wordToken);
  const coloured = colours.map(({ family }) => ({
    family,
    tokens: [name, ...(described === undefined ? [] : [described])].map((own) => colouredToken(family, own)),
  }));
  return [
    {
      condition: hasAny(itemTokens),
      isImplied: described === undefined && (coloured.length > 0 || price !== undefined),
      score: fieldScore(words),
      weight: WEIGHTS.garment,
      itemTokens,
    },
    ...coloured.map(({ family, tokens }) => ({
      condition: hasAny(tokens),
      relaxedCondition: hasAny([...tokens, outfitColourToken(family)]),
      score: NO_SCORE,
      weight: WEIGHTS.colour,
      itemTokens: tokens,
    })),
    ...(price ? [filterClause(itemPrice(garment, paiseOf(price)), WEIGHTS.price)] : []),
  ];
}

/** Ends of a band of prices in paise. */
type Band = readonly [from: number, to: number];

/** Rupees; above every price. */
const PRICE_MAX = 1_000_000_000;

function paiseOf({ min = 0, max = PRICE_MAX }: NonNullable<SearchIntent["price"]>): Band {
  return [toPaise(min), toPaise(max)];
}

/** The outfit has an item that is the garment, in its colours and in the price band. */
function itemPrice(garment: GarmentWanted, band: Band): SQL {
  const item = sql`exists (
    select from ${outfitItems} where ${outfitItems.outfitId} = ${outfits.id} and ${isGarmentAt(garment, band)})`;
  // The tokens find such outfits by the index; the items tell exactly.
  return sql`(${hasAny(priceBandTokens(garment.name, ...band))} and ${item})`;
}

/** The item is the garment, has its colours and is in the price band. */
function isGarmentAt({ name, colours }: GarmentWanted, band: Band): SQL {
  const tokens = [wordToken(termWord(name)), ...colours.map(({ family }) => colouredToken(family, name))];
  return sql`(${between(outfitItems.pricePaise, ...band)} and ${outfitItems.searchTokens} @> ${integers(tokens)})`;
}

function outfitPrice({ min, max }: NonNullable<SearchIntent["price"]>): SQL {
  return totalPriceBetween(min, max) ?? sql`true`;
}

/** The condition that an outfit's price is in a band of rupees. */
export function totalPriceBetween(min: number | undefined, max: number | undefined): SQL | undefined {
  return and(
    min === undefined ? undefined : gte(outfits.totalPricePaise, toPaise(min)),
    max === undefined ? undefined : lte(outfits.totalPricePaise, toPaise(max)),
  );
}

function colourClause(family: string, shade: string): Clause {
  const score = sql`case when ${hasAny([wordToken(termWord(shade))])} then 6 else 0 end`;
  const itemTokens = [wordToken(termWord(family))];
  return { condition: hasAny([outfitColourToken(family)]), score, weight: WEIGHTS.colour, itemTokens };
}

export function hasOutfitColour(family: string): SQL {
  return hasAny([outfitColourToken(family)]);
}

/** An occasion's categories, or the word itself. */
function occasionClause({ name, categories }: OccasionWanted): Clause {
  const word = wordToken(termWord(name));
  const isCategory = inArray(outfits.category, categories);
  return {
    condition: sql`(${isCategory} or ${hasAny([word])})`,
    score: sql`case when ${isCategory} then 8 else 0 end + case when ${hasAny([word])} then 4 else 0 end`,
    weight: WEIGHTS.occasion,
    itemTokens: [],
  };
}

function wordClause(anyOf: readonly string[], allOf: readonly string[][] = []): Clause {
  const tokens = anyOf.map(wordToken);
  const words = [...anyOf, ...allOf.flat()];
  return {
    condition: allOf.length === 0 ? hasAny(tokens) : hasAnyOrAll(tokens, allOf),
    score: fieldScore(words),
    weight: WEIGHTS.word,
    itemTokens: words.map(wordToken),
  };
}

/** An item is of a source. */
export function sourceClause(name: string): Clause {
  return {
    condition: hasAny([sourceToken(name)]),
    score: NO_SCORE,
    weight: WEIGHTS.word,
    itemTokens: [],
  };
}

function hasAnyOrAll(anyOf: readonly number[], allOf: readonly string[][]): SQL {
  const hasAll = and(...allOf.map((words) => hasAny(words.map(wordToken))));
  return sql`(${or(anyOf.length > 0 ? hasAny(anyOf) : undefined, hasAll)})`;
}

function filterClause(condition: SQL, weight: number): Clause {
  return { condition, score: NO_SCORE, weight, itemTokens: [] };
}

function fieldScore(words: readonly string[]): SQL {
  const cases = Object.entries(FIELD_SCORES).map(([field, score]) => {
    const tokens = words.map((word) => fieldToken(field as keyof typeof FIELD_SCORES, word));
    return sql`when ${hasAny(tokens)} then ${sql.raw(String(score))}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else 1 end`;
}

export function hasAny(tokens: readonly number[]): SQL {
  return sql`${outfits.searchTokens} && ${integers(tokens)}`;
}

/**
 * Of more clauses, only those worth most count where no outfit meets all; bounds the number of combinations.
 */
export const COMBINED_MAX = 6;
/**
 * For each clause that the same item meets: more than a boost, so that a brand's puffer jacket comes before
 * another one's jacket.
 */
const SAME_ITEM_SCORE = 15;

/**
 * Always true. Without what it is charged for, the planner reads the whole table for a word that has many
 * completions (docs/decisions/0007).
 */
const PREFERS_TOKEN_INDEX = sql`prefer_token_index(${outfits.searchTokens})`;

/** The condition that an outfit meets so many of the clauses. */
export function minimumMatch(clauses: readonly Clause[], count: number): SQL | undefined {
  return and(meets(clauses, count), PREFERS_TOKEN_INDEX);
}

function meets(clauses: readonly Clause[], count: number): SQL | undefined {
  if (count === clauses.length)
    return and(...clauses.filter(({ isImplied }) => !isImplied).map(({ condition }) => condition));
  const combined = clauses.toSorted((a, b) => b.weight - a.weight).slice(0, COMBINED_MAX);
  return or(
    ...combinations(combined, Math.min(count, COMBINED_MAX)).map((some) =>
      and(...some.map(({ condition, relaxedCondition }) => relaxedCondition ?? condition)),
    ),
  );
}

function combinations<T>(values: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    combinations(values.slice(index + 1), count - 1).map((others) => [value, ...others]),
  );
}

/**
 * How well an outfit fits: where it has the words, how many of them the same item has, and what it prefers.
 */
export function relevanceOf({ clauses, boosts, itemBoosts }: SearchClauses, met: number): SQL {
  const isPartial = met < clauses.length;
  const scores = clauses.map(({ condition, score, weight }) =>
    isPartial ? sql`case when ${condition} then ${sql.raw(String(weight))} + ${score} else 0 end` : score,
  );
  return sql.join(
    [...scores, ...boosts, sameItemScore(clauses, itemBoosts)].map((score) => sql`(${score})`),
    sql` + `,
  );
}

function sameItemScore(clauses: readonly Clause[], preferred: readonly number[]): SQL {
  const wanted = [
    ...clauses.map(({ itemTokens }) => itemTokens),
    ...preferred.map((token) => [token]),
  ].filter((tokens) => tokens.length > 0);
  if (wanted.length < 2) return sql`0`;
  const met = wanted.map((tokens) => sql`(${outfitItems.searchTokens} && ${integers(tokens)})::integer`);
  return sql`coalesce((
    select max(${sql.join(met, sql` + `)}) from ${outfitItems} where ${outfitItems.outfitId} = ${outfits.id}
  ), 0) * ${sql.raw(String(SAME_ITEM_SCORE))}`;
}
