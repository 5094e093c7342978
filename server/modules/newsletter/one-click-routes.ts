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
/** Bytes. A mail program sends one short field. */
const BODY_LIMIT_BYTES = 1_024;

/**
 * The URL in the List-Unsubscribe header (RFC 8058). Mail programs post a form to it, without an origin; a GET redirects to the page
 * that asks first.
 */
export function oneClickRoutes(database: Database, publicUrl: string): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    // The secret in the URL is sufficient: a body of any type is accepted and ignored.
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
          summary: "One-click unsubscribe of mail programs (RFC 8058)",
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
          summary: "Redirects to the unsubscribe page",
          params: newsletterTokenSchema,
          response: { 303: z.undefined().describe("To the page."), ...errorResponses(400) },
        },
      },
      async (request, reply) =>
        reply.redirect(unsubscribePage(publicUrl, encodeURIComponent(request.params.token)), 303),
    );
  };
}
