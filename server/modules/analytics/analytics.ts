import { createHmac, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import {
  type AnalyticsMetric,
  OUTFIT_METRICS,
  type OutfitMetric,
} from "#contract/analytics/analytics-metrics.ts";
import { VIEW_WINDOW_MS } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import type { SentSearch } from "#server/http/cache/cached-response.ts";
import { RecentKeys } from "#server/lib/recent-keys.ts";
import { DailyCounts } from "./daily-counts.ts";
import { DailySalts } from "./daily-salts.ts";
import { isPerson } from "./is-person.ts";
import { SearchCounter } from "./search-counter.ts";
import type { ShopCalendar } from "./shop-calendar.ts";
import { writeCounts } from "./write-counts.ts";

const RECENT_MAX = 50_000;
/**
 * Different words of one day that a node stores. Above it, only known words are counted, so that no client
 * can fill the database.
 */
const WORDS_PER_DAY_MAX = 20_000;

interface Subject {
  outfitId?: string;
  source?: string;
  /** User id: doing it again to the same outfit within 30 minutes does not count, as with views. */
  once?: string;
}

/** Counts in memory; a flush adds the counts to the rows of their days. */
export class Analytics {
  readonly #database: Database;
  readonly #calendar: ShopCalendar;
  readonly #salts: DailySalts;
  readonly #key = randomBytes(32);
  readonly #recent = new RecentKeys(RECENT_MAX, VIEW_WINDOW_MS);
  readonly #searches = new SearchCounter();
  #counts = new DailyCounts();
  #newWords = { day: "", number: 0 };

  constructor(database: Database, calendar: ShopCalendar) {
    this.#database = database;
    this.#calendar = calendar;
    this.#salts = new DailySalts(database);
  }

  /** Requests of bots do not count. */
  count(
    request: FastifyRequest,
    metric: Exclude<AnalyticsMetric, "views" | "searches" | "emptySearches">,
    { outfitId, source, once }: Subject = {},
  ): void {
    if (!isPerson(request)) return;
    if (once !== undefined && this.#isRepeated(`${metric}\n${outfitId}\n${once}`)) return;
    const today = this.#calendar.today();
    this.#counts.add(today, metric);
    if (outfitId !== undefined && isOutfitMetric(metric)) this.#counts.addToOutfit(today, outfitId, metric);
    if (source !== undefined) this.#counts.addToSource(today, source);
  }

  /** The caller has excluded repeated views. */
  countView(outfitId: string): void {
    const today = this.#calendar.today();
    this.#counts.add(today, "views");
    this.#counts.addToOutfit(today, outfitId, "views");
  }

  /** Counts a search once typing has paused. The dashboard's own searches do not count. */
  countSearch(request: FastifyRequest, search: SentSearch): void {
    const { referer = "", "user-agent": userAgent = "" } = request.headers;
    if (!isPerson(request) || /^https?:\/\/[^/]+\/dashboard(?:[/?]|$)/.test(referer)) return;
    this.#searches.add({ ...search, person: `${request.ip}\n${userAgent}` });
  }

  /**
   * Counts that cannot be written are part of the next write, and the error is thrown. `isLast`: the process
   * ends.
   */
  async flush({ isLast = false } = {}): Promise<void> {
    const today = this.#calendar.today();
    if (this.#searches.isWaiting) {
      const numberOf = await this.#salts.forDay(today);
      for (const { person, ...search } of this.#searches.take({ all: isLast }))
        this.#counts.addSearch(today, { ...search, person: numberOf(person) });
    }
    const counts = this.#counts;
    if (counts.days.size === 0) return;
    this.#counts = new DailyCounts();
    if (this.#newWords.day !== today) this.#newWords = { day: today, number: 0 };
    try {
      const mayAddWords = this.#newWords.number < WORDS_PER_DAY_MAX;
      this.#newWords.number += await writeCounts(this.#database, counts, mayAddWords);
    } catch (error) {
      this.#counts.merge(counts);
      throw error;
    }
  }

  #isRepeated(text: string): boolean {
    const key = createHmac("sha256", this.#key).update(text).digest("base64");
    if (this.#recent.has(key)) return true;
    this.#recent.add(key);
    return false;
  }
}

function isOutfitMetric(metric: AnalyticsMetric): metric is OutfitMetric {
  return (OUTFIT_METRICS as readonly string[]).includes(metric);
}
