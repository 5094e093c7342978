import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { Client } from "pg";
import type { Database } from "#server/db/database.ts";
import { type Invalidation, InvalidationQueue } from "./invalidation-queue.ts";

const CHANNEL = "ensemble_invalidations";
const QUERY_TIMEOUT_MS = 1_500;
/** Named, so that the connection parses it once. */
const NOTIFY = { name: "notify", text: "select pg_notify($1, $2)" };
const RECONNECT_MS = 250;
/** An idle LISTEN connection does not notice that its peer is gone. */
const PROBE_INTERVAL_MS = 2_000;

type Log = Pick<FastifyBaseLogger, "info" | "warn">;

/**
 * Cache invalidations between nodes over PostgreSQL LISTEN/NOTIFY, on a connection of its own. The first
 * connection must succeed; a lost one is reopened.
 */
export class InvalidationChannel {
  readonly #url: string;
  readonly #log: Log;
  readonly #queue = new InvalidationQueue((message) => this.#notify(message));
  #listener: (invalidation: Invalidation) => void = () => {};
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  static async open(url: string, log: Log): Promise<InvalidationChannel> {
    const channel = new InvalidationChannel(url, log);
    await channel.#connect();
    return channel;
  }

  /** Whether invalidations of other nodes arrive at present. */
  get isListening(): boolean {
    return this.#client !== undefined;
  }

  /** Sends an invalidation to the other nodes, at once or when the connection is back. */
  publish(tags: readonly string[]): void {
    this.#queue.add(tags);
  }

  /**
   * Sets the listener for other nodes' invalidations. It gets "all" after each reconnect, as messages may
   * have been missed.
   */
  onInvalidation(listener: (invalidation: Invalidation) => void): void {
    this.#listener = listener;
  }

  async close(): Promise<void> {
    await this.#queue.close();
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #notify(message: string): Promise<void> {
    if (!this.#client) throw new Error("The invalidation channel is not connected");
    await this.#client.query({ ...NOTIFY, values: [CHANNEL, message] });
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on("error", () => {});
    client.on("notification", ({ payload = "" }) => this.#receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once("end", () => this.#handleDisconnect());
    this.#client = client;
    this.#schedule(PROBE_INTERVAL_MS, () => this.#probe(client));
  }

  async #probe(client: Client): Promise<void> {
    try {
      await client.query("select 1");
      this.#schedule(PROBE_INTERVAL_MS, () => this.#probe(client));
    } catch {
      // Its "end" event starts the reconnect.
      await client.end();
    }
  }

  #handleDisconnect(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#log.warn("The connection for cache invalidation is lost; cached responses expire after one second");
    this.#schedule(RECONNECT_MS, () => this.#reconnect());
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
      this.#log.info("The connection for cache invalidation is restored");
      this.#listener("all");
    } catch {
      this.#schedule(RECONNECT_MS, () => this.#reconnect());
    }
  }

  #schedule(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void work(), ms);
    this.#timer.unref();
  }

  #receive(payload: string): void {
    const invalidation = this.#queue.parse(payload);
    if (invalidation) this.#listener(invalidation);
  }
}

/** A queue for a process that only publishes, over the connections it has already. */
export function publishOver(database: Database): InvalidationQueue {
  return new InvalidationQueue((message) => database.execute(sql`select pg_notify(${CHANNEL}, ${message})`));
}
