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

/** What the nodes of a shop remember together of who has looked. */
export interface SharedViews {
  /** The key of the hashes by which viewers are remembered. */
  key: Buffer;
  /** Remembers a viewer of an outfit for 30 minutes; answers whether none of the nodes did. Never fails. */
  isFirst(seenKey: string): Promise<boolean>;
}

/** Beyond this many visitors in half an hour the oldest are forgotten, and may count twice. */
const REMEMBERED_VIEWS_MAX = 200_000;

/**
 * Counts one view per viewer and outfit in 30 minutes (D27). Viewers are kept only as keyed hashes, in memory, under a key that dies
 * with the process or, where the nodes remember together, is kept apart from them; views wait in memory until `flush` hands
 * them to `write`.
 */
export class ViewCounter {
  readonly #write: (views: ReadonlyMap<string, number>) => Promise<void>;
  readonly #shared: SharedViews | undefined;
  readonly #key: Buffer;
  readonly #seen = new LRUCache<string, true>({ max: REMEMBERED_VIEWS_MAX, ttl: VIEW_WINDOW_MS });
  readonly #asking = new Set<Promise<void>>();
  #waiting = new Map<string, number>();

  constructor(write: (views: ReadonlyMap<string, number>) => Promise<void>, shared?: SharedViews) {
    this.#write = write;
    this.#shared = shared;
    this.#key = shared?.key ?? randomBytes(32);
  }

  /** Notes that somebody opened an outfit; robots do not count. */
  count(outfitId: string, viewer: Viewer): void {
    if (isbot(viewer.userAgent)) return;
    const seenKey = this.#seenKey(outfitId, viewer);
    if (this.#seen.has(seenKey)) return;
    this.#seen.set(seenKey, true);
    if (!this.#shared) {
      this.#add(outfitId, 1);
      return;
    }
    const asking = this.#shared
      .isFirst(seenKey)
      .then((isFirst) => this.#add(outfitId, isFirst ? 1 : 0))
      .finally(() => this.#asking.delete(asking));
    this.#asking.add(asking);
  }

  /** Writes what has gathered; if that fails the views wait for the next time, and the error is the caller's. */
  async flush(): Promise<void> {
    await Promise.all(this.#asking);
    if (this.#waiting.size === 0) return;
    const views = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#write(views);
    } catch (error) {
      for (const [id, added] of views) this.#add(id, added);
      throw error;
    }
  }

  #add(outfitId: string, views: number): void {
    if (views > 0) this.#waiting.set(outfitId, (this.#waiting.get(outfitId) ?? 0) + views);
  }

  #seenKey(outfitId: string, viewer: Viewer): string {
    const who = viewer.userId ?? `${viewer.address}\n${viewer.userAgent}`;
    return createHmac("sha256", this.#key).update(`${outfitId}\n${who}`).digest("base64");
  }
}
