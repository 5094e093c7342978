import { basename, join } from "node:path";
import fastifyStatic, { type SetHeadersResponse } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { BRAND_FILES } from "#contract/shop/brand.ts";

const ONE_HOUR_SECONDS = 60 * 60;

const SERVICE_WORKER_PATH = "/service-worker.js";
/**
 * A service worker has the policy of its own file, not that of the pages. It is asked for again with each
 * visit, so that a new build is noticed at once.
 */
const SERVICE_WORKER_HEADERS = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
};

/** See scripts/steps/compress-files.mjs. */
const COMPRESSED_BY_THE_BUILD = {
  preCompressed: true,
  setHeaders: (response: SetHeadersResponse) => void response.setHeader("vary", "Accept-Encoding"),
};

/**
 * The built site's files: those with a hash in their name are immutable, others are
 * revalidated hourly. Those of the brand are sent by brand/brand-files.ts.
 */
export const staticFiles = fastifyPlugin(async (app: FastifyInstance, { folder }: { folder: string }) => {
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    // A build may contain source maps; they are not public.
    allowedPath: (path) => !path.endsWith(".map"),
    immutable: true,
    maxAge: "365d",
    // Their names are their versions.
    lastModified: false,
    ...COMPRESSED_BY_THE_BUILD,
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/",
    wildcard: false,
    globIgnore: [
      "assets/**",
      ".vite/**",
      "**/*.br",
      "**/*.gz",
      "**/*.map",
      basename(SERVICE_WORKER_PATH),
      ...BRAND_FILES.map((path) => basename(path)),
    ],
    decorateReply: false,
    maxAge: ONE_HOUR_SECONDS * 1_000,
    ...COMPRESSED_BY_THE_BUILD,
  });
  app.get(SERVICE_WORKER_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers(SERVICE_WORKER_HEADERS)
      .sendFile(basename(SERVICE_WORKER_PATH), folder, { cacheControl: false }),
  );
});
