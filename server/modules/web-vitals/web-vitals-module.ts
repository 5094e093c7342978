import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { WEB_VITALS_PATH } from "#contract/analytics/vitals-route.ts";
import { type WebVitals, webVitalsSchema } from "#contract/analytics/web-vitals.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";

const BODY_LIMIT_BYTES = 1_024;

/**
 * Buckets in seconds; they include the thresholds of web.dev/articles/vitals: 2.5 s and 4 s, 200 ms and 500
 * ms.
 */
const LOAD_BUCKETS = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8, 12, 20, 60];
const INTERACTION_BUCKETS = [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5];
const SHIFT_BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Real visits, as histograms by screen. Nothing about the visitor is stored or logged. */
export const webVitalsModule: FastifyPluginAsyncZod = async (app) => {
  const { histogram } = app.metrics;
  const observe = {
    largestPaintMs: histogram("web_vitals_lcp_seconds", "Largest Contentful Paint", "route", LOAD_BUCKETS),
    interactionMs: histogram(
      "web_vitals_inp_seconds",
      "Interaction to Next Paint",
      "route",
      INTERACTION_BUCKETS,
    ),
    layoutShift: histogram("web_vitals_cls", "Cumulative Layout Shift", "route", SHIFT_BUCKETS),
    hydratedMs: histogram(
      "web_vitals_hydration_seconds",
      "Time until a document responds to presses",
      "route",
      LOAD_BUCKETS,
    ),
  } satisfies Record<keyof Omit<WebVitals, "route">, unknown>;

  app.post(
    `${API_PREFIX}${WEB_VITALS_PATH}`,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      preHandler: app.limit("webVitals"),
      schema: {
        tags: ["Metrics"],
        summary: "Measurements of one visit, sent when the page is hidden",
        body: webVitalsSchema,
        response: {
          204: z.undefined().describe("Counted."),
          ...errorResponses(400, 403, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { route, largestPaintMs, interactionMs, layoutShift, hydratedMs } = request.body;
      if (largestPaintMs !== undefined) observe.largestPaintMs(route, largestPaintMs / 1_000);
      if (interactionMs !== undefined) observe.interactionMs(route, interactionMs / 1_000);
      if (layoutShift !== undefined) observe.layoutShift(route, layoutShift);
      if (hydratedMs !== undefined) observe.hydratedMs(route, hydratedMs / 1_000);
      return reply.code(204).header("cache-control", "no-store").send(undefined);
    },
  );
};
