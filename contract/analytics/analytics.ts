import { z } from "zod";
import { emptyAsAbsent } from "#contract/http/query-parameters.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import {
  ANALYTICS_METRICS,
  ANALYTICS_PERIODS,
  ANALYTICS_TABLES,
  type AnalyticsMetric,
  type AnalyticsPeriod,
  DEFAULT_ANALYTICS_PERIOD,
  OUTFIT_METRICS,
  type OutfitMetric,
} from "./analytics-metrics.ts";

/** What happened in the shop on each day of its zone, for administrators. Nothing in it tells who did it. */

const count = z.number().int().min(0);
const day = z.iso.date().describe("of the shop's zone");

const countsSchema = z.object(
  Object.fromEntries(ANALYTICS_METRICS.map((metric) => [metric, count])) as Record<
    AnalyticsMetric,
    typeof count
  >,
);
const outfitCountsSchema = z.object(
  Object.fromEntries(OUTFIT_METRICS.map((metric) => [metric, count])) as Record<OutfitMetric, typeof count>,
);

const searchCountSchema = z.object({ words: z.string(), searches: count });

export const analyticsSummarySchema = z
  .object({
    days: z
      .array(z.object({ day, ...countsSchema.shape }))
      .describe("every day of the period, the last of which is today"),
    previous: countsSchema.describe("sums of as many days before the period"),
    countedSince: day
      .nullable()
      .describe("the first day with a count; null in a shop where nothing was counted yet"),
    topOutfits: z
      .array(
        z.object({
          _id: z.string(),
          category: z.enum(CATEGORIES),
          section: z.enum(SECTIONS),
          type: z.enum(OUTFIT_TYPES),
          image: z.string(),
          imageWidth: count,
          imageHeight: count,
          isActive: z.boolean(),
          ...outfitCountsSchema.shape,
        }),
      )
      .describe("by openings of links and cart adds together, then by views"),
    topSources: z.array(z.object({ source: z.string(), linkOpens: count })),
    topSearches: z
      .array(searchCountSchema)
      .describe("words that at least three people searched for on one day"),
    emptySearches: z.array(searchCountSchema).describe("those of them that found nothing, and how often"),
  })
  .meta({ id: "AnalyticsSummary" });
export type AnalyticsSummary = z.infer<typeof analyticsSummarySchema>;

const period = emptyAsAbsent(
  z
    .enum(ANALYTICS_PERIODS.map(String), INPUT_MESSAGES.periodUnknown)
    .default(String(DEFAULT_ANALYTICS_PERIOD))
    .transform((days) => Number(days) as AnalyticsPeriod),
);

export const analyticsQuerySchema = z.object({ days: period });

export const analyticsExportQuerySchema = z.object({
  days: period,
  table: emptyAsAbsent(z.enum(ANALYTICS_TABLES, INPUT_MESSAGES.tableUnknown).default("visits")),
});
