import { z } from "zod";
import { SEARCH_TERM_MAX_LENGTH } from "./limits.ts";
import { OUTFIT_FORM_MESSAGES as messages } from "./messages/outfit-form.ts";
import { OUTFIT_STATUSES } from "./outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "./outfit-vocabulary.ts";
import { emptyAsAbsent } from "./query-value.ts";
import { storedText } from "./stored-text.ts";

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
