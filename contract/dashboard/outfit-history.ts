import { z } from "zod";
import { activitySchema } from "#contract/activity/activity.ts";
import { previousRow } from "#contract/http/previous-row.ts";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-value.ts";
import { HISTORY_LIMIT_MAX, HISTORY_PAGE_SIZE, START_INDEX_MAX } from "#contract/limits.ts";

/** What was changed in one outfit, the latest first. */

export const outfitHistoryQuerySchema = z.object({
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, HISTORY_LIMIT_MAX).default(HISTORY_PAGE_SIZE)),
});

export const outfitHistorySchema = z
  .object({ entries: z.array(activitySchema), hasMore: z.boolean(), ...previousRow })
  .meta({ id: "OutfitHistory" });
export type OutfitHistory = z.infer<typeof outfitHistorySchema>;
