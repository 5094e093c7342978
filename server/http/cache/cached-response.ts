import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Shared caches in front of the site may cache a response as long as this process does. */
export const PUBLIC_CACHE_CONTROL = "public, max-age=0, s-maxage=10";

/** The content codings in which a cached body is sent. */
export type ContentCoding = "br" | "gzip" | "identity";

const BROTLI_QUALITY = 5;
/** 256 KB, more than a document has. The default window takes 4 MB for each compression. */
const BROTLI_WINDOW_BITS = 18;
const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * How old the data of a response are. Milliseconds of the monotonic clock: changes of the system time
 * cannot expire entries.
 */
export interface Freshness {
  /** When the oldest data were read, or shortly before. */
  readAt: number;
  freshUntil: number;
  /** Until then a stale response is sent without another attempt to replace it. */
  staleUntil: number;
}

/** The freshness of what is made from all of them. */
export function oldest(parts: readonly Freshness[]): Freshness {
  return {
    readAt: Math.min(...parts.map(({ readAt }) => readAt)),
    freshUntil: Math.min(...parts.map(({ freshUntil }) => freshUntil)),
    staleUntil: Math.max(...parts.map(({ staleUntil }) => staleUntil)),
  };
}

/** What a response was searched by. */
export interface SentSearch {
  words: string;
  /** Whether the words found nothing. */
  isEmpty: boolean;
}

/** A response that is the same for every visitor. */
export interface PublicResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What it was made from (see cache-tags.ts). */
  tags: readonly string[];
  /** Of the cached responses that it was made from, if any. */
  madeFrom?: Freshness | undefined;
  /** The search that it shows the beginning of, if it does. */
  search?: SentSearch | undefined;
}

/** An API response that is the same for every visitor. */
export function jsonResponse(value: object, tags: readonly string[], search?: SentSearch): PublicResponse {
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": PUBLIC_CACHE_CONTROL },
    body: Buffer.from(JSON.stringify(value)),
    tags,
    search,
  };
}

/** A cached response with its ETags, and its body in the content codings that were requested. */
export class CachedResponse implements Freshness {
  readonly response: PublicResponse;
  readonly readAt: number;
  freshUntil: number;
  staleUntil: number;
  /**
   * All headers of the first time it was sent, as alternating names and values; later it is sent without
   * passing the framework.
   */
  rawHeaders: readonly string[] | undefined;
  readonly #digest: string;
  readonly #bodies = new Map<ContentCoding, Buffer>();
  readonly #compressions = new Map<ContentCoding, Promise<Buffer>>();

  constructor(response: PublicResponse, { readAt, freshUntil, staleUntil }: Freshness) {
    this.response = response;
    this.readAt = readAt;
    this.freshUntil = freshUntil;
    this.staleUntil = staleUntil;
    this.#digest = createHash("sha1").update(response.body).digest("base64url");
    this.#bodies.set("identity", response.body);
  }

  /** Makes it stale at this time, unless it is earlier. */
  expireAt(time: number): void {
    this.freshUntil = Math.min(this.freshUntil, time);
  }

  /**
   * The strong ETag in a coding: it stands for the same bytes, so each coding has its own
   * (RFC 9110, 8.8.3.3).
   */
  etag(coding: ContentCoding): string {
    return coding === "identity" ? `"${this.#digest}"` : `"${this.#digest}-${coding}"`;
  }

  /** The body in a coding; undefined if it was not compressed before. */
  compressedBody(coding: ContentCoding): Buffer | undefined {
    return this.#bodies.get(coding);
  }

  /** Compresses the body, once for each coding, however many requests wait for it. */
  async compress(coding: ContentCoding): Promise<Buffer> {
    const known = this.#bodies.get(coding) ?? this.#compressions.get(coding);
    if (known) return known;
    const compression = compressBody(this.response.body, coding).then((body) => {
      this.#bodies.set(coding, body);
      return body;
    });
    this.#compressions.set(coding, compression);
    return compression.finally(() => this.#compressions.delete(coding));
  }
}

/** The best coding that an Accept-Encoding header allows; a weight of zero forbids a coding (RFC 9110). */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding {
  if (acceptEncoding === undefined) return "identity";
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  return at !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length));
}

export async function compressBody(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  switch (coding) {
    case "br":
      return copyOf(
        await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        }),
      );
    case "gzip":
      return copyOf(await gzipped(body, { level: GZIP_LEVEL }));
    case "identity":
      return body;
  }
}

/** zlib returns a part of a buffer of 16 KB, all of which a cached part would hold. */
function copyOf(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.byteLength);
  part.copy(copy);
  return copy;
}
