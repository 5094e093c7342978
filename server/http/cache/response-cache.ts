import { LRUCache } from "lru-cache";
import { isCountersTag } from "./cache-tags.ts";
import { CachedResponse, oldest, type PublicResponse } from "./cached-response.ts";

const FRESH_MS = 10_000;
/** The time for which responses stay fresh although reactions changed their counters. */
const FRESH_WITH_OLD_COUNTERS_MS = 1_000;
/** Bounds the age of entries while invalidations by other nodes may be missed. */
const FRESH_DISCONNECTED_MS = 1_000;
/** Time between attempts to replace a stale response: a failing attempt can take until a timeout. */
const RETRY_AFTER_MS = 1_000;
/**
 * Some 350 documents. Each is fresh for ten seconds only; the older ones are kept for an
 * unavailable database.
 */
const BYTES_MAX = 8 * 1024 * 1024;
/** Size of an entry in all codings, relative to its plain body. */
const CODINGS_FACTOR = 1.4;
const ENTRY_OVERHEAD_BYTES = 1_024;
/** Invalidations that are remembered; of earlier ones, any tag counts as invalidated. */
const REMEMBERED_MAX = 256;

/** A response that is being created, with the positions of the logs when that began. */
interface Pending {
  created: Promise<CachedResponse>;
  start: Start;
}

interface Start {
  at: number;
  changes: number;
  counterChanges: number;
}

/**
 * Responses that are the same for every visitor, in memory up to a bound. They are fresh for ten seconds,
 * which bounds how far view counters lag; a response made from cached ones is fresh no longer than they are.
 * The tags of what changed invalidate them at once, those of counters after a second. When a response cannot
 * be replaced, the stale one is served.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Pending>();
  readonly #changes = new InvalidationLog();
  readonly #counterChanges = new InvalidationLog();
  readonly isEnabled: boolean;
  readonly #isConnected: () => boolean;
  onLookup: (key: string, isHit: boolean) => void = () => {};

  /**
   * Not enabled, it creates each response again (for benchmarks). `isConnected`: whether invalidations by
   * other nodes arrive.
   */
  constructor({ enabled = true, maxBytes = BYTES_MAX, isConnected = (): boolean => true } = {}) {
    this.isEnabled = enabled;
    this.#isConnected = isConnected;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) =>
        Math.ceil(response.body.byteLength * CODINGS_FACTOR) + key.length + ENTRY_OVERHEAD_BYTES,
      dispose: (entry, key) => this.#removeTags(entry, key),
    });
  }

  /**
   * A cached response that is fresh, for `forMs` more, or stale for the moment because it could
   * not be replaced.
   */
  get(key: string, forMs = 0): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isFresh(entry, forMs)) return undefined;
    this.onLookup(key, true);
    return entry;
  }

  /**
   * The cached response, or a new one: simultaneous callers share one `create`, unless what it reads was
   * invalidated since it began. While a response is replaced because of its counters, later callers get the
   * former one, unless they ask for one that is fresh longer. Only responses with status 200 are cached. If
   * `create` throws or returns a 5xx, a stale response is returned instead, if there is one.
   */
  async getOrCreate(
    key: string,
    create: () => Promise<PublicResponse>,
    { freshForMs = 0 } = {},
  ): Promise<CachedResponse> {
    if (!this.isEnabled) return this.#entryOf(await create(), this.#start());
    for (;;) {
      const cached = this.get(key, freshForMs);
      if (cached) return cached;
      const pending = this.#pending.get(key);
      if (!pending) return this.#create(key, create);
      const withOldCounters = freshForMs === 0 ? this.#withOldCounters(key) : undefined;
      if (withOldCounters) return withOldCounters;
      const joined = this.#changes.position;
      const entry = await pending.created;
      if (!this.#isOutdated(entry.response, pending.start, joined)) return entry;
    }
  }

  /**
   * Removes what has any of the tags; a response with one of them that is being created is not cached.
   * Counters: see cache-tags.ts.
   */
  invalidate(tags: readonly string[]): void {
    const contents = tags.filter((tag) => !isCountersTag(tag));
    const counters = tags.filter(isCountersTag);
    this.#changes.record(contents);
    this.#counterChanges.record(counters);
    for (const key of this.#keysOf(contents)) this.#entries.delete(key);
    for (const key of this.#keysOf(counters)) {
      const entry = this.#entries.peek(key);
      entry?.expireAt(entry.readAt + FRESH_WITH_OLD_COUNTERS_MS);
    }
  }

  /** Removes everything; responses that are being created are not cached. */
  clear(): void {
    this.#changes.recordAll();
    this.#entries.clear();
  }

  #isFresh({ readAt, freshUntil, staleUntil }: CachedResponse, forMs: number): boolean {
    const now = performance.now();
    if (staleUntil > now) return true;
    return freshUntil > now + forMs && (this.#isConnected() || readAt + FRESH_DISCONNECTED_MS > now);
  }

  /**
   * A response of which nothing but counters may have changed, within the age that every response may have.
   */
  #withOldCounters(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isConnected() && entry.readAt + FRESH_MS > performance.now() ? entry : undefined;
  }

  #start(): Start {
    return {
      at: performance.now(),
      changes: this.#changes.position,
      counterChanges: this.#counterChanges.position,
    };
  }

  #create(key: string, create: () => Promise<PublicResponse>): Promise<CachedResponse> {
    this.onLookup(key, false);
    const start = this.#start();
    const created = create()
      .then((response) => this.#store(key, response, start))
      .catch((error: unknown) => {
        const stale = this.#entries.get(key);
        if (stale) return serveStale(stale);
        throw error;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, { created, start });
    return created;
  }

  #store(key: string, response: PublicResponse, start: Start): CachedResponse {
    const stale = this.#entries.get(key);
    if (response.status >= 500 && stale) return serveStale(stale);
    const entry = this.#entryOf(response, start);
    if (this.#isOutdated(response, start)) return entry;
    if (response.status === 200) this.#add(key, entry);
    else if (response.status < 500) this.#entries.delete(key);
    return entry;
  }

  #entryOf(response: PublicResponse, { at, counterChanges }: Start): CachedResponse {
    const own = { readAt: at, freshUntil: at + FRESH_MS, staleUntil: 0 };
    const entry = new CachedResponse(response, oldest(response.madeFrom ? [own, response.madeFrom] : [own]));
    if (this.#counterChanges.includes(response.tags, counterChanges))
      entry.expireAt(entry.readAt + FRESH_WITH_OLD_COUNTERS_MS);
    return entry;
  }

  /**
   * Whether it may have been read before a change. A response other than 200 depends on any change: what was
   * not found may exist now.
   */
  #isOutdated({ status, tags }: PublicResponse, { changes }: Start, until?: number): boolean {
    if (status !== 200) return changes !== (until ?? this.#changes.position);
    return this.#changes.includes(tags, changes, until);
  }

  #add(key: string, entry: CachedResponse): void {
    this.#entries.set(key, entry);
    for (const tag of entry.response.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #keysOf(tags: readonly string[]): string[] {
    return tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]);
  }

  #removeTags({ response }: CachedResponse, key: string): void {
    for (const tag of response.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** The latest invalidations, for responses that were being created meanwhile. */
class InvalidationLog {
  #position = 0;
  #recent: ReadonlySet<string>[] = [];

  get position(): number {
    return this.#position;
  }

  record(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#position += 1;
    this.#recent.push(new Set(tags));
    if (this.#recent.length > REMEMBERED_MAX) this.#recent.shift();
  }

  recordAll(): void {
    this.#position += 1;
    this.#recent = [];
  }

  /** Whether one of the tags was, or may have been, invalidated between two positions. */
  includes(tags: readonly string[], from: number, to = this.#position): boolean {
    if (from === to) return false;
    const firstRemembered = this.#position - this.#recent.length;
    if (from < firstRemembered) return true;
    return this.#recent
      .slice(from - firstRemembered, to - firstRemembered)
      .some((invalidated) => tags.some((tag) => invalidated.has(tag)));
  }
}

function serveStale(entry: CachedResponse): CachedResponse {
  entry.staleUntil = performance.now() + RETRY_AFTER_MS;
  return entry;
}
