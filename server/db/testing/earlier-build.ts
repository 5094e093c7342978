import { sql } from "drizzle-orm";
import { listTables, quoteIdentifier, rowsOf } from "#server/backup/tables.ts";
import type { Database } from "../database.ts";

/** A column as a build knows it. */
interface Column {
  name: string;
  type: string;
  /** An insert without it fails. */
  isNeeded: boolean;
  /** The table and column that it references. */
  parent: { table: string; column: string } | null;
}

/** The tables that a build knows, each after those it references. */
export type KnownTables = { name: string; columns: Column[] }[];

/** Values for columns with a check constraint. */
const ALLOWED: Record<string, string> = { kind: "'like'" };
/** Columns that may be null, but not together with another one. */
const NEEDED_BY_CHECKS = new Set(["text_reports.comment_id"]);
/** Tables that only triggers write to. */
const WRITTEN_BY_TRIGGERS = new Set([
  "catalogue_totals",
  "catalogue_counts",
  "catalogue_shelves",
  "list_segments",
  "like_moves",
  "outfit_texts",
]);

/** The current tables, as the build that migrated to them knows them. */
export async function knownTables(database: Database): Promise<KnownTables> {
  const tables: KnownTables = [];
  for (const { name } of await listTables(database)) {
    const columns = await rowsOf<Column>(
      database,
      `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull and not a.atthasdef as "isNeeded",
        (select json_build_object('table', p.relname, 'column', pa.attname)
          from pg_constraint f join pg_class p on p.oid = f.confrelid
          join pg_attribute pa on pa.attrelid = f.confrelid and pa.attnum = f.confkey[1]
          where f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]) as parent
       from pg_attribute a where a.attrelid = ${literal(name)}::regclass and a.attnum > 0 and not a.attisdropped
       order by a.attnum`,
    );
    tables.push({ name, columns });
  }
  return tables;
}

/**
 * Does what a build does that knows only these tables: selects all columns, inserts rows with the required columns, updates every column and
 * deletes the rows. Throws the database's error where one of these fails.
 */
export async function workLike(database: Database, tables: KnownTables): Promise<void> {
  let number = 0;
  for (const { name, columns } of tables.filter(isWrittenByTriggers)) {
    await run(database, `select ${namesOf(columns)} from ${quoteIdentifier(name)}`);
  }
  const written = tables.filter((table) => !isWrittenByTriggers(table));
  for (const { name, columns } of written) {
    const needed = columns.filter(
      (column) => column.isNeeded || NEEDED_BY_CHECKS.has(`${name}.${column.name}`),
    );
    const values = needed.map((column) => {
      number += 1;
      return sampleOf(column, number);
    });
    await run(
      database,
      `insert into ${quoteIdentifier(name)} (${namesOf(needed)}) values (${values.join(", ")}) returning ${namesOf(columns)}`,
    );
    const assignments = columns.map(
      (column) => `${quoteIdentifier(column.name)} = ${quoteIdentifier(column.name)}::${column.type}`,
    );
    await run(database, `update ${quoteIdentifier(name)} set ${assignments.join(", ")}`);
    const rows = await rowsOf(database, `select ${namesOf(columns)} from ${quoteIdentifier(name)}`);
    if (rows.length !== 1) throw new Error(`${name} has ${rows.length} rows of this build, not 1`);
  }
  for (const { name } of written.toReversed()) await run(database, `delete from ${quoteIdentifier(name)}`);
}

const isWrittenByTriggers = ({ name }: { name: string }) => WRITTEN_BY_TRIGGERS.has(name);
const run = (database: Database, statement: string) => database.execute(sql.raw(statement));
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => quoteIdentifier(name)).join(", ");

function sampleOf({ name, type, parent }: Column, number: number): string {
  if (parent)
    return `(select ${quoteIdentifier(parent.column)} from ${quoteIdentifier(parent.table)} limit 1)`;
  if (ALLOWED[name]) return ALLOWED[name];
  if (type === "text") return literal(`${name} ${number}`);
  if (type === "text[]") return "'{}'";
  if (type === "uuid") return "gen_random_uuid()";
  if (type === "boolean") return "true";
  if (type === "jsonb") return "'{}'";
  if (type === "date") return "current_date";
  if (type.startsWith("timestamp")) return "now()";
  return "1";
}
