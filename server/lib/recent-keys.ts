import { LRUCache } from "lru-cache";

/** Remembers which keys were seen within a time. Beyond `max` keys the least recently seen expire early. */
export class RecentKeys {
  readonly #keys: LRUCache<string, true>;

  constructor(max: number, windowMs: number) {
    // Bounded by size, because a cache bounded by count reserves its memory at once: 8 MB for 200,000 keys.
    this.#keys = new LRUCache({ maxSize: max, sizeCalculation: () => 1, ttl: windowMs });
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  add(key: string): void {
    this.#keys.set(key, true);
  }
}
