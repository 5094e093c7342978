import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

/** A table as the database describes it. */
export interface Table {
  name: string;
  columns: string[];
  /** Its jsonb columns that are NOT NULL. */
  requiredJson: string[];
  /** An ORDER BY expression with the same result on both engines. */
  order: string;
  /** Its foreign keys to itself, for which its rows have no order that suits. */
  selfReferences: string[];
}

interface DescribedTable extends Table {
  /** Tables that its foreign keys reference. */
  parents: string[];
}

/** The rows that a statement returns, on either engine. */
export async function rowsOf<Row>(database: Database, statement: string): Promise<Row[]> {
  const result = await database.execute(sql.raw(statement));
  return (result as unknown as { rows: Row[] }).rows;
}

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** All tables of the shop, each after those that it references; an empty list for an empty database. */
export async function listTables(database: Database): Promise<Table[]> {
  const [described] = await rowsOf<{ tables: DescribedTable[] | null }>(
    database,
    `select json_agg(json_build_object(
        'name', c.relname,
        'columns', (select json_agg(a.attname order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
        'requiredJson', (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and a.atttypid = 'jsonb'::regtype),
        'order', (select string_agg(format('%I', a.attname)
            || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.position)
          from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k(attnum, position)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary),
        'selfReferences', (select coalesce(json_agg(f.conname), '[]') from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = c.oid),
        'parents', (select coalesce(json_agg(distinct p.relname), '[]') from pg_constraint f
          join pg_class p on p.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid)
      ) order by c.relname) as tables
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r'`,
  );
  return parentsFirst(described?.tables ?? []);
}

function parentsFirst(tables: readonly DescribedTable[]): Table[] {
  const sorted: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const unsorted = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ parents }) => !parents.some((parent) => unsorted.has(parent)));
    if (ready.length === 0) {
      throw new Error(`These tables reference each other: ${[...unsorted].join(", ")}`);
    }
    for (const { parents: _, ...table } of ready) sorted.push(table);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}
