import { and, asc, between, desc, eq, gt, gte, min, type SQL, sql, sum } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import {
  ANALYTICS_METRICS,
  type AnalyticsCounts,
  type AnalyticsPeriod,
  OUTFIT_METRICS,
  type OutfitMetric,
} from "#contract/analytics/analytics-metrics.ts";
import { ANALYTICS_TOP_MAX, SEARCH_PEOPLE_MIN } from "#contract/limits.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import type { Database } from "#server/db/database.ts";
import { runQueries } from "#server/db/run-queries.ts";
import {
  analyticsDays,
  analyticsOutfitDays,
  analyticsSearchDays,
  analyticsSourceDays,
} from "#server/db/schema/analytics.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { addDays } from "./shop-calendar.ts";

interface Period {
  from: string;
  to: string;
}

export async function readSummary(
  database: Database,
  today: string,
  length: AnalyticsPeriod,
): Promise<AnalyticsSummary> {
  const period = { from: addDays(today, 1 - length), to: today };
  const before = { from: addDays(period.from, -length), to: addDays(period.from, -1) };
  const [counted, countedSince, topOutfits, topSources, topSearches, emptySearches] = await runQueries(
    database,
    [
      () => findDays(database, { from: before.from, to: today }),
      () => findFirstDay(database),
      () => findTopOutfits(database, period),
      () => findTopSources(database, period),
      () => findTopSearches(database, period, analyticsSearchDays.searches),
      () => findTopSearches(database, period, analyticsSearchDays.emptySearches),
    ],
  );
  const byDay = new Map(counted.map(({ day, ...counts }) => [day, counts]));
  const daysOf = (from: string) =>
    Array.from({ length }, (_, index) => {
      const day = addDays(from, index);
      return { day, ...(byDay.get(day) ?? NOTHING) };
    });
  return {
    days: daysOf(period.from),
    previous: sumOf(daysOf(before.from)),
    countedSince,
    ...{ topOutfits, topSources, topSearches, emptySearches },
  };
}

const NOTHING = Object.fromEntries(ANALYTICS_METRICS.map((metric) => [metric, 0])) as AnalyticsCounts;

function sumOf(days: readonly AnalyticsCounts[]): AnalyticsCounts {
  return Object.fromEntries(
    ANALYTICS_METRICS.map((metric) => [metric, days.reduce((total, day) => total + day[metric], 0)]),
  ) as AnalyticsCounts;
}

function findDays(database: Database, { from, to }: Period) {
  return database
    .select()
    .from(analyticsDays)
    .where(between(analyticsDays.day, from, to));
}

async function findFirstDay(database: Database): Promise<string | null> {
  const [first] = await database.select({ day: min(analyticsDays.day) }).from(analyticsDays);
  return first?.day ?? null;
}

async function findTopOutfits(database: Database, period: Period): Promise<AnalyticsSummary["topOutfits"]> {
  const counts = Object.fromEntries(
    OUTFIT_METRICS.map((metric) => [metric, total(analyticsOutfitDays[metric])]),
  ) as Record<OutfitMetric, SQL<number>>;
  const found = await database
    .select({
      _id: outfits.id,
      category: outfits.category,
      section: outfits.section,
      type: outfits.type,
      mediaId: outfits.mediaId,
      imageWidth: media.width,
      imageHeight: media.height,
      isActive: outfits.isActive,
      ...counts,
    })
    .from(analyticsOutfitDays)
    .innerJoin(outfits, eq(outfits.id, analyticsOutfitDays.outfitId))
    .innerJoin(media, eq(media.id, outfits.mediaId))
    .where(isWithin(analyticsOutfitDays.day, period))
    .groupBy(outfits.id, media.id)
    .orderBy(desc(sql`${counts.linkOpens} + ${counts.cartAdds}`), desc(counts.views), asc(outfits.id))
    .limit(ANALYTICS_TOP_MAX);
  return found.map(({ mediaId, ...outfit }) => ({ ...outfit, image: imageUrl(mediaId) }));
}

function findTopSources(database: Database, period: Period): Promise<AnalyticsSummary["topSources"]> {
  const { day, source } = analyticsSourceDays;
  const linkOpens = total(analyticsSourceDays.linkOpens);
  return database
    .select({ source, linkOpens })
    .from(analyticsSourceDays)
    .where(isWithin(day, period))
    .groupBy(source)
    .orderBy(desc(linkOpens), asc(source))
    .limit(ANALYTICS_TOP_MAX);
}

function findTopSearches(
  database: Database,
  period: Period,
  column: PgColumn,
): Promise<AnalyticsSummary["topSearches"]> {
  const { day, words, peopleCount } = analyticsSearchDays;
  const searches = total(column);
  return database
    .select({ words, searches })
    .from(analyticsSearchDays)
    .where(and(isWithin(day, period), gte(peopleCount, SEARCH_PEOPLE_MIN)))
    .groupBy(words)
    .having(gt(searches, 0))
    .orderBy(desc(searches), asc(words))
    .limit(ANALYTICS_TOP_MAX);
}

const isWithin = (day: PgColumn, { from, to }: Period) => between(day, from, to);

function total(column: PgColumn): SQL<number> {
  return sql<number>`${sum(column)}::float8`;
}
