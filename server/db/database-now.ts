import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The database's current time, the clock that all nodes share. */
export async function databaseNow(database: Database): Promise<Date> {
  const result = await database.execute(
    sql`select (extract(epoch from now()) * 1000)::float8 as milliseconds`,
  );
  // Both engines return rows, but the library types only a concrete engine's result.
  const [row] = (result as unknown as { rows: { milliseconds: number }[] }).rows;
  if (!row) throw new Error("The database returned no time");
  return new Date(row.milliseconds);
}
