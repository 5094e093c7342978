import { z } from "zod";
import { emptyAsAbsent } from "#contract/http/query-value.ts";
import { LIST_TOTAL_MAX, SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import { CATEGORIES } from "./outfit-vocabulary.ts";

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
