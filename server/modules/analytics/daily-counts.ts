import type { AnalyticsCounts, OutfitMetric } from "#contract/analytics/analytics-metrics.ts";
import { SEARCH_PEOPLE_MIN } from "#contract/limits.ts";

/** Above so many different ones between two writes, only the totals are counted. */
const OUTFITS_MAX = 5_000;
const SOURCES_MAX = 1_000;
const SEARCHES_MAX = 2_000;

interface SearchCounts {
  searches: number;
  emptySearches: number;
  people: Set<number>;
}

interface DayCounts {
  totals: Partial<AnalyticsCounts>;
  outfits: Map<string, Partial<Record<OutfitMetric, number>>>;
  sources: Map<string, number>;
  searches: Map<string, SearchCounts>;
}

interface CountedSearch {
  words: string;
  isEmpty: boolean;
  person: number;
}

/** Bounded in memory until the counts are written. */
export class DailyCounts {
  readonly days = new Map<string, DayCounts>();

  add(day: string, metric: keyof AnalyticsCounts, added = 1): void {
    const { totals } = this.#day(day);
    totals[metric] = (totals[metric] ?? 0) + added;
  }

  addToOutfit(day: string, outfitId: string, metric: OutfitMetric, added = 1): void {
    const { outfits } = this.#day(day);
    const counts = entry(outfits, outfitId, OUTFITS_MAX, () => ({}) as Partial<Record<OutfitMetric, number>>);
    if (counts) counts[metric] = (counts[metric] ?? 0) + added;
  }

  addToSource(day: string, source: string, added = 1): void {
    const { sources } = this.#day(day);
    if (entry(sources, source, SOURCES_MAX, () => 0) === undefined) return;
    sources.set(source, (sources.get(source) ?? 0) + added);
  }

  addSearch(day: string, { words, isEmpty, person }: CountedSearch): void {
    this.add(day, "searches");
    if (isEmpty) this.add(day, "emptySearches");
    this.#addWords(day, words, { searches: 1, emptySearches: isEmpty ? 1 : 0, people: [person] });
  }

  merge(added: DailyCounts): void {
    for (const [day, { totals, outfits, sources, searches }] of added.days) {
      for (const [metric, count] of Object.entries(totals))
        this.add(day, metric as keyof AnalyticsCounts, count);
      for (const [id, counts] of outfits)
        for (const [metric, count] of Object.entries(counts))
          this.addToOutfit(day, id, metric as OutfitMetric, count);
      for (const [source, count] of sources) this.addToSource(day, source, count);
      for (const [words, counts] of searches) this.#addWords(day, words, counts);
    }
  }

  #addWords(
    day: string,
    words: string,
    added: Omit<SearchCounts, "people"> & { people: Iterable<number> },
  ): void {
    const counts = entry(this.#day(day).searches, words, SEARCHES_MAX, () => ({
      searches: 0,
      emptySearches: 0,
      people: new Set<number>(),
    }));
    if (!counts) return;
    counts.searches += added.searches;
    counts.emptySearches += added.emptySearches;
    for (const person of added.people) if (counts.people.size < SEARCH_PEOPLE_MIN) counts.people.add(person);
  }

  #day(day: string): DayCounts {
    const known = this.days.get(day);
    if (known) return known;
    const counts = { totals: {}, outfits: new Map(), sources: new Map(), searches: new Map() };
    this.days.set(day, counts);
    return counts;
  }
}

/** The value of a key, created if missing; undefined if there are too many keys. */
function entry<Value>(
  map: Map<string, Value>,
  key: string,
  max: number,
  create: () => Value,
): Value | undefined {
  const known = map.get(key);
  if (known !== undefined) return known;
  if (map.size >= max) return undefined;
  const created = create();
  map.set(key, created);
  return created;
}
