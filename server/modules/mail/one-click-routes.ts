import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outcomeSchema } from "#contract/account/account.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { type UnsubscribeFrom, unsubscribePage } from "./unsubscribe-links.ts";

/** Bytes. A mail program sends one short field. */
const BODY_LIMIT_BYTES = 1_024;

interface OneClickOptions {
  from: UnsubscribeFrom;
  /** Of the API's documentation. */
  tag: string;
  params: z.ZodObject<{ token: z.ZodString }>;
  /** Throws NOT_FOUND for an unknown token. */
  unsubscribe: (token: string) => Promise<void>;
  message: string;
  publicUrl: string;
}

/**
 * The URL in the List-Unsubscribe header (RFC 8058). Mail programs post a form to it, without an origin; a
 * GET redirects to the page that asks first.
 */
export const oneClickRoutes: FastifyPluginAsyncZod<OneClickOptions> = async (app, options) => {
  const { from, params, publicUrl, message } = options;
  const path = `/${from}/unsubscribe/:token`;
  const tags = [options.tag];
  app.removeAllContentTypeParsers();
  // The secret in the URL is sufficient: a body of any type is accepted and ignored.
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary: "One-click unsubscribe of mail programs (RFC 8058)",
        params,
        response: { 200: outcomeSchema, ...errorResponses(400, 403, 404, 413) },
      },
    },
    async (request) => {
      await options.unsubscribe(request.params.token);
      return { success: true as const, message };
    },
  );

  app.get(
    path,
    {
      schema: {
        tags,
        summary: "Redirects to the unsubscribe page",
        params,
        response: { 303: z.undefined().describe("To the page."), ...errorResponses(400) },
      },
    },
    async (request, reply) =>
      reply.redirect(unsubscribePage(publicUrl, from, encodeURIComponent(request.params.token)), 303),
  );
};
