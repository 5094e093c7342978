import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { mayReadMetrics } from "./metrics-access.ts";

/** Numbers for whoever runs the shop. A name begins with its thing (`mail_queue_length`); a label has few values, ever. */
export interface Metrics {
  /** A number that is read when somebody asks; left out while reading it fails. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Counts by the values of one label; answers how to count one. */
  counter(name: string, help: string, label: string): (value: string) => void;
}

declare module "fastify" {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

export interface MetricsOptions {
  /** Opens the page to whoever has it; without it, only to this machine. */
  token: string | undefined;
}

/** From what comes out of memory to what is given up on. */
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Addresses that no route answers: by name they would be endless. */
const UNMATCHED = "unmatched";

/** Counts what the process does and answers it to Prometheus at /metrics (D39). */
export const metrics = fastifyPlugin(async (app: FastifyInstance, { token }: MetricsOptions) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

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
  });

  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by method, route and status; the count is the number of requests",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS_BUCKETS,
    registers,
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.isInjected) {
      seconds.observe({ ...methodAndRoute(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
    }
    done();
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, token)) return reply.callNotFound();
    const text = await registry.metrics();
    return reply.header("cache-control", "no-store").type(registry.contentType).send(text);
  });
});

function methodAndRoute({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  const { url } = routeOptions;
  return url === undefined ? { method: UNMATCHED, route: UNMATCHED } : { method, route: url };
}
