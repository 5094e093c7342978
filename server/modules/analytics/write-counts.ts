import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ANALYTICS_METRICS, OUTFIT_METRICS } from "#contract/analytics/analytics-metrics.ts";
import { SEARCH_PEOPLE_MIN } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import {
  analyticsDays,
  analyticsOutfitDays,
  analyticsSearchDays,
  analyticsSourceDays,
} from "#server/db/schema/analytics.ts";
import type { DailyCounts } from "./daily-counts.ts";

type Row = Record<string, unknown>;

/**
 * Adds counts to the rows of their days, in one transaction. All nodes write tables and rows in the same
 * order, so that they cannot deadlock. Words without a row are only written if `mayAddWords`; returns how
 * many got one.
 */
export async function writeCounts(
  database: Database,
  counts: DailyCounts,
  mayAddWords: boolean,
): Promise<number> {
  const days = [...counts.days].sort(([a], [b]) => (a < b ? -1 : 1));
  const rowsOf = (rows: (day: (typeof days)[number]) => Row[]) => days.flatMap(rows);
  return database.transaction(async (tx) => {
    await add(tx, analyticsDays, {
      rows: rowsOf(([day, { totals }]) => [{ day, ...totals }]),
      key: [analyticsDays.day],
      added: ANALYTICS_METRICS.map((metric) => analyticsDays[metric]),
    });
    await add(tx, analyticsOutfitDays, {
      rows: rowsOf(([day, { outfits }]) =>
        [...outfits].map(([outfitId, added]) => ({ day, outfitId, ...added })),
      ),
      key: [analyticsOutfitDays.day, analyticsOutfitDays.outfitId],
      added: OUTFIT_METRICS.map((metric) => analyticsOutfitDays[metric]),
    });
    await add(tx, analyticsSourceDays, {
      rows: rowsOf(([day, { sources }]) =>
        [...sources].map(([source, linkOpens]) => ({ day, source, linkOpens })),
      ),
      key: [analyticsSourceDays.day, analyticsSourceDays.source],
      added: [analyticsSourceDays.linkOpens],
    });
    return add(tx, analyticsSearchDays, {
      rows: rowsOf(([day, { searches }]) =>
        [...searches].map(([words, { people, ...added }]) => ({
          ...{ day, words, ...added },
          people: [...people],
          peopleCount: people.size,
        })),
      ),
      key: [analyticsSearchDays.day, analyticsSearchDays.words],
      added: [analyticsSearchDays.searches, analyticsSearchDays.emptySearches],
      alsoSet: [
        sql`people = case when old.people_count >= ${SEARCH_PEOPLE_MIN} then old.people else ${allPeople} end`,
        sql`people_count = greatest(old.people_count, cardinality(${allPeople}))`,
      ],
      onlyIf: mayAddWords
        ? sql`true`
        : sql`exists (
            select from ${analyticsSearchDays} as known where known.day = new.day and known.words = new.words)`,
    });
  });
}

const allPeople = sql`array(
  select distinct person from unnest(old.people || excluded.people) as person order by person limit ${sql.raw(String(SEARCH_PEOPLE_MIN))})`;

interface Addition {
  rows: readonly Row[];
  key: readonly PgColumn[];
  added: readonly PgColumn[];
  alsoSet?: readonly SQL[];
  onlyIf?: SQL;
}

/**
 * Returns how many rows were inserted. All rows are one parameter, because a statement has a maximum of
 * parameters.
 */
async function add(
  tx: Database,
  table: PgTable,
  { rows, key, added, alsoSet = [], onlyIf = sql`true` }: Addition,
): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = Object.entries(getTableColumns(table));
  const names = list(columns.map(([, { name }]) => sql.identifier(name)));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([property, { name }]) => [name, row[property] ?? 0]))),
  );
  const written = await readRows<{ isNew: boolean }>(
    tx,
    sql`
      insert into ${table} as old (${names})
      select ${names} from json_to_recordset(${json}::json) as new (${list(
        columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
      )})
      where ${onlyIf}
      order by ${list(key.map(({ name }) => sql.identifier(name)))}
      on conflict (${list(key.map(({ name }) => sql.identifier(name)))}) do update set ${list([
        ...added.map(({ name }) => {
          const column = sql.identifier(name);
          return sql`${column} = old.${column} + excluded.${column}`;
        }),
        ...alsoSet,
      ])}
      returning (old.xmax = 0) as "isNew"`,
  );
  return written.filter(({ isNew }) => isNew).length;
}

function list(parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join([...parts], sql`, `);
}
