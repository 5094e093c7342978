import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Changes } from "./changes.ts";

/** A notification of PostgreSQL carries less than 8,000 bytes; a name takes about 45. */
const TAGS_PER_MESSAGE = 100;
/** Naming more than this takes longer than making everything anew. */
const TAGS_WAITING_MAX = 5_000;
const RETRY_MS = 250;
/** After each message, so that a node that changes something all the time does not send as often; the first goes at once. */
const GATHER_MS = 10;

const messageSchema = z.object({
  from: z.string(),
  changes: z.union([z.literal("everything"), z.array(z.string())]),
});

/** Gathers what is to be told while the message before is on its way, so that a busy node sends few and large ones. */
export class ChangeMessages {
  readonly #from = randomUUID();
  readonly #send: (message: string) => Promise<unknown>;
  #waiting = new Set<string>();
  #isEverything = false;
  #sending: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(send: (message: string) => Promise<unknown>) {
    this.#send = send;
  }

  tell(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size > TAGS_WAITING_MAX) this.#isEverything = true;
    void this.#sendAll();
  }

  /** What a message says; undefined for one of our own. Another version's that cannot be read may say anything. */
  read(message: string): Changes | undefined {
    const parsed = messageSchema.safeParse(parseJson(message));
    if (!parsed.success) return "everything";
    return parsed.data.from === this.#from ? undefined : parsed.data.changes;
  }

  /** Sends what is left, if that is possible now. */
  async close(): Promise<void> {
    await this.#sendAll();
    clearTimeout(this.#retry);
  }

  #sendAll(): Promise<void> {
    clearTimeout(this.#retry);
    this.#sending ??= this.#sendBatches().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendBatches(): Promise<void> {
    while (this.#waiting.size > 0) {
      const isEverything = this.#isEverything;
      const batch = isEverything ? [...this.#waiting] : [...this.#waiting].slice(0, TAGS_PER_MESSAGE);
      for (const tag of batch) this.#waiting.delete(tag);
      try {
        const changes: Changes = isEverything ? "everything" : batch;
        await this.#send(JSON.stringify({ from: this.#from, changes }));
        if (isEverything) this.#isEverything = false;
      } catch {
        // The connection says in the log that it is lost; until it is back the names wait.
        for (const tag of batch) this.#waiting.add(tag);
        this.#retry = setTimeout(() => void this.#sendAll(), RETRY_MS);
        this.#retry.unref();
        return;
      }
      await pause(GATHER_MS);
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
