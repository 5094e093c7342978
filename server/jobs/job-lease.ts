import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { jobLeases } from "#server/db/schema/nodes.ts";

/**
 * Tries to acquire the lease on a job for `durationMs`, measured by the database's clock; returns false while it is held. Of
 * concurrent attempts one succeeds.
 */
export async function acquireLease(database: Database, name: string, durationMs: number): Promise<boolean> {
  const acquired = await database
    .insert(jobLeases)
    .values({ name, acquiredAt: sql`now()` })
    .onConflictDoUpdate({
      target: jobLeases.name,
      set: { acquiredAt: sql`now()` },
      setWhere: lte(jobLeases.acquiredAt, sql`now() - make_interval(secs => ${durationMs / 1_000})`),
    })
    .returning({ name: jobLeases.name });
  return acquired.length > 0;
}

/** Returns work that one node at a time runs, at most once per `durationMs`; the lease is released if the work fails. */
export function withLease(
  database: Database,
  name: string,
  durationMs: number,
  work: () => Promise<void>,
): () => Promise<void> {
  return async () => {
    if (!(await acquireLease(database, name, durationMs))) return;
    try {
      await work();
    } catch (error) {
      await database.delete(jobLeases).where(eq(jobLeases.name, name));
      throw error;
    }
  };
}
