import { type SQL, sql } from "drizzle-orm";
import { LIST_LIMIT_MAX } from "#contract/limits.ts";
import type { SortField } from "#contract/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { catalogueShelves, listSegments } from "#server/db/schema/catalogue-counts.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import { listOrder, orderOf } from "./list-order.ts";
import { type AskedShelves, onShelves } from "./page-statements.ts";
import { preparedPage, unseen } from "./prepared-page.ts";

/** Where segments begin, as the column that is sorted by has it. */
const LOWS = {
  createdAt: sql`timestamptz 'epoch' + segment.low_key * interval '1 millisecond'`,
  numberOfLikes: sql`segment.low_key`,
  numberOfClicks: sql`segment.low_key`,
  totalPrice: sql`segment.low_key`,
} as const satisfies Record<SortField, SQL>;

const BEYOND_THE_END = sql.raw(`${Number.MAX_SAFE_INTEGER}`);

/** A page of a list as segments find it: in ascending order, so many outfits come before it. */
interface SegmentedPage {
  shelves: AskedShelves;
  before: number | SQL;
  limit: number | SQL;
}

/**
 * The segments of a list with how many outfits are before each and before the next. What likes have moved since segments were last
 * counted (`like_moves`) counts from the place where it came to or went from.
 */
function countedSegments(field: SortField, shelves: AskedShelves): SQL {
  const filters = onShelves("catalogue_shelves", shelves);
  const numbers = sql`select number from ${catalogueShelves} where ${filters}`;
  const counted = filters
    ? sql`(select coalesce(sum(shelves[number]), 0)::int from unnest(array(${numbers})) as number)`
    : sql`active_outfits::int`;
  const moves = sql`union all select key, id, change, false from like_moves_to_count where field = ${field} ${
    filters ? sql`and shelf in (${numbers})` : undefined
  }`;
  return sql`(
    select low_key, low_id, before, lead(before, 1, ${BEYOND_THE_END}) over (order by low_key, low_id) as after from (
      select low_key, low_id, is_segment, coalesce(sum(outfits) over (
        order by low_key, low_id, is_segment desc rows between unbounded preceding and 1 preceding), 0) as before
      from (
        select low_key, low_id, ${counted} as outfits, true as is_segment
        from ${listSegments} where sort_field = ${field} ${field === "numberOfLikes" ? moves : undefined}
      ) as places
    ) as counted where is_segment
  )`;
}

/**
 * The ids of a page: the segments say which of them have it, and of each the part of the page that it has is walked to. Counts are exact,
 * so no walk leaves its segment. A limit that the planner cannot see is at most LIST_LIMIT_MAX, which it can.
 */
export function segmentedPage(field: SortField, { shelves, before, limit }: SegmentedPage): SQL {
  const order = listOrder({ sortBy: field, sort: "asc" });
  const filters = onShelves("walked", shelves);
  const end = sql`${before}::bigint + ${limit}::bigint`;
  return sql`(
    select found.id from ${countedSegments(field, shelves)} as segment cross join lateral (
      select walked.id from (
        select ${outfits.id}, ${order.column}, category, section, type from ${outfits}
        where is_active and (${order.column}, ${outfits.id}) >= (${LOWS[field]}, segment.low_id)
        order by ${orderOf("outfits", order)} offset 0
      ) as walked ${filters && sql`where ${filters}`}
      order by ${orderOf("walked", order)}
      offset greatest(${before}::bigint - segment.before, 0)
      limit least(segment.after, ${end}) - greatest(segment.before, ${before}::bigint)
    ) as found where segment.after > ${before}::bigint and segment.before < ${end}
    limit ${typeof limit === "number" ? limit : LIST_LIMIT_MAX}
  )`;
}

/** A page of the active outfits on these shelves, in an order, that has so many of them before it in the ascending one. */
export function findSegmentedPage(
  database: Database,
  query: OutfitListQuery,
  page: { before: number; limit: number },
): Promise<OutfitRecord[]> {
  const statement = preparedPage("deep", query, (shelves) =>
    segmentedPage(query.sortBy, {
      shelves,
      before: unseen("before", "bigint"),
      limit: unseen("limit", "int"),
    }),
  );
  return statement(database, { ...query, ...page });
}
