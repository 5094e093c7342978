import { setTimeout } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

export interface ChangeWatch {
  /** The number of the last written row. */
  last(): Promise<number>;
  /** Waits until nothing has been written for a moment; the number of the last written row. */
  settled(): Promise<number>;
  /** The tables with rows written after this number. */
  tablesSince(number: number): Promise<string[]>;
}

/** Nothing is written in the background for so long, when it is done. */
const QUIET_MS = 1_000;

/** Records each written row in a table, except of analytics, which are written in the background. */
export async function watchChanges(database: Database): Promise<ChangeWatch> {
  await database.execute(sql`create table abuse_changes (id bigserial primary key, changed text)`);
  await database.execute(sql`
    create function note_change() returns trigger language plpgsql as $$
    begin insert into abuse_changes (changed) values (tg_table_name); return null; end $$
  `);
  await database.execute(sql`
    do $$ declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'abuse_changes' and tablename not like 'analytics%' loop
        execute format('create trigger abuse_watch after insert or update or delete on %I for each row execute function note_change()', name);
      end loop;
    end $$
  `);
  const read = async <Row>(query: SQL) =>
    ((await database.execute(query)) as unknown as { rows: Row[] }).rows;
  const last = async () => {
    const rows = await read<{ changes: number }>(
      sql`select coalesce(max(id), 0)::int as changes from abuse_changes`,
    );
    return rows[0]?.changes ?? 0;
  };
  return {
    last,
    async settled() {
      for (let before = await last(); ; ) {
        await setTimeout(QUIET_MS);
        const after = await last();
        if (after === before) return after;
        before = after;
      }
    },
    async tablesSince(number) {
      const rows = await read<{ changed: string }>(
        sql`select distinct changed from abuse_changes where id > ${number}`,
      );
      return rows.map(({ changed }) => changed);
    },
  };
}

/** To be called at the end, because the next test file uses the same database. */
export async function stopWatching(database: Database): Promise<void> {
  await database.execute(sql`drop function note_change() cascade`);
  await database.execute(sql`drop table abuse_changes`);
}
