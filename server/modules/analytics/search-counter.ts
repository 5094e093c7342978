import { createHmac, randomBytes } from "node:crypto";
import { COUNTED_SEARCH_MAX_LENGTH, VIEW_WINDOW_MS } from "#contract/limits.ts";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";
import { RecentKeys } from "#server/lib/recent-keys.ts";

const PAUSE_MS = 5_000;
/** Above it, the earliest person counts as if typing had paused, and further searches do not count. */
const TYPING_MAX = 10_000;
const SETTLED_MAX = 10_000;
const RECENT_MAX = 50_000;
const WORDS_MIN_LENGTH = 2;

export interface SettledSearch {
  words: string;
  isEmpty: boolean;
  /** The address and the browser, which are all that identifies the sender of a cacheable request. */
  person: string;
}

/**
 * Counts what people searched for once typing pauses: the listing sends a search for every few letters, so
 * one that begins like the search before, or is the beginning of it, replaces it. The same words by the same
 * person count once in 30 minutes, as views do. Addresses stay in memory until the search is taken, seconds
 * later; after that people are known by keyed hashes.
 */
export class SearchCounter {
  readonly #key = randomBytes(32);
  /** By person, the earliest first. */
  readonly #typing = new Map<string, SettledSearch & { at: number }>();
  readonly #recent = new RecentKeys(RECENT_MAX, VIEW_WINDOW_MS);
  #settled: SettledSearch[] = [];

  get isWaiting(): boolean {
    return this.#typing.size > 0 || this.#settled.length > 0;
  }

  add({ words: typed, isEmpty, person }: SettledSearch): void {
    const words = countedWords(typed);
    if (words.length < WORDS_MIN_LENGTH) return;
    const before = this.#typing.get(person);
    if (before && !before.words.startsWith(words) && !words.startsWith(before.words)) this.#settle(before);
    // Deleted first, so that the map stays in the order of the times.
    this.#typing.delete(person);
    this.#typing.set(person, { words, isEmpty, person, at: performance.now() });
    if (this.#typing.size <= TYPING_MAX) return;
    const [first] = this.#typing.values();
    if (first) this.#settle(first);
  }

  /** Takes the searches of people who have paused; `all` takes every search, because the process ends. */
  take({ all = false } = {}): SettledSearch[] {
    const until = performance.now() - PAUSE_MS;
    for (const search of this.#typing.values()) {
      if (!all && search.at > until) break;
      this.#settle(search);
    }
    const taken = this.#settled;
    this.#settled = [];
    return taken;
  }

  #settle({ words, isEmpty, person }: SettledSearch): void {
    this.#typing.delete(person);
    const key = createHmac("sha256", this.#key).update(`${person}\n${words}`).digest("base64");
    if (this.#recent.has(key) || this.#settled.length >= SETTLED_MAX) return;
    this.#recent.add(key);
    this.#settled.push({ words, isEmpty, person });
  }
}

/** Bidirectional controls would garble the lines in which the dashboard shows the words. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Without regard to case and width, bounded. */
export function countedWords(typed: string): string {
  const words = normaliseSearchTerm(typed.normalize("NFKC").replace(BIDI_CONTROLS, "").toLowerCase());
  return words
    .slice(0, COUNTED_SEARCH_MAX_LENGTH)
    .replace(/\p{Cs}/gu, "")
    .trim();
}
