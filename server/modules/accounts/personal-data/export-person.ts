import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { type Person, SECTIONS, type Section } from "./sections.ts";

const PAGE_SIZE = 500;

/** The text of a JSON file with everything that the shop holds about a person, page by page. */
export async function* exportPerson(database: Database, person: Person): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date().toISOString())}`;
  for (const section of SECTIONS) {
    yield `,\n${JSON.stringify(section.name)}: [`;
    let separator = "\n";
    for await (const row of rowsOf(database, section, person)) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ",\n";
    }
    yield "]";
  }
  yield "\n}\n";
}

async function* rowsOf(database: Database, section: Section, person: Person): AsyncGenerator<unknown> {
  const { table, columns, key, ofPerson } = section;
  const named = columns.map(
    (column) => sql`${sql.identifier(column)} as ${sql.identifier(camelCase(column))}`,
  );
  let after: string | undefined;
  do {
    const behind = after === undefined ? sql`true` : sql`(${key})::text > ${after}`;
    const rows = await readRows<{ key: string; row: unknown }>(
      database,
      sql`
      select (${key})::text as key, (select to_jsonb(exported) from (select ${sql.join(named, sql`, `)}) as exported) as row
      from ${sql.identifier(table)}
      where ${ofPerson(person)} and ${behind}
      order by 1
      limit ${PAGE_SIZE}`,
    );
    for (const { row } of rows) yield row;
    after = rows.length === PAGE_SIZE ? rows.at(-1)?.key : undefined;
  } while (after !== undefined);
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
