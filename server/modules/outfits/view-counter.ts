import { createHmac, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { VIEW_WINDOW_MS } from "#contract/limits.ts";

/** Who looks: the signed-in user, else address and browser. */
export interface Viewer {
  userId: string | undefined;
  address: string;
  userAgent: string;
}

/** Beyond this many visitors in half an hour the oldest are forgotten, and may count twice. */
const REMEMBERED_VIEWS_MAX = 200_000;

/**
 * Counts one view per viewer and outfit in 30 minutes (D27). Viewers are kept only as keyed hashes, in memory, under a key that
 * dies with the process; views wait in memory until `flush` hands them to `write`.
 */
export class ViewCounter {
  readonly #write: (views: ReadonlyMap<string, number>) => Promise<void>;
  readonly #key = randomBytes(32);
  readonly #seen = new LRUCache<string, true>({ max: REMEMBERED_VIEWS_MAX, ttl: VIEW_WINDOW_MS });
  #waiting = new Map<string, number>();

  constructor(write: (views: ReadonlyMap<string, number>) => Promise<void>) {
    this.#write = write;
  }

  /** Notes that somebody opened an outfit; robots do not count. */
  count(outfitId: string, viewer: Viewer): void {
    if (isbot(viewer.userAgent)) return;
    const seenKey = this.#seenKey(outfitId, viewer);
    if (this.#seen.has(seenKey)) return;
    this.#seen.set(seenKey, true);
    this.#waiting.set(outfitId, (this.#waiting.get(outfitId) ?? 0) + 1);
  }

  /** Writes what has gathered; if that fails the views wait for the next time, and the error is the caller's. */
  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const views = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#write(views);
    } catch (error) {
      for (const [id, added] of views) this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + added);
      throw error;
    }
  }

  #seenKey(outfitId: string, viewer: Viewer): string {
    const who = viewer.userId ?? `${viewer.address}\n${viewer.userAgent}`;
    return createHmac("sha256", this.#key).update(`${outfitId}\n${who}`).digest("base64");
  }
}
