import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Rejects requests with unsafe methods that a page of another site started. Browsers send Origin or
 * Sec-Fetch-Site; other clients need not. No origin gets CORS headers.
 */
export const sameOriginWrites = fastifyPlugin(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    app.addHook("onRequest", (request, _reply, done) => {
      if (SAFE_METHODS.has(request.method) || !isCrossSite(request, publicUrl)) done();
      else done(new ApiError("FORBIDDEN", HTTP_ERRORS.otherSite));
    });
  },
);

function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin === undefined) return site === "cross-site";
  // A page that sends no referrer, such as the one to unsubscribe, posts its forms without an origin.
  if (origin === "null") return site !== "same-origin";
  return origin !== publicUrl && hostOf(origin) !== request.host;
}

/** The host and port of an origin; undefined for "null" and the like. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
