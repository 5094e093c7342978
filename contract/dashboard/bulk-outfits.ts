import { z } from "zod";
import { BULK_IDS_MAX } from "#contract/limits.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { OUTFIT_CHANGE_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { publishAtSchema, tagSchema } from "#contract/outfit/outfit-input.ts";
import { CATEGORIES, OUTFIT_TYPES } from "#contract/outfit/outfit-vocabulary.ts";

/** A change of several outfits at once. Repeated ids count once. */

export const BULK_ACTIONS = [
  "activate",
  "deactivate",
  "schedule",
  "setCategory",
  "setType",
  "addTag",
  "removeTag",
  "delete",
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const ids = z
  .array(z.guid(INPUT_MESSAGES.outfitIds), messages.idsRequired)
  .min(1, messages.idsRequired)
  .max(BULK_IDS_MAX, messages.tooManyIds)
  .transform((given) => [...new Set(given.map((id) => id.toLowerCase()))]);

export const bulkChangeSchema = z.discriminatedUnion(
  "action",
  [
    z.object({ ids, action: z.literal(["activate", "deactivate", "delete"]) }),
    z.object({
      ids,
      action: z.literal("setCategory"),
      category: z.enum(CATEGORIES, messages.categoryUnknown),
    }),
    z.object({ ids, action: z.literal("setType"), type: z.enum(OUTFIT_TYPES, messages.typeUnknown) }),
    z.object({ ids, action: z.literal(["addTag", "removeTag"]), tag: tagSchema }),
    z.object({
      ids,
      action: z.literal("schedule"),
      publishAt: publishAtSchema.nullable().describe("null takes the date away"),
    }),
  ],
  messages.actionUnknown,
);
export type BulkChange = z.output<typeof bulkChangeSchema>;

export const bulkResultSchema = z
  .object({
    changed: z.number().int().min(0).describe("outfits that were otherwise before"),
    failed: z.array(z.object({ id: z.string(), message: z.string() })),
  })
  .meta({ id: "BulkResult" });
export type BulkResult = z.infer<typeof bulkResultSchema>;
