import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { jobLeases } from "#server/db/schema/nodes.ts";

/** A lease that one node holds for as long as it renews it, for work that has no end; `withLease` is for work that has. */
export class HeldLease {
  readonly #database: Database;
  readonly #name: string;
  readonly #durationMs: number;
  /** The time of the last renewal, with the database's precision; undefined while another node may hold the lease. */
  #renewedAt: string | undefined;

  constructor(database: Database, name: string, durationMs: number) {
    this.#database = database;
    this.#name = name;
    this.#durationMs = durationMs;
  }

  /** Acquires or renews the lease; returns whether this node holds it for another duration. */
  async hold(): Promise<boolean> {
    const isExpired = lte(
      jobLeases.acquiredAt,
      sql`now() - make_interval(secs => ${this.#durationMs / 1_000})`,
    );
    const isOwn = this.#renewedAt && eq(sql`${jobLeases.acquiredAt}::text`, this.#renewedAt);
    const [held] = await this.#database
      .insert(jobLeases)
      .values({ name: this.#name, acquiredAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: jobLeases.name,
        set: { acquiredAt: sql`clock_timestamp()` },
        setWhere: isOwn ? sql`${isExpired} or ${isOwn}` : isExpired,
      })
      .returning({ at: sql<string>`${jobLeases.acquiredAt}::text` });
    this.#renewedAt = held?.at;
    return held !== undefined;
  }

  /** Lets another node acquire the lease at once. */
  async release(): Promise<void> {
    if (this.#renewedAt === undefined) return;
    const renewedAt = this.#renewedAt;
    this.#renewedAt = undefined;
    await this.#database
      .delete(jobLeases)
      .where(and(eq(jobLeases.name, this.#name), eq(sql`${jobLeases.acquiredAt}::text`, renewedAt)));
  }
}
