import type { Redis } from "ioredis";
import { ChangeMessages } from "./change-messages.ts";
import type { ChangeChannel, Changes } from "./changes.ts";

/** A connection that only listens would not notice that the other end is gone. */
const PROBE_MS = 2_000;

/** Tells changes over a channel of Redis; a subscribed connection can do nothing else, so there are two. */
export class RedisChanges implements ChangeChannel {
  readonly #subscriber: Redis;
  readonly #messages: ChangeMessages;
  #listener: (changes: Changes) => void = () => {};
  readonly #timer: NodeJS.Timeout;
  #isOpen = false;

  /** Takes over the subscriber, which need not be connected yet; it reconnects by itself, but is subscribed anew here. */
  constructor(redis: Redis, subscriber: Redis, channel: string) {
    this.#subscriber = subscriber;
    this.#messages = new ChangeMessages((message) => redis.publish(channel, message));
    subscriber.on("message", (_channel, message) => {
      const changes = this.#messages.read(message);
      if (changes) this.#listener(changes);
    });
    subscriber.on("ready", () => void this.#subscribe(channel));
    subscriber.on("close", () => {
      this.#isOpen = false;
    });
    if (subscriber.status === "ready") void this.#subscribe(channel);
    this.#timer = setInterval(() => void this.#probe(), PROBE_MS);
    this.#timer.unref();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  tell(tags: readonly string[]): void {
    this.#messages.tell(tags);
  }

  onChanges(listener: (changes: Changes) => void): void {
    this.#listener = listener;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#messages.close();
    this.#subscriber.disconnect();
  }

  async #probe(): Promise<void> {
    if (!this.#isOpen) return;
    await this.#subscriber.ping().catch(() => this.#subscriber.disconnect(true));
  }

  async #subscribe(channel: string): Promise<void> {
    try {
      await this.#subscriber.subscribe(channel);
    } catch {
      // Lost again: the next connection subscribes.
      return;
    }
    this.#isOpen = true;
    this.#listener("everything");
  }
}
