import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { type CachedResponse, type ContentCoding, chooseCoding } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";

export const REQUEST_ID_HEADER = "x-request-id";

const URLS_MAX = 20_000;
const BYTES_MAX = 4 * 1024 * 1024;
/** Longer URLs hold nothing that a visitor's browser sends often. */
const URL_LENGTH_MAX = 1_024;
/** Of a URL, its key and their places in the map, roughly. */
const OVERHEAD_BYTES = 150;

/** What a URL that was requested lately is answered with. */
interface KnownUrl {
  /** Of the response in the cache. */
  key: string;
  route: string;
}

/** A response that was sent before the framework saw its request. */
export interface SentResponse {
  requestId: string;
  route: string;
  status: number;
  ms: number;
}

/**
 * Sends cached responses to URLs that were requested lately before the framework sees the request: no
 * hook, no validation and no handler runs. Whatever it does not send passes the framework, which finds
 * the same response.
 */
export class HotResponses {
  readonly #cache: ResponseCache;
  readonly #urls = new LRUCache<string, KnownUrl>({
    max: URLS_MAX,
    maxSize: BYTES_MAX,
    sizeCalculation: ({ key }, url) => url.length + key.length + OVERHEAD_BYTES,
  });
  readonly #listeners: ((sent: SentResponse) => void)[] = [];

  constructor(cache: ResponseCache) {
    this.#cache = cache;
  }

  onSent(listener: (sent: SentResponse) => void): void {
    this.#listeners.push(listener);
  }

  /** Sends the responses to a URL from now on, as long as they are fresh. */
  remember(url: string, known: KnownUrl): void {
    if (url.length <= URL_LENGTH_MAX) this.#urls.set(url, known);
  }

  send(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    // A response without a socket waits for earlier ones; a socket that is not writable was refused.
    if (method !== "GET" || url === undefined || !response.socket?.writable) return false;
    const started = performance.now();
    const known = this.#urls.get(url);
    if (!known) return false;
    const cached = this.#cache.get(known.key);
    const coding = chooseCoding(headers["accept-encoding"]);
    const body = cached?.compressedBody(coding);
    if (cached?.rawHeaders === undefined || body === undefined) return false;
    const requestId = randomUUID();
    const status = writeCached(request, response, {
      cached,
      headers: cached.rawHeaders,
      coding,
      body,
      requestId,
    });
    const sent = { requestId, route: known.route, status, ms: performance.now() - started };
    for (const listener of this.#listeners) listener(sent);
    return true;
  }

  /** How much memory the URLs take, roughly. */
  get bytes(): number {
    return this.#urls.calculatedSize;
  }
}

export interface RawResponse {
  cached: CachedResponse;
  /** Alternating names and values: unlike an object, a list costs next to nothing to extend. */
  headers: readonly string[];
  coding: ContentCoding;
  body: Buffer;
  requestId: string;
}

/** Sends a cached response, or 304 where the client has it; returns the status. */
export function writeCached(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, headers, coding, body, requestId }: RawResponse,
): number {
  const etag = cached.etag(coding);
  // A CDN subtracts the age from s-maxage, so both together store a response no longer than one
  // of them would.
  const age = String(Math.floor((performance.now() - cached.readAt) / 1_000));
  const sent = [...headers, "etag", etag, "age", age, REQUEST_ID_HEADER, requestId];
  if (matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, sent).end();
    return 304;
  }
  if (coding !== "identity") sent.push("content-encoding", coding);
  sent.push("content-length", String(body.byteLength));
  response.writeHead(200, sent).end(request.method === "HEAD" ? undefined : body);
  return 200;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const candidates = ifNoneMatch?.replaceAll("W/", "").split(",") ?? [];
  return candidates.some((candidate) => candidate.trim() === etag);
}
