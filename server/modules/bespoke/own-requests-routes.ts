import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownBespokeRequestsSchema } from "#contract/bespoke/bespoke.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { presentOwnRequest } from "./bespoke-presenter.ts";
import { findRequestsOf } from "./bespoke-repository.ts";

/** A request belongs to the account that was signed in when it was sent, whatever address it names. */
export const ownRequestsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/bespoke",
    {
      schema: {
        tags: ["Bespoke looks"],
        security: [{ bearer: [] }],
        summary: "The caller's own requests",
        response: { 200: ownBespokeRequestsSchema, ...errorResponses(401) },
      },
    },
    async (request) => ({
      requests: (await findRequestsOf(app.db, callerOf(request).id)).map(presentOwnRequest),
    }),
  );
};
