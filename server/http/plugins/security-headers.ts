import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";

/** Files of pages, which are no documents. */
const FILES = /^\/(assets|media|pictures)\//;

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

const FILE_HEADERS = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

/** For a year. Without subdomains, because those of the shop's domain may be no part of the shop. */
const HTTPS_HEADERS = { "strict-transport-security": "max-age=31536000" };

/** What concerns documents only: with `Last-Modified`, 0.3 KB for each of the 25 files of a first visit. */
const DOCUMENT_HEADERS = {
  // The identity provider's pop-up must be able to send its result to the page.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  // Pages of other subdomains share neither process nor `document.domain` with the shop's.
  "origin-agent-cluster": "?1",
  "permissions-policy": PERMISSIONS_POLICY,
  // Looking up the hosts of links that a visitor only sees would disclose which page they read.
  "x-dns-prefetch-control": "off",
  // Internet Explorer opened downloads with the rights of the site.
  "x-download-options": "noopen",
  // For browsers that do not know `frame-ancestors`.
  "x-frame-options": "SAMEORIGIN",
  // Of Adobe's programs, which read a policy file from the site without it.
  "x-permitted-cross-domain-policies": "none",
  // Off: the filter of old browsers can be made to disable scripts of a page.
  "x-xss-protection": "0",
};

/**
 * Security headers of every response, for a file those that concern it, and `no-store` for what the API does
 * not declare public; documents replace the Content-Security-Policy by their own (see site/).
 */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    const fileHeaders = { ...FILE_HEADERS, ...(publicUrl.startsWith("https:") ? HTTPS_HEADERS : {}) };
    const headers = { ...fileHeaders, ...DOCUMENT_HEADERS };
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
