import type { FastifyBaseLogger } from "fastify";
import { ApiError } from "#server/errors/api-error.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import type { PublicReads } from "./public-reads.ts";
import { Replica } from "./replica.ts";

/** A replica that lags by more than this and the time of a question is not read. */
const LOOK_EVERY_MS = 1_000;

interface ReplicaReadsOptions {
  open: OpenDatabase;
  urls: readonly string[];
  log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/**
 * Public reads over replicas in turn. A replica is read when it has replayed what the database had written at the last change this
 * node knows of, and a second ago at the latest. Until the place of a change in the log is known, and for a replica
 * that is away or behind, the database itself is read.
 */
export class ReplicaReads implements PublicReads {
  readonly #primary: Database;
  readonly #writtenUpTo: () => Promise<bigint>;
  readonly #replicas: Replica[];
  readonly #log: ReplicaReadsOptions["log"];
  readonly #timer: NodeJS.Timeout;
  #required: bigint | undefined;
  #changes = 0;
  #asking: Promise<void> | undefined;
  #next = 0;

  constructor({ open, urls, log }: ReplicaReadsOptions) {
    this.#primary = open.database;
    this.#writtenUpTo = open.writtenUpTo ?? (() => Promise.reject(new Error("This engine has no replicas")));
    this.#replicas = urls.map((url) => new Replica(url));
    this.#log = log;
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async read<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const replica = await this.#recentReplica();
    if (!replica) return work(this.#primary);
    try {
      return await work(replica.database);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // Whatever it was, a replica's trouble (a read that replaying had to interrupt, say) is not the visitor's.
      if (isDatabaseUnavailable(error)) this.#noteAway(replica, error);
      return work(this.#primary);
    }
  }

  somethingChanged(): void {
    this.#changes += 1;
    this.#required = undefined;
    void this.#look();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#asking;
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  #look(): Promise<void> {
    this.#asking ??= this.#findRequired().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** While the database is away nothing is written, so what was required last still is. */
  async #findRequired(): Promise<void> {
    for (;;) {
      const changesBefore = this.#changes;
      try {
        const written = await this.#writtenUpTo();
        if (changesBefore !== this.#changes) continue;
        this.#required = written;
      } catch (error) {
        if (!isDatabaseUnavailable(error))
          this.#log.warn({ err: error }, "How far the replicas must be is unknown");
      }
      return;
    }
  }

  async #recentReplica(): Promise<Replica | undefined> {
    for (let tried = 0; tried < this.#replicas.length; tried++) {
      const required = this.#required;
      if (required === undefined) return undefined;
      const replica = this.#replicas[this.#next++ % this.#replicas.length];
      if (!replica || replica.isLeftAlone) continue;
      try {
        if (!(await replica.has(required))) continue;
        if (replica.note(false)) this.#log.info("A replica answers again and is read");
        // A change meanwhile asks for more than was asked of it.
        if (this.#required === required) return replica;
      } catch (error) {
        this.#noteAway(replica, error);
      }
    }
    return undefined;
  }

  #noteAway(replica: Replica, error: unknown): void {
    if (!replica.note(true)) return;
    this.#log.warn({ err: error }, "A replica does not answer; the database itself is read instead");
  }
}
