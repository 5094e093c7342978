import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type ContentCoding, compressBody } from "./content-coding.ts";

/** A response that is the same for every visitor. */
export interface PublicResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What it was made from (see cache-tags.ts). */
  tags: readonly string[];
}

/** A cached response with its ETag, and its body in the content codings that were requested. */
export class CachedResponse {
  readonly response: PublicResponse;
  readonly etag: string;
  /** Milliseconds of the monotonic clock, as `staleUntil`: changes of the system time cannot expire entries. */
  readonly createdAt: number;
  /** Until then the stale response is sent without another attempt to replace it. */
  staleUntil = Number.NEGATIVE_INFINITY;
  /** All headers of the first time it was sent, as alternating names and values; later it is sent without passing the framework. */
  rawHeaders: readonly string[] | undefined;
  readonly #bodies = new Map<ContentCoding, Buffer>();

  constructor(response: PublicResponse, createdAt: number) {
    this.response = response;
    this.createdAt = createdAt;
    this.etag = `"${createHash("sha1").update(response.body).digest("base64url")}"`;
    this.#bodies.set("identity", response.body);
  }

  /** The body in a coding; undefined if it was not compressed before. */
  compressedBody(coding: ContentCoding): Buffer | undefined {
    return this.#bodies.get(coding);
  }

  /** Compresses the body, once for each coding. */
  async compress(coding: ContentCoding): Promise<Buffer> {
    const known = this.#bodies.get(coding);
    if (known) return known;
    const body = await compressBody(this.response.body, coding);
    this.#bodies.set(coding, body);
    return body;
  }
}

const FRESH_MS = 10_000;
/** Bounds the age of entries while invalidations by other nodes may be missed. */
const FRESH_DISCONNECTED_MS = 1_000;
/** Time between attempts to replace a stale response: a failing attempt can take until a timeout. */
const RETRY_AFTER_MS = 1_000;
/** Invalidations remembered for responses being created; one that is created during more of them is not cached. */
const INVALIDATIONS_MAX = 256;
const BYTES_MAX = 96 * 1024 * 1024;
/** Size of an entry in all codings, relative to its plain body. */
const CODINGS_FACTOR = 1.4;
const ENTRY_OVERHEAD_BYTES = 1_024;

/**
 * Responses that are the same for every visitor, in memory up to a bound. They are fresh for ten seconds, which bounds how far view
 * counters lag, and are invalidated at once by the tags of what changed. When a response cannot be replaced, the stale one is served.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<CachedResponse>>();
  readonly isEnabled: boolean;
  readonly #isConnected: () => boolean;
  /** Called at each lookup. */
  onLookup: (key: string, isHit: boolean) => void = () => {};
  #invalidations = 0;
  #recentInvalidations: ReadonlySet<string>[] = [];

  /** Not enabled, it creates each response anew (for benchmarks). `isConnected`: whether invalidations by other nodes arrive. */
  constructor({ enabled = true, maxBytes = BYTES_MAX, isConnected = (): boolean => true } = {}) {
    this.isEnabled = enabled;
    this.#isConnected = isConnected;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ response }) =>
        Math.ceil(response.body.byteLength * CODINGS_FACTOR) + ENTRY_OVERHEAD_BYTES,
      dispose: (entry, key) => this.#removeTags(entry, key),
    });
  }

  /** A cached response that is fresh, or stale for the moment because it could not be replaced. */
  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    const isFresh = entry.createdAt + (this.#isConnected() ? FRESH_MS : FRESH_DISCONNECTED_MS) > now;
    if (!isFresh && entry.staleUntil <= now) return undefined;
    this.onLookup(key, true);
    return entry;
  }

  /**
   * The cached response, or a new one: simultaneous callers share one `create`. Only responses with status 200 are cached. If `create`
   * throws or returns a 5xx, a stale response is returned instead, if there is one.
   */
  async getOrCreate(key: string, create: () => Promise<PublicResponse>): Promise<CachedResponse> {
    if (!this.isEnabled) return new CachedResponse(await create(), 0);
    return this.get(key) ?? this.#pending.get(key) ?? this.#create(key, create);
  }

  /** Removes what has any of the tags; a response with one of them that is being created is not cached. */
  invalidate(tags: readonly string[]): void {
    this.#recordInvalidation(new Set(tags));
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
    }
  }

  /** Removes everything; responses that are being created are not cached. */
  clear(): void {
    this.#recordInvalidation(undefined);
    this.#entries.clear();
  }

  #create(key: string, create: () => Promise<PublicResponse>): Promise<CachedResponse> {
    this.onLookup(key, false);
    const invalidationsBefore = this.#invalidations;
    const pending = create()
      .then((response) => this.#store(key, response, invalidationsBefore))
      .catch((error: unknown) => {
        const stale = this.#entries.get(key);
        if (stale) return serveStale(stale);
        throw error;
      })
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    this.#pending.set(key, pending);
    return pending;
  }

  #store(key: string, response: PublicResponse, invalidationsBefore: number): CachedResponse {
    const stale = this.#entries.get(key);
    if (response.status >= 500 && stale) return serveStale(stale);
    const entry = new CachedResponse(response, performance.now());
    if (this.#isInvalidatedSince(invalidationsBefore, response)) return entry;
    if (response.status === 200) this.#add(key, entry);
    else if (response.status < 500) this.#entries.delete(key);
    return entry;
  }

  /** Later requests must not share a pending response, which may have been read before the change; undefined stands for all tags. */
  #recordInvalidation(tags: ReadonlySet<string> | undefined): void {
    this.#invalidations += 1;
    this.#pending.clear();
    this.#recentInvalidations =
      tags === undefined ? [] : [...this.#recentInvalidations.slice(1 - INVALIDATIONS_MAX), tags];
  }

  /** A response other than 200 counts as invalidated by any change: what was not found may exist now. */
  #isInvalidatedSince(invalidationsBefore: number, { status, tags }: PublicResponse): boolean {
    const since = this.#invalidations - invalidationsBefore;
    if (since === 0) return false;
    if (since > this.#recentInvalidations.length || status !== 200) return true;
    return this.#recentInvalidations.slice(-since).some((changed) => tags.some((tag) => changed.has(tag)));
  }

  #add(key: string, entry: CachedResponse): void {
    this.#entries.set(key, entry);
    for (const tag of entry.response.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #removeTags({ response }: CachedResponse, key: string): void {
    for (const tag of response.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

function serveStale(entry: CachedResponse): CachedResponse {
  entry.staleUntil = performance.now() + RETRY_AFTER_MS;
  return entry;
}
