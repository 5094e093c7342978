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
export class KeptAnswer {
  readonly answer: Answer;
  readonly etag: string;
  readonly freshUntil: number;
  /** Everything the answer was first sent with; set once, so that it is later sent without passing through the framework. */
  sentHeaders: Record<string, string> | undefined;
  readonly #coded = new Map<ContentCoding, Buffer>();

  constructor(answer: Answer, freshUntil: number) {
    this.answer = answer;
    this.freshUntil = freshUntil;
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
const BYTES_MAX = 96 * 1024 * 1024;
/** A kept answer in all its codings takes about this many times its plain body. */
const CODINGS_FACTOR = 1.4;
const ENTRY_OVERHEAD_BYTES = 1_024;

/**
 * Answers and documents that are the same for everybody, kept in memory up to a bound. They count as fresh for ten seconds (so that
 * view counters lag by less than D27 allows) and are dropped at once when something they show changes. When an answer can
 * not be made anew, the old one is given instead.
 */
export class AnswerCache {
  readonly #kept: LRUCache<string, KeptAnswer>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #underway = new Map<string, Promise<KeptAnswer>>();
  readonly #enabled: boolean;
  #drops = 0;

  /** A cache that is not enabled makes every answer anew, for measurements. */
  constructor({ enabled = true, maxBytes = BYTES_MAX } = {}) {
    this.#enabled = enabled;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) =>
        Math.ceil(answer.body.byteLength * CODINGS_FACTOR) + ENTRY_OVERHEAD_BYTES,
      dispose: (kept, key) => this.#forget(kept, key),
    });
  }

  /** A kept answer that is still fresh. */
  fresh(key: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.freshUntil > Date.now() ? kept : undefined;
  }

  /**
   * The answer under a key: kept, or made by `make`, once however many ask at the same time. Only answers with status 200
   * are kept. If making fails (throws, or answers 5xx), one that is no longer fresh is given instead, if there is one.
   */
  async getOrMake(key: string, make: () => Promise<Answer>): Promise<KeptAnswer> {
    if (!this.#enabled) return new KeptAnswer(await make(), 0);
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const underway = this.#underway.get(key) ?? this.#make(key, make);
    return underway;
  }

  /** Drops everything that was made from any of these, what is being made now included. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    this.#underway.clear();
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#kept.delete(key);
    }
  }

  #make(key: string, make: () => Promise<Answer>): Promise<KeptAnswer> {
    const dropsBefore = this.#drops;
    const making = make()
      .then((answer) => this.#settle(key, answer, dropsBefore))
      .catch((error: unknown) => {
        const old = this.#kept.get(key);
        if (old) return old;
        throw error;
      })
      .finally(() => {
        if (this.#underway.get(key) === making) this.#underway.delete(key);
      });
    this.#underway.set(key, making);
    return making;
  }

  #settle(key: string, answer: Answer, dropsBefore: number): KeptAnswer {
    const old = this.#kept.get(key);
    if (answer.status >= 500 && old) return old;
    const made = new KeptAnswer(answer, Date.now() + FRESH_MS);
    if (this.#drops !== dropsBefore) return made;
    if (answer.status === 200) this.#keep(key, made);
    else if (answer.status < 500) this.#kept.delete(key);
    return made;
  }

  #keep(key: string, made: KeptAnswer): void {
    this.#kept.set(key, made);
    for (const tag of made.answer.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #forget(kept: KeptAnswer, key: string): void {
    for (const tag of kept.answer.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
