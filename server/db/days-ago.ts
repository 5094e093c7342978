import { type SQL, sql } from "drizzle-orm";

/** The moment so many days ago, by the clock of the database. */
export function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`;
}
