import type { Worker } from "node:worker_threads";
import { isNamedStatement } from "#server/db/prepared-statements.ts";
import { startWorker } from "#server/lib/start-worker.ts";
import {
  type DatabaseCall,
  type DatabaseReply,
  type DatabaseSettings,
  START,
  type Statement,
  type StatementResult,
} from "./database-messages.ts";
import { receiveError } from "./transferred-error.ts";

interface PendingCall {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** More statements are rejected at once: they would wait for seconds. */
const QUEUE_MAX = 1_000;

type QueryOptions = { rowMode?: Statement["rowMode"] };

/** Runs statements, alone or in a transaction; what Drizzle uses of its PGlite client. */
interface StatementRunner {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<StatementResult>;
}

/** Rows are handed over at once, and the default of 48 MB takes 25 MB more memory under load. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };

/**
 * The embedded database in a thread of its own, so that a statement never blocks the event loop
 * that serves pages.
 */
export class DatabaseThread implements StatementRunner {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingCall>();
  #lastId = START;
  #lastTransaction = 0;
  #state: "open" | "closing" | "ended" = "open";
  #problem: Error | undefined;

  private constructor(settings: DatabaseSettings) {
    this.#worker = startWorker(workerUrl(), { workerData: settings, resourceLimits: RESOURCE_LIMITS });
    this.#worker.on("message", (reply: DatabaseReply) => this.#settle(reply));
    this.#worker.on("error", (error) => {
      this.#problem = error;
    });
    this.#worker.on("exit", () => {
      this.#state = "ended";
      for (const { reject } of this.#pending.values()) reject(this.#problem ?? closed());
      this.#pending.clear();
    });
  }

  /**
   * Rejects if the database cannot be opened. `onCrash` is called if the thread ends later
   * without being closed.
   */
  static async start(settings: DatabaseSettings, onCrash: (error?: Error) => void): Promise<DatabaseThread> {
    const thread = new DatabaseThread(settings);
    try {
      await thread.#replyTo(START);
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
    thread.#worker.prependListener("exit", () => {
      if (thread.#state === "open") onCrash(thread.#problem);
    });
    return thread;
  }

  /** Statements and transactions that run or wait. */
  get pending(): number {
    return this.#pending.size;
  }

  async query(text: string, params?: unknown[], options?: QueryOptions): Promise<StatementResult> {
    this.#admit();
    return this.#query(undefined, text, params, options);
  }

  /** Runs `work` in a transaction, which is committed when it resolves and rolled back when it rejects. */
  async transaction<T>(work: (transaction: StatementRunner) => Promise<T>): Promise<T> {
    this.#admit();
    const transaction = ++this.#lastTransaction;
    await this.#call({ kind: "begin", transaction });
    let result: T;
    try {
      result = await work({
        query: (text, params, options) => this.#query(transaction, text, params, options),
      });
    } catch (error) {
      // It fails if the transaction has ended, which is a rollback.
      await this.#call({ kind: "end", transaction, outcome: "rollback" }).catch(() => {});
      throw error;
    }
    await this.#call({ kind: "end", transaction, outcome: "commit" });
    return result;
  }

  /** A copy of the whole database. */
  async dump(): Promise<Blob> {
    return (await this.#call({ kind: "dump" })) as Blob;
  }

  /** Waits for what was requested before, open transactions included, and closes the database. */
  async close(): Promise<void> {
    if (this.#state !== "open") return;
    this.#state = "closing";
    await this.#call({ kind: "close" });
    await this.#worker.terminate();
  }

  /** Throws unless there is room for further work; what has begun is always continued. */
  #admit(): void {
    if (this.#state !== "open") throw closed();
    if (this.#pending.size >= QUEUE_MAX)
      throw unavailable("Too many statements wait for the embedded database", "53300");
  }

  async #query(
    transaction: number | undefined,
    text: string,
    params: unknown[] | undefined,
    options: QueryOptions | undefined,
  ): Promise<StatementResult> {
    const statement = { text, params, rowMode: options?.rowMode, isNamed: isNamedStatement(text) };
    return (await this.#call({ kind: "query", transaction, statement })) as StatementResult;
  }

  async #call(call: DatabaseCall): Promise<unknown> {
    if (this.#state === "ended") throw closed();
    const id = ++this.#lastId;
    this.#worker.postMessage({ id, ...call });
    return this.#replyTo(id);
  }

  /** An idle thread does not keep the process alive. */
  #replyTo(id: number): Promise<unknown> {
    if (this.#pending.size === 0) this.#worker.ref();
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  #settle(reply: DatabaseReply): void {
    const call = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if (reply.error) call?.reject(receiveError(reply.error));
    else call?.resolve(reply.result);
  }
}

const closed = () => unavailable("The embedded database is closed", "57P01");

/** An error with the code that PostgreSQL has for the same. */
function unavailable(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Beside this module in the sources, and beside the bundle in a build. */
function workerUrl(): URL {
  const { url } = import.meta;
  return new URL(url.endsWith(".ts") ? "./database-worker.ts" : "./database-worker.js", url);
}
