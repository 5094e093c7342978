import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

/** The cache tags (cache-tags.ts) whose responses are outdated, or "all" when the tags are unknown. */
export type Invalidation = readonly string[] | "all";

/** A NOTIFY payload holds less than 8,000 bytes; a tag takes about 45. */
const TAGS_PER_MESSAGE = 100;
/** Above this number of pending tags, invalidating everything is cheaper than sending them. */
const PENDING_TAGS_MAX = 5_000;
const RETRY_MS = 250;
/**
 * The minimum time between two messages, so that frequent changes are sent in batches. The first message goes
 * out at once.
 */
const BATCH_INTERVAL_MS = 10;

const messageSchema = z.object({
  from: z.string(),
  tags: z.union([z.literal("all"), z.array(z.string())]),
});

/** Sends invalidations to the other nodes in batches, and retries until sending succeeds. */
export class InvalidationQueue {
  readonly #sender = randomUUID();
  readonly #send: (message: string) => Promise<unknown>;
  #pending = new Set<string>();
  #isOverflowing = false;
  #sending: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(send: (message: string) => Promise<unknown>) {
    this.#send = send;
  }

  add(tags: readonly string[]): void {
    for (const tag of tags) this.#pending.add(tag);
    if (this.#pending.size > PENDING_TAGS_MAX) this.#isOverflowing = true;
    void this.#flush();
  }

  /**
   * Parses a message of any node; undefined for this queue's own. A message that cannot be
   * parsed invalidates everything.
   */
  parse(message: string): Invalidation | undefined {
    const parsed = messageSchema.safeParse(parseJson(message));
    if (!parsed.success) return "all";
    return parsed.data.from === this.#sender ? undefined : parsed.data.tags;
  }

  /** Sends the pending tags once; what cannot be sent now is discarded. */
  async close(): Promise<void> {
    await this.#flush();
    clearTimeout(this.#retry);
  }

  #flush(): Promise<void> {
    clearTimeout(this.#retry);
    this.#sending ??= this.#sendBatches().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendBatches(): Promise<void> {
    while (this.#pending.size > 0) {
      const isAll = this.#isOverflowing;
      const batch = isAll ? [...this.#pending] : [...this.#pending].slice(0, TAGS_PER_MESSAGE);
      for (const tag of batch) this.#pending.delete(tag);
      try {
        const tags: Invalidation = isAll ? "all" : batch;
        await this.#send(JSON.stringify({ from: this.#sender, tags }));
        if (isAll) this.#isOverflowing = false;
      } catch {
        // The channel logs that its connection is lost.
        for (const tag of batch) this.#pending.add(tag);
        this.#retry = setTimeout(() => void this.#flush(), RETRY_MS);
        this.#retry.unref();
        return;
      }
      await pause(BATCH_INTERVAL_MS);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
