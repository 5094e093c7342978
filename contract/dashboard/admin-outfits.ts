import { z } from "zod";
import { activitySchema } from "#contract/activity/activity.ts";
import { emptyAsAbsent, previousRow, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  ADMIN_LIMIT_MAX,
  ADMIN_START_INDEX_MAX,
  HISTORY_LIMIT_MAX,
  HISTORY_PAGE_SIZE,
  SEARCH_TERM_MAX_LENGTH,
  START_INDEX_MAX,
} from "#contract/limits.ts";
import { INPUT_MESSAGES as messages } from "#contract/messages/input.ts";
import { outfitSchema, outfitSummarySchema } from "#contract/outfit/outfit.ts";
import { ADMIN_SORT_FIELDS, OUTFIT_STATUSES, SORT_ORDERS } from "#contract/outfit/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { storedText } from "#contract/values/text.ts";

/**
 * The search and filters of the administrator's table, which an export of the table takes too. An empty value
 * counts as absent.
 */
export const adminFilterFields = {
  searchTerm: emptyAsAbsent(
    storedText(
      z
        .string()
        .max(SEARCH_TERM_MAX_LENGTH, `Please search for at most ${SEARCH_TERM_MAX_LENGTH} characters`),
      messages.invisible,
    )
      .optional()
      .describe("words that category, section, description and item names contain together, in any case"),
  ),
  category: emptyAsAbsent(z.enum(CATEGORIES).optional()),
  section: emptyAsAbsent(z.enum(SECTIONS).optional()),
  type: emptyAsAbsent(z.enum(OUTFIT_TYPES).optional()),
  status: emptyAsAbsent(z.enum(OUTFIT_STATUSES).optional()),
};
const adminFilterSchema = z.object(adminFilterFields);
export type AdminFilter = z.output<typeof adminFilterSchema>;

/**
 * The administrator's list has every outfit, inactive ones too, newest first: whole without parameters, a
 * page of table rows with any.
 */
export const adminListQuerySchema = z.object({
  startIndex: emptyAsAbsent(wholeNumber(0, ADMIN_START_INDEX_MAX).optional()),
  limit: emptyAsAbsent(wholeNumber(1, ADMIN_LIMIT_MAX).optional()),
  ...adminFilterFields,
  sortBy: emptyAsAbsent(z.enum(ADMIN_SORT_FIELDS).optional()),
  sort: emptyAsAbsent(z.enum(SORT_ORDERS).optional()),
});
export type AdminListQuery = z.output<typeof adminListQuerySchema>;

/** The wanted status; without it, the call changes to the other one. */
export const outfitStatusQuerySchema = z.object({
  isActive: emptyAsAbsent(
    z
      .enum(["true", "false"])
      .transform((value) => value === "true")
      .optional(),
  ),
});

export const adminOutfitListSchema = z
  .object({ outfits: z.array(outfitSchema) })
  .meta({ id: "AdminOutfitList" });

export const adminOutfitRowSchema = outfitSummarySchema
  .omit({ imagePlaceholder: true })
  .extend({ numberOfOpens: outfitSchema.shape.numberOfOpens, publishAt: outfitSchema.shape.publishAt })
  .meta({ id: "AdminOutfitRow" });
export type AdminOutfitRow = z.infer<typeof adminOutfitRowSchema>;

const count = z.number().int().min(0);

export const adminTableSchema = z
  .object({
    outfits: z.array(adminOutfitRowSchema),
    total: count.describe("outfits that match the search and filters"),
    statistics: z
      .object({
        totalOutfits: count,
        activeOutfits: count,
        averageRating: z.number().min(0).max(5).describe("0 without outfits"),
        totalLikes: count,
      })
      .describe("of the whole catalogue"),
  })
  .meta({ id: "AdminTable" });
export type AdminTable = z.infer<typeof adminTableSchema>;
export type CatalogueStatistics = AdminTable["statistics"];

export const outfitHistoryQuerySchema = z.object({
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, HISTORY_LIMIT_MAX).default(HISTORY_PAGE_SIZE)),
});

/** What was changed in one outfit, the latest first. */
export const outfitHistorySchema = z
  .object({ entries: z.array(activitySchema), hasMore: z.boolean(), ...previousRow })
  .meta({ id: "OutfitHistory" });
export type OutfitHistory = z.infer<typeof outfitHistorySchema>;

/** What waits for an administrator, for the numbers beside the dashboard's sections. */
export const waitingSchema = z
  .object({
    requests: count.describe("bespoke requests without an answer, each of which is due within a day"),
    texts: count.describe("comments and replies that are held or reported"),
    looks: count.describe("looks that people have submitted"),
    links: count.describe("links whose page is gone or cannot be reached"),
  })
  .meta({ id: "Waiting" });
export type Waiting = z.infer<typeof waitingSchema>;
