import { createHmac, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { VIEW_WINDOW_MS } from "#contract/limits.ts";
import { RecentKeys } from "#server/lib/recent-keys.ts";

/** A viewer: the signed-in user, else address and browser. */
export interface Viewer {
  userId: string | undefined;
  address: string;
  userAgent: string;
}

/** Deduplication of views that all nodes share. */
export interface ViewDeduplication {
  /** Key of the hashes by which viewers are known. */
  key: Buffer;
  /** Records a view for 30 minutes; returns whether no node has recorded it before. Never fails. */
  isFirst(viewKey: string): Promise<boolean>;
}

interface ViewCounterOptions {
  shared?: ViewDeduplication | undefined;
  /** Called with each outfit whose view counts. */
  onCount?: (outfitId: string) => void;
}

/** Beyond this many views in half an hour the oldest entries expire early, and may count twice. */
const RECENT_VIEWS_MAX = 200_000;

/**
 * Counts one view per viewer and outfit in 30 minutes. Viewers are stored as keyed hashes only; the key is
 * random for each process or, with shared deduplication, stored apart from the hashes. Views are buffered in
 * memory until `flush` writes them.
 */
export class ViewCounter {
  readonly #write: (views: ReadonlyMap<string, number>) => Promise<void>;
  readonly #shared: ViewDeduplication | undefined;
  readonly #onCount: (outfitId: string) => void;
  readonly #key: Buffer;
  readonly #recent = new RecentKeys(RECENT_VIEWS_MAX, VIEW_WINDOW_MS);
  readonly #pending = new Set<Promise<void>>();
  #buffer = new Map<string, number>();

  constructor(
    write: (views: ReadonlyMap<string, number>) => Promise<void>,
    { shared, onCount = () => {} }: ViewCounterOptions = {},
  ) {
    this.#write = write;
    this.#shared = shared;
    this.#onCount = onCount;
    this.#key = shared?.key ?? randomBytes(32);
  }

  /** Counts a view; bots do not count. */
  count(outfitId: string, viewer: Viewer): void {
    if (isbot(viewer.userAgent)) return;
    const viewKey = this.#viewKey(outfitId, viewer);
    if (this.#recent.has(viewKey)) return;
    this.#recent.add(viewKey);
    if (!this.#shared) {
      this.#countFirst(outfitId);
      return;
    }
    const check = this.#shared
      .isFirst(viewKey)
      .then((isFirst) => (isFirst ? this.#countFirst(outfitId) : undefined))
      .finally(() => this.#pending.delete(check));
    this.#pending.add(check);
  }

  /** Writes the buffered views. If that fails, they stay in the buffer and the error is thrown. */
  async flush(): Promise<void> {
    await Promise.all(this.#pending);
    if (this.#buffer.size === 0) return;
    const views = this.#buffer;
    this.#buffer = new Map();
    try {
      await this.#write(views);
    } catch (error) {
      for (const [id, added] of views) this.#add(id, added);
      throw error;
    }
  }

  #countFirst(outfitId: string): void {
    this.#add(outfitId, 1);
    this.#onCount(outfitId);
  }

  #add(outfitId: string, views: number): void {
    this.#buffer.set(outfitId, (this.#buffer.get(outfitId) ?? 0) + views);
  }

  #viewKey(outfitId: string, viewer: Viewer): string {
    const who = viewer.userId ?? `${viewer.address}\n${viewer.userAgent}`;
    return createHmac("sha256", this.#key).update(`${outfitId}\n${who}`).digest("base64");
  }
}
