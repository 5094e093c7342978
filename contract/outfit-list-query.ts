import { z } from "zod";
import { LIST_LIMIT_MAX, LIST_PAGE_SIZE, SEARCH_TERM_MAX_LENGTH, START_INDEX_MAX } from "./limits.ts";
import { DEFAULT_FILTERS, SORT_FIELDS, SORT_ORDERS } from "./outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "./outfit-vocabulary.ts";
import { emptyAsAbsent, wholeNumber } from "./query-value.ts";

/** The query of a list of outfits. An empty value counts as absent, an unknown one is an error. */
export const outfitListQuerySchema = z.object({
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, LIST_LIMIT_MAX).default(LIST_PAGE_SIZE)),
  sortBy: emptyAsAbsent(z.enum(SORT_FIELDS).default(DEFAULT_FILTERS.sortBy)),
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
});
export type OutfitListQuery = z.output<typeof outfitListQuerySchema>;
