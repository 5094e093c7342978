import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import helmet from "helmet";
import { API_PREFIX } from "#contract/api-client.ts";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What no page of the shop uses, so that a script that gets in cannot ask for it in the shop's name. */
const PERMISSIONS_POLICY = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Files of pages, which are no documents. */
const FILES = /^\/(assets|media|pictures)\//;
/** What concerns documents only: with `Last-Modified`, 0.3 KB for each of the 25 files of a first visit. */
const DOCUMENT_HEADERS = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Security headers of every response, for a file those that concern it, and `no-store` for what the API does not declare public; documents replace the Content-Security-Policy by their own (see site/). */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    const headers = headersFor(publicUrl);
    const fileHeaders = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !DOCUMENT_HEADERS.includes(name)),
    );
    app.addHook("onRequest", (request, reply, done) => {
      reply.headers(FILES.test(request.url) ? fileHeaders : headers);
      done();
    });
    // A response of the API can be personal; one that is not sets a Cache-Control of its own.
    app.addHook("onSend", (request, reply, payload, done) => {
      if (request.url.startsWith(`${API_PREFIX}/`) && !reply.hasHeader("cache-control"))
        reply.header("cache-control", "no-store");
      done(null, payload);
    });
  },
);

/** Computed once, because they are the same for every response. */
function headersFor(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith("https:");
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    // The identity provider's pop-up must be able to send its result to the page.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isHttps ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false } : false,
  });
  const headers: Record<string, string> = { "permissions-policy": PERMISSIONS_POLICY };
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
