import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { LINK_STATES } from "#contract/links/links.ts";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";

/** One scrape reads all gauges, so they share one query. */
const COUNTS_VALID_MS = 1_000;

export function linkMetrics({ db, metrics }: FastifyInstance) {
  let counted: { at: number; counts: ReturnType<typeof countLinks> } | undefined;
  const read = async (name: string) => {
    const now = performance.now();
    if (!counted || now - counted.at > COUNTS_VALID_MS) counted = { at: now, counts: countLinks(db) };
    return (await counted.counts).get(name) ?? 0;
  };
  metrics.gauge("links_waiting", "Links whose check is due", () => read("waiting"));
  for (const state of LINK_STATES) {
    metrics.gauge(`links_${state}`, `Links in the state ${state}`, () => read(state));
  }
  return metrics.counter("link_checks_total", "Checks of links by result", "result");
}

async function countLinks(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .select({
      state: links.state,
      all: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${links.nextCheckAt} <= now())::int`,
    })
    .from(links)
    .groupBy(links.state);
  const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
  return new Map<string, number>([
    ["waiting", waiting],
    ...rows.map(({ state, all }) => [state, all] as const),
  ]);
}
