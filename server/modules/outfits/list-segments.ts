import { type SQL, sql } from "drizzle-orm";
import type { SortField } from "#contract/outfit-filters.ts";
import { listSegments } from "#server/db/schema/catalogue-counts.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { listOrder, orderOf } from "./list-order.ts";

/** How many outfits a segment has as it is cut: counting up to so many is no more than a segment takes. */
export const SEGMENT_OUTFITS = 1_000;

/** Where segments begin, as the column that is sorted by has it. Likes have none: keeping them would make all likes of the shop wait for each other. */
const LOWS = {
  createdAt: sql`timestamptz 'epoch' + segment.low_key * interval '1 millisecond'`,
  numberOfClicks: sql`segment.low_key`,
  totalPrice: sql`segment.low_key`,
} as const satisfies Partial<Record<SortField, SQL>>;

type SegmentedField = keyof typeof LOWS;

export const isSegmented = (field: SortField): field is SegmentedField => field in LOWS;

/** The ids of a page of all active outfits that has so many before it in ascending order: counted by segments, and then within one. */
export function segmentedPage(field: SegmentedField, before: number, limit: number): SQL {
  const order = listOrder({ sortBy: field, sort: "asc" });
  return sql`(
    select found.id from (
      select low_key, low_id, ${before}::bigint - before as skipped from (
        select low_key, low_id, -active_outfits + sum(active_outfits::int) over (order by low_key, low_id rows unbounded preceding) as before
        from ${listSegments} where sort_field = ${field}
      ) as counted where before <= ${before}::bigint order by low_key desc, low_id desc limit 1
    ) as segment cross join lateral (
      select ${outfits.id} from ${outfits}
      where is_active and (${order.column}, ${outfits.id}) >= (${LOWS[field]}, segment.low_id)
      order by ${orderOf("outfits", order)} limit ${limit} offset segment.skipped
    ) as found
  )`;
}
