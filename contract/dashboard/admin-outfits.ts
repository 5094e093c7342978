import { z } from "zod";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-value.ts";
import { ADMIN_LIMIT_MAX, ADMIN_START_INDEX_MAX } from "#contract/limits.ts";
import { outfitSchema, outfitSummarySchema } from "#contract/outfit/outfit.ts";
import { ADMIN_SORT_FIELDS, SORT_ORDERS } from "#contract/outfit/outfit-filters.ts";
import { adminFilterFields } from "./admin-filters.ts";

/** The administrator's list has every outfit, inactive ones too, newest first: whole without parameters, a page of table rows with any. */
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
