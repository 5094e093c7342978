import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { quoteIdentifier, rowsOf, type Table } from "./tables.ts";

const ROWS_PER_READ = 500;

/** What a row's text depends on besides the row. To be called in the transaction that reads. */
export async function setUtcTimeZone(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local timezone = 'UTC'`);
}

/**
 * The rows of a table as lines of JSON, in an order that does not depend on the engine, a few hundred at a time. Needs a
 * transaction.
 */
export async function* readTableLines(
  transaction: Database,
  { name, columns, order }: Table,
): AsyncGenerator<string> {
  const rows = `select ${columns.map(quoteIdentifier).join(", ")} from ${quoteIdentifier(name)} order by ${order}`;
  await transaction.execute(
    sql.raw(`declare backup no scroll cursor for select row_to_json(r)::text as line from (${rows}) r`),
  );
  for (;;) {
    const read = await rowsOf<{ line: string }>(transaction, `fetch ${ROWS_PER_READ} from backup`);
    if (read.length === 0) break;
    yield read.map(({ line }) => `${line}\n`).join("");
  }
  await transaction.execute(sql`close backup`);
}

/** Writes rows that `readTableLines` gave, into a table that may have more columns by now. */
export async function writeLines(
  transaction: Database,
  { name, columns }: Pick<Table, "name" | "columns">,
  lines: readonly string[],
): Promise<void> {
  const names = sql.raw(columns.map(quoteIdentifier).join(", "));
  const table = sql.raw(quoteIdentifier(name));
  const rows = `[${lines.join(",")}]`;
  await transaction.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${rows}::json)`,
  );
}

/** Counts lines and sums up what they say. */
export class LineDigest {
  readonly #hash = createHash("sha256");
  rows = 0;

  add(text: string): void {
    this.#hash.update(text);
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.rows += 1;
  }

  digest(): string {
    return this.#hash.digest("hex");
  }
}
