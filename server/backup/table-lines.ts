import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { quoteIdentifier, rowsOf, type Table } from "./tables.ts";

const ROWS_PER_READ = 500;

/**
 * Makes the text of timestamps independent of the server's settings. Call it in the transaction that reads
 * or writes lines.
 */
export async function setUtcTimeZone(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local timezone = 'UTC'`);
}

/**
 * The rows of a table as JSON Lines in batches, in an order that does not depend on the engine.
 * Requires a transaction.
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
    const batch = await rowsOf<{ line: string }>(transaction, `fetch ${ROWS_PER_READ} from backup`);
    if (batch.length === 0) break;
    yield batch.map(({ line }) => `${line}\n`).join("");
  }
  await transaction.execute(sql`close backup`);
}

/** Inserts rows that `readTableLines` returned. The table may have more columns than the rows. */
export async function writeLines(
  transaction: Database,
  { name, columns, requiredJson }: Pick<Table, "name" | "columns" | "requiredJson">,
  lines: readonly string[],
): Promise<void> {
  const names = sql.raw(columns.map(quoteIdentifier).join(", "));
  const table = sql.raw(quoteIdentifier(name));
  // json_populate_recordset returns SQL's NULL for JSON's null.
  const values = sql.raw(
    columns
      .map((column) =>
        requiredJson.includes(column)
          ? `coalesce(${quoteIdentifier(column)}, 'null')`
          : quoteIdentifier(column),
      )
      .join(", "),
  );
  const rows = `[${lines.join(",")}]`;
  await transaction.execute(
    sql`insert into ${table} (${names}) select ${values} from json_populate_recordset(null::${table}, ${rows}::json)`,
  );
}

/** The number of lines and their SHA-256. */
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
