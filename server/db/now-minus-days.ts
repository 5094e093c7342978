import { type SQL, sql } from "drizzle-orm";

/** The time that many days ago, by the database's clock. */
export function nowMinusDays(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`;
}
