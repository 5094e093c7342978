import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { jobLeases } from "#server/db/schema/nodes.ts";

/** How often a lease that is kept is renewed in its duration. */
const RENEWALS = 4;

/** The lease of one node on a job, by the database's clock. */
export class JobLease {
  readonly #database: Database;
  readonly #name: string;
  readonly #durationMs: number;
  /**
   * The time of the last acquisition, with the database's precision; undefined while another node may
   * hold the lease.
   */
  #acquiredAt: string | undefined;
  #renewAt = 0;

  constructor(database: Database, name: string, durationMs: number) {
    this.#database = database;
    this.#name = name;
    this.#durationMs = durationMs;
  }

  /**
   * Acquires or renews the lease; returns whether this node holds it for another duration. Of concurrent
   * attempts one succeeds.
   */
  async acquire(): Promise<boolean> {
    this.#renewAt = performance.now() + this.#durationMs / RENEWALS;
    const isExpired = lte(
      jobLeases.acquiredAt,
      sql`now() - make_interval(secs => ${this.#durationMs / 1_000})`,
    );
    const isOwn = this.#acquiredAt && eq(sql`${jobLeases.acquiredAt}::text`, this.#acquiredAt);
    const [acquired] = await this.#database
      .insert(jobLeases)
      .values({ name: this.#name, acquiredAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: jobLeases.name,
        set: { acquiredAt: sql`clock_timestamp()` },
        setWhere: isOwn ? sql`${isExpired} or ${isOwn}` : isExpired,
      })
      .returning({ at: sql<string>`${jobLeases.acquiredAt}::text` });
    this.#acquiredAt = acquired?.at;
    return acquired !== undefined;
  }

  /**
   * Returns whether this node still holds the lease, and renews it in time. Work that can outlast its lease
   * asks after each step, and ends once another node has the lease.
   */
  async keep(): Promise<boolean> {
    if (this.#acquiredAt !== undefined && performance.now() < this.#renewAt) return true;
    return this.acquire();
  }

  /** Lets another node acquire the lease at once, unless one has acquired it already. */
  async release(): Promise<void> {
    if (this.#acquiredAt === undefined) return;
    const acquiredAt = this.#acquiredAt;
    this.#acquiredAt = undefined;
    await this.#database
      .delete(jobLeases)
      .where(and(eq(jobLeases.name, this.#name), eq(sql`${jobLeases.acquiredAt}::text`, acquiredAt)));
  }
}

/**
 * Returns work that one node at a time runs. The lease stays after the work, so that other nodes run it at
 * the earliest when the lease has expired. If the work fails the lease is released, and the next node to
 * come by retries.
 */
export function withLease(
  database: Database,
  name: string,
  durationMs: number,
  work: (lease: JobLease) => Promise<void>,
): () => Promise<void> {
  const lease = new JobLease(database, name, durationMs);
  return async () => {
    if (!(await lease.acquire())) return;
    try {
      await work(lease);
    } catch (error) {
      await lease.release();
      throw error;
    }
  };
}
