import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { canonicalListingPath, documentPath } from "#contract/http/document-path.ts";
import type { DocumentHandler, SiteSettings } from "#contract/shop/site-settings.ts";
import { SETTINGS_TAG } from "#server/http/cache/cache-tags.ts";
import {
  type Freshness,
  oldest,
  PUBLIC_CACHE_CONTROL,
  type PublicResponse,
  type SentSearch,
} from "#server/http/cache/cached-response.ts";
import { contentSecurityPolicy, extractOwnScripts } from "#server/http/plugins/content-security-policy.ts";
import { SPECULATION_RULES_PATH } from "./speculation-rules.ts";

interface DocumentRoutesOptions {
  render: DocumentHandler;
  /** Returns the settings in force. */
  settings: () => SiteSettings;
}

/**
 * The document of every path that has no other route: rendered by the web site, the same for every visitor,
 * cached.
 */
export const documentRoutes: FastifyPluginAsync<DocumentRoutesOptions> = async (
  app,
  { render, settings },
) => {
  // An unknown call gets the API's error body, not by a document.
  app.get(`${API_PREFIX}/*`, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const url = ownUrl(settings().publicUrl, request.raw.url ?? "/");
    const canonicalPath = canonicalListingPath(withoutTrailingSlash(url.pathname));
    if (canonicalPath !== url.pathname) return reply.redirect(`${canonicalPath}${url.search}`, 308);
    const path = documentPath(url);
    return app.sendCached(request, reply, `document ${path}`, () =>
      renderResponse(app, render, settings(), path, request),
    );
  });
};

async function renderResponse(
  app: FastifyInstance,
  render: DocumentHandler,
  settings: SiteSettings,
  path: string,
  { id, log }: FastifyRequest,
): Promise<PublicResponse> {
  const tags = new Set<string>([SETTINGS_TAG]);
  const madeFrom: Freshness[] = [];
  let search: SentSearch | undefined;
  const nonce = randomBytes(16).toString("base64url");
  const response = await render(new Request(new URL(path, settings.publicUrl)), {
    settings,
    nonce,
    api: async <T>(request: Parameters<FastifyInstance["injectApi"]>[0]) => {
      const used = await app.injectApi(request, id);
      for (const tag of used.tags) tags.add(tag);
      search ??= used.search;
      if (used.madeFrom) madeFrom.push(used.madeFrom);
      return used.body as T;
    },
    logError: (message, error) => log.error({ err: error }, message),
  });
  const { html, scripts } = extractOwnScripts(await response.text(), nonce);
  const headers = Object.fromEntries(response.headers);
  const isOk = response.status === 200;
  return {
    status: response.status,
    headers: {
      ...headers,
      "cache-control": isOk ? (headers["cache-control"] ?? PUBLIC_CACHE_CONTROL) : "no-store",
      "content-security-policy": contentSecurityPolicy(scripts, {
        hasForeignPictures: hasForeignPictures(settings, path),
      }),
      "speculation-rules": `"${SPECULATION_RULES_PATH}"`,
      ...(response.status === 503 ? { "retry-after": "5" } : {}),
    },
    body: Buffer.from(html),
    tags: [...tags],
    madeFrom: madeFrom.length > 0 ? oldest(madeFrom) : undefined,
    search,
  };
}

/** Whether a page of this document, or one that the router leads to from it, has pictures of other origins. */
function hasForeignPictures({ identityProvider, testimonials }: SiteSettings, path: string): boolean {
  return (
    identityProvider ||
    (testimonials ?? []).some(({ avatar }) => avatar !== "") ||
    // The preview of a testimonial shows the picture whose address is being typed, unless the dashboard was
    // reached from a page of the shop.
    /^\/dashboard(?![^/?])/.test(path)
  );
}

/** The requested URL on this site: `//example.org` is a path here, never another host. */
function ownUrl(publicUrl: string, requested: string): URL {
  return new URL(requested.startsWith("/") ? `${publicUrl}${requested}` : publicUrl);
}

function withoutTrailingSlash(path: string): string {
  // The lookbehind keeps the time linear in the number of slashes.
  return path.replace(/(?<!\/)\/+$/, "").replace(/^\/{2,}/, "/") || "/";
}
