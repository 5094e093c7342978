import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type EmbedKind, embeddedOf, OEMBED_PATH } from "#contract/embeds/embed.ts";
import { oembedQuerySchema, oembedSchema } from "#contract/embeds/oembed.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { EMBED_ERRORS } from "#contract/messages/embeds.ts";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import { SETTINGS_TAG } from "#server/http/cache/cache-tags.ts";
import {
  jsonResponse,
  PUBLIC_CACHE_CONTROL,
  type PublicResponse,
} from "#server/http/cache/cached-response.ts";
import { embedSecurityPolicy } from "#server/http/plugins/content-security-policy.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { embedDocument, missingDocument } from "./embed-document.ts";
import { embedShop } from "./embed-shop.ts";
import { readSubject } from "./embed-subject.ts";
import { oembedOf } from "./oembed.ts";

const RETRY_SECONDS = 5;

/** Looks and public boards in frames of other sites, and the call by which those find them. */
export const embedRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const shop = () => embedShop(app.shopSettings.values, publicUrl);

  for (const kind of ["outfit", "board"] as const) {
    app.get<{ Params: { id: string } }>(`/embed/${kind}/:id`, { schema: { hide: true } }, (request, reply) =>
      sendEmbed(kind, request, reply),
    );
  }

  function sendEmbed(
    kind: EmbedKind,
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const embedded = { kind, id: request.params.id.toLowerCase() };
    // Its policy says who may frame it.
    reply.removeHeader("x-frame-options");
    return app.sendCached(request, reply, `embed ${kind} ${embedded.id}`, async () => {
      try {
        const { subject, tags, madeFrom } = await readSubject(app, embedded, request.id);
        const { html, style } = embedDocument(shop(), subject);
        return { ...documentResponse(200, html, style), tags: [SETTINGS_TAG, ...tags], madeFrom };
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const { html, style } = missingDocument(shop(), kind, error.status === 404);
        return { ...documentResponse(error.status, html, style), tags: [SETTINGS_TAG] };
      }
    });
  }

  app.get(
    OEMBED_PATH,
    {
      onRequest: async (_request, reply) => {
        // Pages of other sites make this call, which says nothing about who makes it.
        reply.header("access-control-allow-origin", "*");
      },
      schema: {
        tags: ["Embeds"],
        summary: "How other sites embed the page of an outfit or of a public board (oEmbed)",
        querystring: oembedQuerySchema,
        response: { 200: oembedSchema, ...errorResponses(400, 404, 501) },
      },
    },
    async (request, reply) => {
      const { url, format, ...bounds } = request.query;
      if (format === "xml") throw new ApiError("NOT_IMPLEMENTED", EMBED_ERRORS.jsonOnly);
      const embedded = embeddedOf(url, publicUrl);
      if (!embedded) throw new ApiError("NOT_FOUND", EMBED_ERRORS.notFound);
      const { kind, id } = embedded;
      const key = `oembed ${kind} ${id} ${bounds.maxwidth} ${bounds.maxheight}`;
      return app.sendCached(request, reply, key, async () => {
        const { subject, tags, madeFrom } = await readSubject(app, embedded, request.id).catch(asApiError);
        const response = jsonResponse(oembedOf(shop(), embedded, subject, bounds), [SETTINGS_TAG, ...tags]);
        return { ...response, madeFrom };
      });
    },
  );
};

function documentResponse(status: number, html: string, style: string): Omit<PublicResponse, "tags"> {
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": status === 200 ? PUBLIC_CACHE_CONTROL : "no-store",
      "content-security-policy": embedSecurityPolicy(style),
      ...(status === 503 ? { "retry-after": String(RETRY_SECONDS) } : {}),
    },
    body: Buffer.from(html),
  };
}

/** The failure of a call of its page, as that of this call. */
function asApiError(error: unknown): never {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 404) throw new ApiError("NOT_FOUND", EMBED_ERRORS.notFound);
  throw new ApiError("UNAVAILABLE", HTTP_ERRORS.unavailable, { retryAfter: RETRY_SECONDS, cause: error });
}
