import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { LoadSheddingLimits } from "#server/config/node-config.ts";
import { ApiError } from "#server/errors/api-error.ts";

const SAMPLE_EVERY_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
const LOG_EVERY_MS = 10_000;
/** Asked by those who decide what happens to this process. */
const ALWAYS_ANSWERED = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Turns people away with 503 and Retry-After while the process has more to do than it can (D20), before everybody has to wait or
 * memory ends. What is kept in memory is given all the same, as that costs less than turning away.
 */
export const loadShedding = fastifyPlugin(
  async (app: FastifyInstance, { limits }: { limits: LoadSheddingLimits }) => {
    let loggedAt = Number.NEGATIVE_INFINITY;
    await app.register(underPressure, {
      maxEventLoopDelay: limits.loopDelayMs,
      maxEventLoopUtilization: limits.loopUtilisation,
      eventLoopUtilizationMode: "interval",
      maxHeapUsedBytes: limits.heapBytes,
      maxRssBytes: limits.memoryBytes,
      sampleInterval: SAMPLE_EVERY_MS,
      pressureHandler: (request, _reply, reason, value) => {
        // What is asked in process belongs to a request that was let in already.
        if (request.isInjected || ALWAYS_ANSWERED.has(request.routeOptions.url ?? "")) return;
        if (performance.now() - loggedAt > LOG_EVERY_MS) {
          loggedAt = performance.now();
          request.log.warn({ reason, value }, "More to do than this process can: people are turned away");
        }
        throw new ApiError("UNAVAILABLE", "The shop is very busy. Please try again in a moment.", {
          retryAfter: RETRY_AFTER_SECONDS,
        });
      },
    });
  },
);
