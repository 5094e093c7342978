import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { OpenDatabase } from "#server/db/database.ts";
import type { ResponseCache } from "#server/http/cache/response-cache.ts";

interface ShopMetricsOptions {
  cache: ResponseCache;
  open: OpenDatabase;
}

/** Metrics of the response cache and of the database's connection pool or queue. */
export const shopMetrics = fastifyPlugin(
  async ({ metrics }: FastifyInstance, { cache, open }: ShopMetricsOptions) => {
    const countHit = metrics.counter("response_cache_hits_total", "Responses served from the cache", "kind");
    const countMiss = metrics.counter(
      "response_cache_misses_total",
      "Responses that were built because none was cached",
      "kind",
    );
    cache.onLookup = (key, isHit) => {
      const kind = key.startsWith("document ") ? "document" : "api";
      if (isHit) countHit(kind);
      else countMiss(kind);
    };

    const { connections, queueLength } = open;
    if (queueLength) {
      metrics.gauge(
        "database_queue_length",
        "Statements that run or wait in the embedded database",
        queueLength,
      );
    }
    if (!connections) return;
    metrics.gauge("database_connections_open", "Open connections to the database", () => connections().open);
    metrics.gauge("database_connections_idle", "Idle connections to the database", () => connections().idle);
    metrics.gauge(
      "database_connections_waiting",
      "Requests waiting for a connection to the database",
      () => connections().waiting,
    );
  },
);
