import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { jobLeases } from "#server/db/schema/nodes.ts";

/**
 * Takes the turn to do something that one node should do: answers whether nobody has taken it for as long. All nodes go by the clock of
 * the database. Of nodes that ask at the same instant one gets it.
 */
export async function acquireLease(database: Database, name: string, everyMs: number): Promise<boolean> {
  const taken = await database
    .insert(jobLeases)
    .values({ name, takenAt: sql`now()` })
    .onConflictDoUpdate({
      target: jobLeases.name,
      set: { takenAt: sql`now()` },
      setWhere: lte(jobLeases.takenAt, sql`now() - make_interval(secs => ${everyMs / 1_000})`),
    })
    .returning({ name: jobLeases.name });
  return taken.length > 0;
}

/** Work that is done once in a while however many nodes mean to do it; if it fails, the next that comes may try. */
export function withLease(
  database: Database,
  name: string,
  everyMs: number,
  work: () => Promise<void>,
): () => Promise<void> {
  return async () => {
    if (!(await acquireLease(database, name, everyMs))) return;
    try {
      await work();
    } catch (error) {
      await database.delete(jobLeases).where(eq(jobLeases.name, name));
      throw error;
    }
  };
}
