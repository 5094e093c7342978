import type { FastifyBaseLogger } from "fastify";
import { Client } from "pg";
import { ChangeMessages } from "./change-messages.ts";
import type { ChangeChannel, Changes } from "./changes.ts";

const CHANNEL = "ensemble_changes";
const ANSWER_MS = 1_500;
const RECONNECT_MS = 250;
/** A connection that only listens would not notice that the other end is gone. */
const PROBE_MS = 2_000;

/** Tells changes by LISTEN and NOTIFY, over a connection of its own. The first connection must succeed; lost ones come back. */
export class PostgresChanges implements ChangeChannel {
  readonly #url: string;
  readonly #log: Pick<FastifyBaseLogger, "info" | "warn">;
  readonly #messages = new ChangeMessages((message) => this.#notify(message));
  #listener: (changes: Changes) => void = () => {};
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(url: string, log: Pick<FastifyBaseLogger, "info" | "warn">) {
    this.#url = url;
    this.#log = log;
  }

  static async open(url: string, log: Pick<FastifyBaseLogger, "info" | "warn">): Promise<PostgresChanges> {
    const channel = new PostgresChanges(url, log);
    await channel.#connect();
    return channel;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  tell(tags: readonly string[]): void {
    this.#messages.tell(tags);
  }

  onChanges(listener: (changes: Changes) => void): void {
    this.#listener = listener;
  }

  async close(): Promise<void> {
    await this.#messages.close();
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #notify(message: string): Promise<void> {
    if (!this.#client) throw new Error("There is no connection to tell changes over");
    await this.#client.query("select pg_notify($1, $2)", [CHANNEL, message]);
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on("error", () => {});
    client.on("notification", ({ payload = "" }) => this.#read(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once("end", () => this.#lost());
    this.#client = client;
    this.#later(PROBE_MS, () => this.#probe(client));
  }

  async #probe(client: Client): Promise<void> {
    try {
      await client.query("select 1");
      this.#later(PROBE_MS, () => this.#probe(client));
    } catch {
      // The end of the connection is what is acted upon.
      await client.end();
    }
  }

  #lost(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#log.warn("The connection over which nodes tell each other changes is lost");
    this.#later(RECONNECT_MS, () => this.#reconnect());
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
      this.#log.info("The connection over which nodes tell each other changes is back");
      this.#listener("everything");
    } catch {
      this.#later(RECONNECT_MS, () => this.#reconnect());
    }
  }

  #later(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void work(), ms);
    this.#timer.unref();
  }

  #read(payload: string): void {
    const changes = this.#messages.read(payload);
    if (changes) this.#listener(changes);
  }
}
