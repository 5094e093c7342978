import { type SQL, sql } from "drizzle-orm";
import { LIST_LIMIT_MAX } from "#contract/limits.ts";
import type { SortField } from "#contract/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { listSegments } from "#server/db/schema/catalogue-counts.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { listOrder, orderOf } from "./list-order.ts";
import type { OutfitRecord } from "./outfit-selection.ts";
import { preparedPage, unseen } from "./prepared-page.ts";

/** How many outfits a segment has as it is cut: counting up to so many is no more than a segment takes. */
export const SEGMENT_OUTFITS = 1_000;

/** Where segments begin, as the column that is sorted by has it. */
const LOWS = {
  createdAt: sql`timestamptz 'epoch' + segment.low_key * interval '1 millisecond'`,
  numberOfLikes: sql`segment.low_key`,
  numberOfClicks: sql`segment.low_key`,
  totalPrice: sql`segment.low_key`,
} as const satisfies Record<SortField, SQL>;

/**
 * The segments of a list with how many outfits are before each. What likes have moved since segments were last counted (`like_moves`)
 * counts from the place where it came to or went from.
 */
function countedSegments(field: SortField): SQL {
  const moves = sql`union all select key, id, change, false from like_moves_to_count where field = ${field}`;
  return sql`(
    select low_key, low_id, is_segment,
      sum(outfits) over (order by low_key, low_id, is_segment desc rows unbounded preceding) - outfits as before
    from (
      select low_key, low_id, active_outfits::int as outfits, true as is_segment
      from ${listSegments} where sort_field = ${field} ${field === "numberOfLikes" ? moves : undefined}
    ) as places
  )`;
}

/**
 * The ids of a page of all active outfits that has so many before it in ascending order: counted by segments, and then within one.
 * A limit that the planner cannot see is at most LIST_LIMIT_MAX, which it can.
 */
export function segmentedPage(field: SortField, before: number | SQL, limit: number | SQL): SQL {
  const order = listOrder({ sortBy: field, sort: "asc" });
  return sql`(
    select found.id from (
      select low_key, low_id, ${before}::bigint - before as skipped from ${countedSegments(field)} as counted
      where is_segment and before <= ${before}::bigint order by low_key desc, low_id desc limit 1
    ) as segment cross join lateral (
      select ${outfits.id}, ${order.column} from ${outfits}
      where is_active and (${order.column}, ${outfits.id}) >= (${LOWS[field]}, segment.low_id)
      order by ${orderOf("outfits", order)} limit ${typeof limit === "number" ? limit : LIST_LIMIT_MAX} offset segment.skipped
    ) as found order by ${orderOf("found", order)} limit ${limit}
  )`;
}

/** A page of all active outfits, in an order, that has so many before it in the ascending one. */
export function findSegmentedPage(
  database: Database,
  { sortBy, sort }: Pick<OutfitListQuery, "sortBy" | "sort">,
  page: { before: number; limit: number },
): Promise<OutfitRecord[]> {
  const ids = () => segmentedPage(sortBy, unseen("before", "bigint"), unseen("limit", "int"));
  return preparedPage(["deep", sortBy, sort].join("_"), listOrder({ sortBy, sort }), ids)(database, page);
}
