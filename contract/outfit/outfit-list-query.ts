import { z } from "zod";
import { emptyAsAbsent, rupees, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  LIST_IDS_MAX,
  LIST_LIMIT_MAX,
  LIST_PAGE_SIZE,
  LIST_TOTAL_MAX,
  OUTFIT_PRICE_MAX,
  SEARCH_TERM_MAX_LENGTH,
  START_INDEX_MAX,
} from "#contract/limits.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { DEFAULT_FILTERS, SORT_FIELDS, SORT_ORDERS } from "#contract/outfit/outfit-filters.ts";
import { CATEGORIES, COLOURS, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

/** The query of a list of outfits. An empty value counts as absent, an unknown one is an error. */
export const outfitListQuerySchema = z
  .object({
    startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
    limit: emptyAsAbsent(wholeNumber(1, LIST_LIMIT_MAX).default(LIST_PAGE_SIZE)),
    sortBy: emptyAsAbsent(
      z
        .enum(SORT_FIELDS)
        .optional()
        .describe("relevance for a search and createdAt otherwise; relevance has one direction only"),
    ),
    sort: emptyAsAbsent(z.enum(SORT_ORDERS).default(DEFAULT_FILTERS.sort)),
    searchTerm: emptyAsAbsent(
      z
        .string()
        .max(SEARCH_TERM_MAX_LENGTH, `Please search for at most ${SEARCH_TERM_MAX_LENGTH} characters`)
        .default(""),
    ),
    category: emptyAsAbsent(z.enum(CATEGORIES).optional()),
    section: emptyAsAbsent(z.enum(SECTIONS).optional()),
    type: emptyAsAbsent(z.enum(OUTFIT_TYPES).optional()),
    minPrice: emptyAsAbsent(rupees(OUTFIT_PRICE_MAX).optional()).describe("of the whole look, in rupees"),
    maxPrice: emptyAsAbsent(rupees(OUTFIT_PRICE_MAX).optional()).describe("of the whole look, in rupees"),
    colour: emptyAsAbsent(z.enum(COLOURS).optional()),
    isRelaxed: emptyAsAbsent(
      z
        .literal("true")
        .optional()
        .describe("for outfits shown beside a search that found few: it is not counted as a search"),
    ),
    ids: emptyAsAbsent(
      z
        .string()
        .transform((ids) => [...new Set(ids.toLowerCase().split(","))])
        .pipe(z.array(z.guid(INPUT_MESSAGES.outfitIds)).max(LIST_IDS_MAX))
        .optional()
        .describe(
          "up to 24 ids, separated by commas: the active ones, in this order; other filters are ignored",
        ),
    ),
  })
  .refine(({ minPrice = 0, maxPrice = OUTFIT_PRICE_MAX }) => minPrice <= maxPrice, {
    path: ["minPrice"],
    error: INPUT_MESSAGES.priceRange,
  });
export type OutfitListQuery = z.output<typeof outfitListQuerySchema>;

/** What a beginning of a search may become. */
export const searchCompletionsQuerySchema = z.object({
  searchTerm: emptyAsAbsent(
    z
      .string()
      .max(SEARCH_TERM_MAX_LENGTH, `Please search for at most ${SEARCH_TERM_MAX_LENGTH} characters`)
      .default(""),
  ),
});

const count = z.number().int().min(1).max(LIST_TOTAL_MAX).describe("active outfits, counted up to 1,000");
const named = z.object({ name: z.string(), count });

export const searchCompletionsSchema = z
  .object({
    categories: z.array(z.object({ name: z.enum(CATEGORIES), count })),
    brands: z.array(named).describe("sources of items"),
    garments: z.array(named),
  })
  .meta({ id: "SearchCompletions" });
export type SearchCompletions = z.infer<typeof searchCompletionsSchema>;
