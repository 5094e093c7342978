import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "./database.ts";
import { ConnectionPool } from "./engines/connection-pool.ts";

const POOL_SIZE = 20;
/** Shorter than for the database itself, which is asked when a replica is away. */
const PATIENCE = { connectMs: 700, answerMs: 1_000 };
const LEFT_ALONE_MS = 2_000;

/** A streaming replica of the database: what it holds is right, and a little old. */
export class Replica {
  readonly database: Database;
  readonly #pool: ConnectionPool;
  #replayed = -1n;
  #asking: Promise<void> | undefined;
  #awayUntil = 0;
  #isAway = false;

  constructor(url: string) {
    this.#pool = new ConnectionPool(url, PATIENCE, { max: POOL_SIZE });
    this.database = drizzle(this.#pool);
  }

  /** Whether it was found away a moment ago and should not be asked. */
  get isLeftAlone(): boolean {
    return this.#awayUntil > performance.now();
  }

  /** Notes that it did not answer, or that it did; says whether that is news. */
  note(isAway: boolean): boolean {
    if (isAway) this.#awayUntil = performance.now() + LEFT_ALONE_MS;
    const isNews = isAway !== this.#isAway;
    this.#isAway = isAway;
    return isNews;
  }

  /** Whether it has everything up to a place in the log of changes; rejects when it does not answer. */
  async has(written: bigint): Promise<boolean> {
    if (this.#replayed >= written) return true;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    await this.#asking;
    return this.#replayed >= written;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /** A server that is no replica, or not one any more, says nothing here, and is never recent enough. */
  async #ask(): Promise<void> {
    const { rows } = await this.#pool.query<{ replayed: string | null }>(
      "select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as replayed",
    );
    this.#replayed = BigInt(rows[0]?.replayed ?? -1);
  }
}
