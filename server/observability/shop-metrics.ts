import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { ResponseCache } from "#server/cache/response-cache.ts";
import type { OpenDatabase } from "#server/db/database.ts";

interface ShopMetricsOptions {
  cache: ResponseCache;
  open: OpenDatabase;
}

/** What only the whole can tell: how the memory of answers and the connections to the database do. */
export const shopMetrics = fastifyPlugin(
  async ({ metrics }: FastifyInstance, { cache, open }: ShopMetricsOptions) => {
    const countHit = metrics.counter(
      "answer_cache_hits_total",
      "Answers and documents that were given from memory",
      "kind",
    );
    const countMiss = metrics.counter(
      "answer_cache_misses_total",
      "Answers and documents that had to be made",
      "kind",
    );
    cache.onLookup = (key, isHit) => {
      const kind = key.startsWith("document ") ? "document" : "answer";
      if (isHit) countHit(kind);
      else countMiss(kind);
    };

    const { connections } = open;
    if (!connections) return;
    metrics.gauge("database_connections_open", "Connections to the database", () => connections().open);
    metrics.gauge("database_connections_idle", "Of these, how many nobody uses", () => connections().idle);
    metrics.gauge(
      "database_connections_waiting",
      "Requests that wait for a connection to the database",
      () => connections().waiting,
    );
  },
);
