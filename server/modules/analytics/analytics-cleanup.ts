import { and, lt, ne, sql } from "drizzle-orm";
import {
  ANALYTICS_RETENTION_DAYS,
  ANALYTICS_TOPS_RETENTION_DAYS,
  SEARCH_PEOPLE_MIN,
} from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import {
  analyticsDays,
  analyticsOutfitDays,
  analyticsSalts,
  analyticsSearchDays,
  analyticsSourceDays,
} from "#server/db/schema/analytics.ts";
import { addDays } from "./shop-calendar.ts";

/**
 * Rows of a past day that can still be among the first ten of a period; more would make long periods slow.
 */
const TOPS_PER_DAY = 1_000;
/** A node writes late after the database was unavailable, so these days may not have been reduced yet. */
const RECENT_DAYS = 7;

/** Deletes everything that could tell the people of past days apart. */
export async function deletePastSearchers(database: Database, today: string): Promise<void> {
  await database.delete(analyticsSalts).where(lt(analyticsSalts.day, today));
  const isPast = lt(analyticsSearchDays.day, today);
  await database
    .delete(analyticsSearchDays)
    .where(and(isPast, lt(analyticsSearchDays.peopleCount, SEARCH_PEOPLE_MIN)));
  await database
    .update(analyticsSearchDays)
    .set({ people: [] })
    .where(and(isPast, ne(analyticsSearchDays.people, sql`'{}'`)));
}

/** Deletes counts that are too old, and of recent days those that are not among the first. */
export async function deleteOldCounts(database: Database, today: string): Promise<void> {
  const { linkOpens, cartAdds, views } = analyticsOutfitDays;
  const rows = [
    {
      table: analyticsOutfitDays,
      key: analyticsOutfitDays.outfitId,
      order: sql`${linkOpens} + ${cartAdds} desc, ${views} desc`,
    },
    {
      table: analyticsSourceDays,
      key: analyticsSourceDays.source,
      order: sql`${analyticsSourceDays.linkOpens} desc`,
    },
    {
      table: analyticsSearchDays,
      key: analyticsSearchDays.words,
      order: sql`${analyticsSearchDays.searches} desc`,
    },
  ];
  for (const { table, key, order } of rows) {
    await database.delete(table).where(lt(table.day, addDays(today, -ANALYTICS_TOPS_RETENTION_DAYS)));
    await database.delete(table).where(sql`(${table.day}, ${key}) in (
      select day, key from (
        select ${table.day} as day, ${key} as key,
          row_number() over (partition by ${table.day} order by ${order}, ${key}) as rank
        from ${table} where ${table.day} < ${today} and ${table.day} >= ${addDays(today, -RECENT_DAYS)}
      ) as ranked where rank > ${TOPS_PER_DAY})`);
  }
  await database
    .delete(analyticsDays)
    .where(lt(analyticsDays.day, addDays(today, -ANALYTICS_RETENTION_DAYS)));
}
