import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import type { LoadSheddingLimits } from "#server/config/node-config.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { type ProcessLoad, sampleProcessLoad } from "#server/lib/process-load.ts";

const RETRY_AFTER_SECONDS = 5;
const LOG_EVERY_MS = 10_000;
/**
 * Probes and metrics, by which the process is supervised; and the session check, because a browser may sign
 * out without its response.
 */
const NEVER_SHED = new Set(["/healthz", "/readyz", "/metrics", `${API_PREFIX}/user/check-auth`]);

/**
 * Rejects requests with 503 and Retry-After while the process is overloaded. Hot responses, which are sent
 * before, cost less than a rejection. Long queues reject what would join them, each by itself; they are no
 * reason to reject other requests.
 */
export const loadShedding = fastifyPlugin(
  async (app: FastifyInstance, { limits }: { limits: LoadSheddingLimits }) => {
    let loggedAt = Number.NEGATIVE_INFINITY;
    const load = sampleProcessLoad();
    app.addHook("onClose", async () => load.stop());

    app.addHook("onRequest", async (request) => {
      const exceeded = findExceeded(load.current(), limits);
      // An injected request belongs to a request that was accepted.
      if (!exceeded || request.isInjected || NEVER_SHED.has(request.routeOptions.url ?? "")) return;
      if (performance.now() - loggedAt > LOG_EVERY_MS) {
        loggedAt = performance.now();
        request.log.warn(exceeded, "Overloaded: requests are rejected");
      }
      throw new ApiError("UNAVAILABLE", HTTP_ERRORS.busy, { retryAfter: RETRY_AFTER_SECONDS });
    });
  },
);

function findExceeded(
  load: ProcessLoad,
  limits: LoadSheddingLimits,
): { reason: string; value: number } | undefined {
  for (const reason of ["loopDelayMs", "loopUtilisation", "heapBytes", "memoryBytes"] as const) {
    if (limits[reason] > 0 && load[reason] > limits[reason]) return { reason, value: load[reason] };
  }
  return undefined;
}
