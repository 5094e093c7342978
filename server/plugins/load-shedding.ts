import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { LoadSheddingLimits } from "#server/config/node-config.ts";
import { ApiError } from "#server/errors/api-error.ts";

const SAMPLE_EVERY_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
const LOG_EVERY_MS = 10_000;
/** Probes and metrics, by which the process is supervised. */
const NEVER_SHED = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Rejects requests with 503 and Retry-After while the process is overloaded. Cached responses are served all the same, because they cost
 * less than a rejection.
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
        // An injected request belongs to a request that was accepted.
        if (request.isInjected || NEVER_SHED.has(request.routeOptions.url ?? "")) return;
        if (performance.now() - loggedAt > LOG_EVERY_MS) {
          loggedAt = performance.now();
          request.log.warn({ reason, value }, "Overloaded: requests are rejected");
        }
        throw new ApiError("UNAVAILABLE", "The shop is very busy. Please try again in a moment.", {
          retryAfter: RETRY_AFTER_SECONDS,
        });
      },
    });
  },
);
