import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  bespokeListQuerySchema,
  bespokeReplyInputSchema,
  bespokeRequestListSchema,
  bespokeRequestSchema,
} from "#contract/bespoke/bespoke.ts";
import { takePreviousRow, withPreviousRow } from "#server/db/previous-row.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { presentRequest } from "./bespoke-presenter.ts";
import { countOpenRequests, findRequests } from "./bespoke-repository.ts";
import { replyToRequest } from "./bespoke-service.ts";

const described = { tags: ["Bespoke looks"], security: [{ bearer: [] }] };

export const replyRoutes: FastifyPluginAsyncZod<{ settings: EmailSettings }> = async (app, { settings }) => {
  app.get(
    "/bespoke/admin/requests",
    {
      schema: {
        ...described,
        summary: "Open or answered requests",
        querystring: bespokeListQuerySchema,
        response: { 200: bespokeRequestListSchema, ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const [found, openRequests] = await Promise.all([
        findRequests(app.db, withPreviousRow({ ...query, limit: query.limit + 1 })),
        countOpenRequests(app.db),
      ]);
      const { rows, ...previous } = takePreviousRow(found, query, ({ id }) => id);
      const requests = rows.slice(0, query.limit).map(presentRequest);
      return { requests, openRequests, hasMore: rows.length > query.limit, ...previous };
    },
  );

  app.post(
    "/bespoke/admin/requests/:id/answer",
    {
      schema: {
        ...described,
        summary: "Answer a request with outfits and a note, which its sender gets by email",
        params: z.object({ id: z.string() }),
        body: bespokeReplyInputSchema,
        response: { 200: bespokeRequestSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      const answered = await replyToRequest(app.db, settings, {
        id: id.toLowerCase(),
        callerId: caller.id,
        reply: request.body,
      });
      app.wakeMailSender();
      request.log.info({ userId: caller.id, requestId: answered._id }, "A bespoke request was answered");
      return answered;
    },
  );
};
