import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** `in` for any number of ids: they are one parameter, because a statement has a maximum of parameters. */
export function isOneOf(column: SQLWrapper, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}
