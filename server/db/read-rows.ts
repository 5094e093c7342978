import type { SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The rows that a statement returns, on either engine; values are not mapped by columns. */
export async function readRows<Row extends object>(database: Database, statement: SQL): Promise<Row[]> {
  const result = await database.execute(statement);
  return (result as unknown as { rows: Row[] }).rows;
}
