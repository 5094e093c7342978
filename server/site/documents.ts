import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { DocumentHandler, SiteSettings } from "#contract/site-settings.ts";
import { PUBLIC_CACHE_CONTROL } from "#server/cache/json-response.ts";
import type { PublicResponse } from "#server/cache/response-cache.ts";
import { contentSecurityPolicy } from "#server/plugins/content-security-policy.ts";
import { documentPath } from "./document-path.ts";

/** The document of every path that has no other route: rendered by the web site, the same for every visitor, cached. */
export function documentRoutes(render: DocumentHandler, settings: SiteSettings) {
  return async (app: FastifyInstance) => {
    // An unknown call is answered by the API's error body, not by a document.
    app.get(`${API_PREFIX}/*`, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    app.get("/*", { schema: { hide: true } }, async (request, reply) => {
      const url = ownUrl(settings.publicUrl, request.raw.url ?? "/");
      const canonicalPath = withoutTrailingSlash(url.pathname);
      if (canonicalPath !== url.pathname) return reply.redirect(`${canonicalPath}${url.search}`, 308);
      const path = documentPath(url);
      return app.sendCached(request, reply, `document ${path}`, () =>
        renderResponse(app, render, settings, path, request.id),
      );
    });
  };
}

async function renderResponse(
  app: FastifyInstance,
  render: DocumentHandler,
  settings: SiteSettings,
  path: string,
  requestId: string,
): Promise<PublicResponse> {
  const tags = new Set<string>();
  const response = await render(new Request(new URL(path, settings.publicUrl)), {
    settings,
    api: async <T>(request: Parameters<FastifyInstance["injectApi"]>[0]) => {
      const { body, tags: usedTags } = await app.injectApi(request, requestId);
      for (const tag of usedTags) tags.add(tag);
      return body as T;
    },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const isOk = response.status === 200;
  return {
    status: response.status,
    headers: {
      ...headers,
      "cache-control": isOk ? PUBLIC_CACHE_CONTROL : "no-store",
      "content-security-policy": contentSecurityPolicy(body.toString()),
      ...(response.status === 503 ? { "retry-after": "5" } : {}),
    },
    body,
    tags: [...tags],
  };
}

/** The requested URL on this site: `//example.org` is a path here, never another host. */
function ownUrl(publicUrl: string, requested: string): URL {
  return new URL(requested.startsWith("/") ? `${publicUrl}${requested}` : publicUrl);
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, "").replace(/^\/{2,}/, "/") || "/";
}
