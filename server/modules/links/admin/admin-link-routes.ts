import { pipeline, Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type AdminLink,
  adminLinkListSchema,
  adminLinkSchema,
  linkListQuerySchema,
  linkUrlSchema,
  priceDecisionSchema,
  readLinkSchema,
} from "#contract/links/links.ts";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import { shopDay } from "#contract/values/zoned-time.ts";
import { isUuid } from "#server/db/uuid.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import type { LinkChecker } from "#server/modules/links/checking/link-checker.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { decideOnPrice, deleteCheckedReports, linkNotFound, replaceLink } from "./change-links.ts";
import { createLinkCsv, linkRow } from "./link-csv.ts";
import { allLinks, findAdminLink, listLinks } from "./link-list.ts";
import { readLink } from "./read-link.ts";

const described = { tags: ["Links"], security: [{ bearer: [] }] };
const params = z.object({ linkId: z.string().toLowerCase() });
const changed = { 200: adminLinkSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) };

/** Visits that administrators wait for; a bounded queue takes more. */
const VISITS_AT_ONCE = 4;
const VISITS_WAITING_MAX = 50;

interface AdminLinkOptions {
  checker: LinkChecker;
  visitor: PageVisitor;
  settings: Pick<EmailSettings, "timeZone">;
  /** Links are checked in the background. */
  areChecked: boolean;
  /** Aborts when the process stops. */
  stopping: AbortSignal;
}

export const adminLinkRoutes: FastifyPluginAsyncZod<AdminLinkOptions> = async (
  app,
  { checker, visitor, settings, areChecked, stopping },
) => {
  const limitVisits = limitConcurrency(VISITS_AT_ONCE, {
    waitingMax: VISITS_WAITING_MAX,
    whenFull: () =>
      new ApiError("UNAVAILABLE", LINK_ERRORS.tooManyVisits, {
        retryAfter: 10,
      }),
  });
  const requireLink = async (linkId: string): Promise<AdminLink> => {
    const link = isUuid(linkId) ? await findAdminLink(app.db, linkId) : undefined;
    if (!link) throw linkNotFound();
    return link;
  };
  app.get(
    "/link/admin/links",
    {
      schema: {
        ...described,
        summary: "The purchase links of all items and what their checks found, the most opened first",
        querystring: linkListQuerySchema,
        response: { 200: adminLinkListSchema, ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query }) => ({ ...(await listLinks(app.db, query)), areChecked }),
  );

  app.get(
    "/link/admin/export",
    {
      schema: {
        ...described,
        summary: "The same links as CSV",
        querystring: linkListQuerySchema.pick({ state: true, searchTerm: true }),
        response: {
          200: { description: "One line a link", content: { "text/csv": { schema: z.unknown() } } },
          ...errorResponses(400, 401, 403),
        },
      },
    },
    async (request, reply) => {
      const { day } = shopDay(new Date(), settings.timeZone);
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="links-${day}.csv"`);
      const csv = createLinkCsv();
      const rows = Readable.from(allLinks(app.db, request.query)).map(linkRow);
      pipeline(rows, csv, (error) => {
        if (error) request.log.warn({ err: error }, "The export of links failed");
      });
      return reply.send(csv);
    },
  );

  app.post(
    "/link/admin/check/:linkId",
    {
      schema: {
        ...described,
        summary: "Check a link now",
        params,
        response: { ...changed, ...errorResponses(422) },
      },
    },
    async ({ params: { linkId } }) => {
      const link = await requireLink(linkId);
      const refusal = visitor.refusalOf(link.url);
      if (refusal?.isReserved) throw new ApiError("UNREADABLE", LINK_ERRORS.nameReserved);
      await limitVisits(() => checker.check({ id: linkId, url: link.url }));
      await deleteCheckedReports(app.db, linkId);
      return requireLink(linkId);
    },
  );

  app.put(
    "/link/admin/replace/:linkId",
    {
      schema: {
        ...described,
        summary: "Give all items of a link another address; the link of that address is returned",
        params,
        body: linkUrlSchema,
        response: changed,
      },
    },
    async (request) => {
      const { linkId } = request.params;
      await requireLink(linkId);
      const replaced = await replaceLink(app.db, {
        id: linkId,
        url: request.body.url,
        administratorId: callerOf(request).id,
      });
      app.invalidateTags([LIST_TAG, ...replaced.outfitIds.map(outfitTag)]);
      return requireLink(replaced.linkId);
    },
  );

  app.post(
    "/link/admin/price/:linkId",
    {
      schema: {
        ...described,
        summary: "Take over the price that was found on a link's page, or refuse it",
        params,
        body: priceDecisionSchema,
        response: changed,
      },
    },
    async (request) => {
      const { linkId } = request.params;
      await requireLink(linkId);
      const outfitIds = await decideOnPrice(app.db, {
        id: linkId,
        accept: request.body.accept,
        shownPrice: request.body.foundPrice,
        administratorId: callerOf(request).id,
      });
      app.invalidateTags([LIST_TAG, ...outfitIds.map(outfitTag)]);
      return requireLink(linkId);
    },
  );

  app.post(
    "/link/admin/read",
    {
      schema: {
        ...described,
        summary: "What a product's page says of itself",
        body: linkUrlSchema,
        response: { 200: readLinkSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    ({ body }) => limitVisits(() => readLink(visitor, body.url, stopping)),
  );
};
