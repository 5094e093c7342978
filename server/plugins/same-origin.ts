import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { ApiError } from "#server/errors/api-error.ts";

const READING = new Set(["GET", "HEAD"]);

/**
 * Refuses whatever could change something and was started by a page of another site, before anything else happens.
 * Browsers name the site a request comes from; other clients need not. No origin gets CORS headers.
 */
export const sameOriginWrites = fastifyPlugin(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    app.addHook("onRequest", (request, _reply, done) => {
      if (READING.has(request.method) || !isForeign(request, publicUrl)) done();
      else done(new ApiError("FORBIDDEN", "Another site may not make this call."));
    });
  },
);

function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  return origin !== publicUrl && hostOf(origin) !== request.host;
}

/** The host and port of an origin; undefined for "null" and the like. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
