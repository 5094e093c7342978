import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { HotResponses } from "#server/http/cache/hot-responses.ts";
import { isMetricsAccessAllowed } from "./metrics-access.ts";

/**
 * Prometheus metrics. A name begins with its subject (`mail_queue_length`); a label has a small, fixed
 * set of values.
 */
export interface Metrics {
  /** A number that is read at each scrape; omitted while reading it fails. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Counts by the values of one label; returns the function that counts one. */
  counter(name: string, help: string, label: string): (value: string) => void;
  /**
   * Distributes measurements over buckets, by the values of one label; returns the function that adds one.
   */
  histogram(
    name: string,
    help: string,
    label: string,
    buckets: number[],
  ): (value: string, measured: number) => void;
}

declare module "fastify" {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

export interface MetricsOptions {
  /** Bearer token that reads /metrics; without one, requests from this machine may. */
  token: string | undefined;
  /** Its responses are counted too. */
  hot?: HotResponses;
}

/** From cached responses to requests that time out. */
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Label of requests without a route, whose paths are unbounded. */
const UNMATCHED = "unmatched";

/** One for all applications of the process, because the library never stops observing garbage collections. */
const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry });

export const metrics = fastifyPlugin(async (app: FastifyInstance, { token, hot }: MetricsOptions) => {
  const registry = new Registry();
  const registers = [registry];

  app.decorate("metrics", {
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => {
          try {
            gauge.set(await read());
          } catch (error) {
            gauge.remove();
            app.log.debug({ err: error, metric: name }, "A metric could not be read");
          }
        },
      });
    },
    counter: (name, help, label) => {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },
    histogram: (name, help, label, buckets) => {
      const histogram = new Histogram({ name, help, labelNames: [label], buckets, registers });
      return (value, measured) => histogram.observe({ [label]: value }, measured);
    },
  });

  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS_BUCKETS,
    registers,
  });
  hot?.onSent(({ route, status, ms }) => seconds.observe({ method: "GET", route, status }, ms / 1_000));
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.isInjected) {
      seconds.observe({ ...methodAndRoute(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
    }
    done();
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isMetricsAccessAllowed(request, token)) return reply.callNotFound();
    const all = Registry.merge([processRegistry, registry]);
    return reply
      .header("cache-control", "no-store")
      .type(all.contentType)
      .send(await all.metrics());
  });
});

function methodAndRoute({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  const { url } = routeOptions;
  return url === undefined ? { method: UNMATCHED, route: UNMATCHED } : { method, route: url };
}
