import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outcomeSchema } from "#contract/account.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";
import { newsletterTokenSchema } from "#contract/newsletter.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { unsubscribe } from "./newsletter-service.ts";
import { unsubscribePage } from "./unsubscribe-headers.ts";

const tags = ["Newsletter"];
/** A mail program sends one short field. */
const BODY_LIMIT_BYTES = 1_024;

/**
 * The address in a letter's List-Unsubscribe header (RFC 8058). Mail programs post to it by themselves, as a form, from no page; a person who
 * opens it is shown the page that asks first.
 */
export function oneClickRoutes(database: Database, publicUrl: string): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    // The secret in the address says everything; whatever the body says, however it says it, is read past.
    app.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      (_request, _body, done) => done(null, undefined),
    );

    app.post(
      "/newsletter/unsubscribe/:token",
      {
        schema: {
          tags,
          summary: "Leave the list, as mail programs ask (RFC 8058)",
          params: newsletterTokenSchema,
          response: { 200: outcomeSchema, ...errorResponses(400, 403, 404, 413) },
        },
      },
      async (request) => {
        await unsubscribe(database, request.params.token);
        return { success: true as const, message: NEWSLETTER_MESSAGES.unsubscribed };
      },
    );

    app.get(
      "/newsletter/unsubscribe/:token",
      {
        schema: {
          tags,
          summary: "The page on which a person leaves the list",
          params: newsletterTokenSchema,
          response: { 303: z.undefined().describe("To the page."), ...errorResponses(400) },
        },
      },
      async (request, reply) =>
        reply.redirect(unsubscribePage(publicUrl, encodeURIComponent(request.params.token)), 303),
    );
  };
}
