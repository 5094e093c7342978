import { and, between, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { toPaise } from "#contract/money.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { literalColour, modifierWord, termWord, variantWord } from "./outfit-tokens.ts";
import {
  colouredToken,
  fieldToken,
  integers,
  lookColourToken,
  priceBandTokens,
  sourceToken,
  wordToken,
} from "./tokens.ts";
import type { GarmentWanted, OccasionWanted, SearchIntent } from "./understand-search.ts";

/** One thing that a search asks for. */
export interface Need {
  condition: SQL;
  /** The same condition read from the outfit's row, a quarter of the time where no index is used; missing where that is no gain. */
  rowCondition?: SQL;
  /** What is enough where no outfit meets all needs: of a red lehenga, a look in red. */
  lesserCondition?: SQL;
  /** Whether an outfit that meets the others meets it too, so that the index need not be asked. */
  isImplied?: boolean;
  /** How well an outfit that meets the condition meets it. */
  score: SQL;
  /** What meeting it is worth where no outfit meets all needs. */
  weight: number;
  /** One of these tokens is in an item that meets it. */
  itemTokens: number[];
}

export interface SearchNeeds {
  needs: Need[];
  /** Adds to the score of outfits that a word fits closely; never excludes any. */
  preferences: SQL[];
  /** Tokens with which an item that meets needs is better: the brand "W" of a kurta. */
  preferredInItem: number[];
}

const WEIGHTS = { garment: 60, section: 45, colour: 40, occasion: 25, word: 20, price: 15 };
/** Of a word by the field where it is; a word of the description has one. */
const FIELD_SCORES = { item: 10, category: 8, tag: 6, source: 4 } as const;
const NO_SCORE = sql`0`;
/** Of more, comparing with each takes longer than the index. */
const ROW_TOKENS_MAX = 2;

/** A word with the indexed words that it may mean: any of `anyOf`, or one of each list of `allOf`. */
export interface KnownWord {
  anyOf: string[];
  allOf: string[][];
}

/** The conditions and scores of a search. */
export function needsOf({
  intent,
  known,
}: {
  intent: SearchIntent;
  known: readonly KnownWord[];
}): SearchNeeds {
  const { source, garments, sections, colours, occasions, attributes, price } = intent;
  const letters = intent.letters.map(wordToken);
  const priced = garments.find(({ described }) => described === undefined);
  return {
    needs: [
      ...(source === undefined ? [] : [sourceNeed(source)]),
      ...garments.flatMap((garment) => garmentNeeds(garment, garment === priced ? price : undefined)),
      ...(sections.length > 0 ? [plainNeed(inArray(outfits.section, sections), WEIGHTS.section)] : []),
      ...colours.map(({ family, shade }) => colourNeed(family, shade)),
      ...occasions.map(occasionNeed),
      ...attributes.map((name) => wordNeed([termWord(name)])),
      ...known.map(({ anyOf, allOf }) => wordNeed(anyOf, allOf)),
      ...(price && garments.length === 0 ? [plainNeed(lookPrice(price), WEIGHTS.price)] : []),
    ],
    preferences: [
      ...intent.details.map((name) => wordToken(termWord(name))),
      ...letters,
      ...garments.flatMap(({ name, variant, colours: own }) => [
        wordToken(variantWord(variant)),
        ...own.map(({ shade }) => colouredToken(literalColour(shade), name)),
      ]),
    ].map(preference),
    preferredInItem: letters,
  };
}

function preference(token: number): SQL {
  return sql`case when ${hasAny([token])} then 12 else 0 end`;
}

function garmentNeeds({ name, colours, described }: GarmentWanted, price: SearchIntent["price"]): Need[] {
  const words = [termWord(name), ...(described === undefined ? [] : [modifierWord(name, described)])];
  const itemTokens = words.map(wordToken);
  const coloured = colours.map(({ family }) => ({
    family,
    tokens: [name, ...(described === undefined ? [] : [described])].map((own) => colouredToken(family, own)),
  }));
  return [
    {
      ...tokenConditions(itemTokens),
      isImplied: described === undefined && (coloured.length > 0 || price !== undefined),
      score: fieldScore(words),
      weight: WEIGHTS.garment,
      itemTokens,
    },
    ...coloured.map(({ family, tokens }) => ({
      ...tokenConditions(tokens),
      lesserCondition: hasAny([...tokens, lookColourToken(family)]),
      score: NO_SCORE,
      weight: WEIGHTS.colour,
      itemTokens: tokens,
    })),
    ...(price
      ? [
          plainNeed(
            itemPrice(name, price, [...itemTokens, ...coloured.flatMap(({ tokens }) => tokens)]),
            WEIGHTS.price,
          ),
        ]
      : []),
  ];
}

/** The same item is the garment, has its colours and is in the price band. */
function itemPrice(
  garment: string,
  { min = 0, max }: NonNullable<SearchIntent["price"]>,
  tokens: number[],
): SQL {
  const [from, to] = [toPaise(min), toPaise(max ?? PRICE_MAX)];
  const item = sql`exists (
    select from ${outfitItems} where ${outfitItems.outfitId} = ${outfits.id}
      and ${between(outfitItems.pricePaise, from, to)} and ${outfitItems.searchTokens} @> ${integers(tokens)})`;
  // The tokens find such outfits by the index; the items tell exactly.
  return sql`(${hasAny(priceBandTokens(garment, from, to))} and ${item})`;
}

/** Rupees; above every price. */
const PRICE_MAX = 1_000_000_000;

function lookPrice({ min, max }: NonNullable<SearchIntent["price"]>): SQL {
  return totalPriceBetween(min, max) ?? sql`true`;
}

/** The condition that an outfit's price is in a band of rupees. */
export function totalPriceBetween(min: number | undefined, max: number | undefined): SQL | undefined {
  return and(
    min === undefined ? undefined : gte(outfits.totalPricePaise, toPaise(min)),
    max === undefined ? undefined : lte(outfits.totalPricePaise, toPaise(max)),
  );
}

function colourNeed(family: string, shade: string): Need {
  const score = sql`case when ${hasAny([wordToken(termWord(shade))])} then 6 else 0 end`;
  const itemTokens = [wordToken(termWord(family))];
  return { ...tokenConditions([lookColourToken(family)]), score, weight: WEIGHTS.colour, itemTokens };
}

/** The condition that an outfit's look has a colour. */
export function hasLookColour(family: string): SQL {
  return hasAny([lookColourToken(family)]);
}

/** An occasion's categories, or the word itself. */
function occasionNeed({ name, categories }: OccasionWanted): Need {
  const word = wordToken(termWord(name));
  const isCategory = inArray(outfits.category, categories);
  return {
    condition: sql`(${isCategory} or ${hasAny([word])})`,
    score: sql`case when ${isCategory} then 8 else 0 end + case when ${hasAny([word])} then 4 else 0 end`,
    weight: WEIGHTS.occasion,
    itemTokens: [],
  };
}

function wordNeed(anyOf: readonly string[], allOf: readonly string[][] = []): Need {
  const tokens = anyOf.map(wordToken);
  const words = [...anyOf, ...allOf.flat()];
  return {
    ...(allOf.length === 0 ? tokenConditions(tokens) : { condition: hasAnyOrAll(tokens, allOf) }),
    score: fieldScore(words),
    weight: WEIGHTS.word,
    itemTokens: words.map(wordToken),
  };
}

/** An item is of a source. */
export function sourceNeed(name: string): Need {
  return {
    ...tokenConditions([sourceToken(name)]),
    score: NO_SCORE,
    weight: WEIGHTS.word,
    itemTokens: [],
  };
}

function hasAnyOrAll(anyOf: readonly number[], allOf: readonly string[][]): SQL {
  const hasAll = and(...allOf.map((words) => hasAny(words.map(wordToken))));
  return sql`(${or(anyOf.length > 0 ? hasAny(anyOf) : undefined, hasAll)})`;
}

function plainNeed(condition: SQL, weight: number): Need {
  return { condition, score: NO_SCORE, weight, itemTokens: [] };
}

function fieldScore(words: readonly string[]): SQL {
  const cases = Object.entries(FIELD_SCORES).map(([field, score]) => {
    const tokens = words.map((word) => fieldToken(field as keyof typeof FIELD_SCORES, word));
    return sql`when ${hasAny(tokens)} then ${sql.raw(String(score))}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else 1 end`;
}

function tokenConditions(tokens: readonly number[]): Pick<Need, "condition" | "rowCondition"> {
  const condition = hasAny(tokens);
  if (tokens.length > ROW_TOKENS_MAX) return { condition };
  return { condition, rowCondition: sql`(${sql.join(tokens.map(has), sql` or `)})` };
}

/** The condition that an outfit has a token, by a binary search: they are stored in ascending order. No index answers it. */
function has(token: number): SQL {
  const value = sql.raw(String(token));
  return sql`${outfits.searchTokens}[width_bucket(${value}, ${outfits.searchTokens})] = ${value}`;
}

/** The condition that an outfit has one of these tokens. */
export function hasAny(tokens: readonly number[]): SQL {
  return sql`${outfits.searchTokens} && ${integers(tokens)}`;
}
