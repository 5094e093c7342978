import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

type Queries = readonly (() => PromiseLike<unknown>)[];
type Results<Q extends Queries> = { -readonly [K in keyof Q]: Awaited<ReturnType<Q[K]>> };

/**
 * Runs queries concurrently; inside a transaction one after the other, because a transaction has a single
 * connection and `pg` deprecates overlapping queries on it.
 */
export async function runQueries<const Q extends Queries>(
  database: Database,
  queries: Q,
): Promise<Results<Q>> {
  if (!is(database, PgTransaction))
    return Promise.all(queries.map((query) => query())) as Promise<Results<Q>>;
  const results: unknown[] = [];
  for (const query of queries) results.push(await query());
  return results as Results<Q>;
}
