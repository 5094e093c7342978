import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** What time it is for the database: the one clock that all nodes of a shop have in common. */
export async function databaseTime(database: Database): Promise<Date> {
  const result = await database.execute(
    sql`select (extract(epoch from now()) * 1000)::float8 as milliseconds`,
  );
  // The same for both engines, but the library knows the shape for a particular one only.
  const [row] = (result as unknown as { rows: { milliseconds: number }[] }).rows;
  if (!row) throw new Error("The database did not say what time it is");
  return new Date(row.milliseconds);
}
