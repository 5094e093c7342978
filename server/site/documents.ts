import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { DocumentHandler, SiteSettings } from "#contract/site-settings.ts";
import { PUBLIC_CACHE_CONTROL } from "#server/cache/json-response.ts";
import type { Answer } from "#server/cache/response-cache.ts";
import { contentSecurityPolicy } from "#server/plugins/content-security-policy.ts";
import { documentAddress } from "./document-address.ts";

/** The document of every path that is nothing else: rendered by the web site, the same for every visitor, kept (D9). */
export function documentRoutes(render: DocumentHandler, settings: SiteSettings) {
  return async (app: FastifyInstance) => {
    // Whoever calls what is no call reads the error body, people and the documents made from calls alike.
    app.get(`${API_PREFIX}/*`, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    app.get("/*", { schema: { hide: true } }, async (request, reply) => {
      const url = ownAddress(settings.publicUrl, request.raw.url ?? "/");
      const canonicalPath = withoutTrailingSlash(url.pathname);
      if (canonicalPath !== url.pathname) return reply.redirect(`${canonicalPath}${url.search}`, 308);
      const address = documentAddress(url);
      return app.sendCached(request, reply, `document ${address}`, () =>
        renderAnswer(app, render, settings, address, request.id),
      );
    });
  };
}

async function renderAnswer(
  app: FastifyInstance,
  render: DocumentHandler,
  settings: SiteSettings,
  address: string,
  requestId: string,
): Promise<Answer> {
  const tags = new Set<string>();
  const response = await render(new Request(new URL(address, settings.publicUrl)), {
    settings,
    api: async <T>(request: Parameters<FastifyInstance["injectApi"]>[0]) => {
      const { body, tags: madeFrom } = await app.injectApi(request, requestId);
      for (const tag of madeFrom) tags.add(tag);
      return body as T;
    },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const isGood = response.status === 200;
  return {
    status: response.status,
    headers: {
      ...headers,
      "cache-control": isGood ? PUBLIC_CACHE_CONTROL : "no-store",
      "content-security-policy": contentSecurityPolicy(body.toString()),
      ...(response.status === 503 ? { "retry-after": "5" } : {}),
    },
    body,
    tags: [...tags],
  };
}

/** What is asked for, as an address of this site: "//elsewhere" names a path here too, never another host. */
function ownAddress(publicUrl: string, requested: string): URL {
  return new URL(requested.startsWith("/") ? `${publicUrl}${requested}` : publicUrl);
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, "").replace(/^\/{2,}/, "/") || "/";
}
