import { z } from "zod";
import { emptyAsAbsent } from "#contract/http/query-value.ts";
import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { OUTFIT_STATUSES } from "#contract/outfit/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { storedText } from "#contract/values/stored-text.ts";

/** The search and filters of the administrator's table, which an export of the table takes too. An empty value counts as absent. */
export const adminFilterFields = {
  searchTerm: emptyAsAbsent(
    storedText(
      z
        .string()
        .max(SEARCH_TERM_MAX_LENGTH, `Please search for at most ${SEARCH_TERM_MAX_LENGTH} characters`),
      messages.invisible,
    )
      .optional()
      .describe("words that category, section and description contain together, in any case"),
  ),
  category: emptyAsAbsent(z.enum(CATEGORIES).optional()),
  section: emptyAsAbsent(z.enum(SECTIONS).optional()),
  type: emptyAsAbsent(z.enum(OUTFIT_TYPES).optional()),
  status: emptyAsAbsent(z.enum(OUTFIT_STATUSES).optional()),
};
const adminFilterSchema = z.object(adminFilterFields);
export type AdminFilter = z.output<typeof adminFilterSchema>;
