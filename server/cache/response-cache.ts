import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type ContentCoding, compressBody } from "./content-coding.ts";

/** A finished answer that is the same for every visitor. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: readonly string[];
}

/** An answer that is kept: with its validator, and its body in the codings that were asked for. */
export class CachedResponse {
  readonly answer: Answer;
  readonly etag: string;
  /** By the clock that nobody sets, as is `serveStaleUntil`. */
  readonly madeAt: number;
  /** Until when no new one is tried for, because the last try failed. */
  serveStaleUntil = Number.NEGATIVE_INFINITY;
  /**
   * The headers the answer was first sent with, names and values by turns; set once, so that it is later sent without passing
   * through the framework.
   */
  sentHeaders: readonly string[] | undefined;
  readonly #coded = new Map<ContentCoding, Buffer>();

  constructor(answer: Answer, madeAt: number) {
    this.answer = answer;
    this.madeAt = madeAt;
    this.etag = `"${createHash("sha1").update(answer.body).digest("base64url")}"`;
    this.#coded.set("identity", answer.body);
  }

  /** The body in a coding, if it was made already. */
  ready(coding: ContentCoding): Buffer | undefined {
    return this.#coded.get(coding);
  }

  async coded(coding: ContentCoding): Promise<Buffer> {
    const ready = this.#coded.get(coding);
    if (ready) return ready;
    const made = await compressBody(this.answer.body, coding);
    this.#coded.set(coding, made);
    return made;
  }
}

const FRESH_MS = 10_000;
/** While this process may not be told of changes elsewhere, nothing it keeps is older than this. */
const FRESH_UNTOLD_MS = 1_000;
/** How long an old answer is given without trying again, once a try has failed: trying can take until a timeout. */
const SERVE_STALE_MS = 1_000;
/** Changes remembered for answers that are being made; one that takes longer than so many changes is not kept. */
const DROPS_REMEMBERED = 256;
const BYTES_MAX = 96 * 1024 * 1024;
/** A kept answer in all its codings takes about this many times its plain body. */
const CODINGS_FACTOR = 1.4;
const ENTRY_OVERHEAD_BYTES = 1_024;

/**
 * Answers and documents that are the same for everybody, kept in memory up to a bound. They count as fresh for ten seconds (so that
 * view counters lag by less than D27 allows) and are dropped at once when something they show changes. When an answer can
 * not be made anew, the old one is given instead.
 */
export class ResponseCache {
  readonly #kept: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #underway = new Map<string, Promise<CachedResponse>>();
  readonly isEnabled: boolean;
  readonly #isTold: () => boolean;
  /** Told of every key that was asked for, and whether its answer was there. */
  onAsked: (key: string, isKept: boolean) => void = () => {};
  #drops = 0;
  #recentDrops: ReadonlySet<string>[] = [];

  /**
   * A cache that is not enabled makes every answer anew, for measurements. `isTold` says whether changes made by other
   * processes reach this one.
   */
  constructor({ enabled = true, maxBytes = BYTES_MAX, isTold = (): boolean => true } = {}) {
    this.isEnabled = enabled;
    this.#isTold = isTold;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) =>
        Math.ceil(answer.body.byteLength * CODINGS_FACTOR) + ENTRY_OVERHEAD_BYTES,
      dispose: (kept, key) => this.#forget(kept, key),
    });
  }

  /** A kept answer that is still fresh. */
  fresh(key: string): CachedResponse | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    const now = performance.now();
    const isFresh = kept.madeAt + (this.#isTold() ? FRESH_MS : FRESH_UNTOLD_MS) > now;
    if (!isFresh && kept.serveStaleUntil <= now) return undefined;
    this.onAsked(key, true);
    return kept;
  }

  /**
   * The answer under a key: kept, or made by `make`, once however many ask at the same time. Only answers with status 200
   * are kept. If making fails (throws, or answers 5xx), one that is no longer fresh is given instead, if there is one.
   */
  async getOrMake(key: string, make: () => Promise<Answer>): Promise<CachedResponse> {
    if (!this.isEnabled) return new CachedResponse(await make(), 0);
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const underway = this.#underway.get(key) ?? this.#make(key, make);
    return underway;
  }

  /** Drops everything that was made from any of these, what is being made now included. */
  drop(tags: readonly string[]): void {
    this.#noteDrop(new Set(tags));
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#kept.delete(key);
    }
  }

  /** Drops everything, what is being made now included. */
  dropAll(): void {
    this.#noteDrop(undefined);
    this.#kept.clear();
  }

  #make(key: string, make: () => Promise<Answer>): Promise<CachedResponse> {
    this.onAsked(key, false);
    const dropsBefore = this.#drops;
    const making = make()
      .then((answer) => this.#settle(key, answer, dropsBefore))
      .catch((error: unknown) => {
        const old = this.#kept.get(key);
        if (old) return standIn(old);
        throw error;
      })
      .finally(() => {
        if (this.#underway.get(key) === making) this.#underway.delete(key);
      });
    this.#underway.set(key, making);
    return making;
  }

  #settle(key: string, answer: Answer, dropsBefore: number): CachedResponse {
    const old = this.#kept.get(key);
    if (answer.status >= 500 && old) return standIn(old);
    const made = new CachedResponse(answer, performance.now());
    if (this.#wasOvertaken(answer, dropsBefore)) return made;
    if (answer.status === 200) this.#keep(key, made);
    else if (answer.status < 500) this.#kept.delete(key);
    return made;
  }

  /** Whoever asks from now on must not be given what is being made from what there was before; `undefined` drops everything. */
  #noteDrop(tags: ReadonlySet<string> | undefined): void {
    this.#drops += 1;
    this.#underway.clear();
    this.#recentDrops = tags === undefined ? [] : [...this.#recentDrops.slice(1 - DROPS_REMEMBERED), tags];
  }

  /** Whether something that an answer shows was dropped since; what was not found may be there by now. */
  #wasOvertaken(answer: Answer, dropsBefore: number): boolean {
    const since = this.#drops - dropsBefore;
    if (since === 0) return false;
    if (since > this.#recentDrops.length || answer.status !== 200) return true;
    return this.#recentDrops.slice(-since).some((dropped) => answer.tags.some((tag) => dropped.has(tag)));
  }

  #keep(key: string, made: CachedResponse): void {
    this.#kept.set(key, made);
    for (const tag of made.answer.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #forget(kept: CachedResponse, key: string): void {
    for (const tag of kept.answer.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

function standIn(old: CachedResponse): CachedResponse {
  old.serveStaleUntil = performance.now() + SERVE_STALE_MS;
  return old;
}
