import { LRUCache } from "lru-cache";

const URLS_MAX = 20_000;
const BYTES_MAX = 4 * 1024 * 1024;
/** Longer URLs hold nothing that a visitor's browser sends often. */
const URL_LENGTH_MAX = 1_024;
/** Of the two strings and their places in the map, roughly. */
const OVERHEAD_BYTES = 100;

/** Cache keys of the URLs that were requested lately. A URL that is not known passes the router and finds its response there. */
export class KnownUrls {
  readonly #keys = new LRUCache<string, string>({
    max: URLS_MAX,
    maxSize: BYTES_MAX,
    sizeCalculation: (key, url) => url.length + key.length + OVERHEAD_BYTES,
  });

  keyOf(url: string): string | undefined {
    return this.#keys.get(url);
  }

  remember(url: string, key: string): void {
    if (url.length <= URL_LENGTH_MAX) this.#keys.set(url, key);
  }

  /** How much memory they take, roughly. */
  get bytes(): number {
    return this.#keys.calculatedSize;
  }
}
