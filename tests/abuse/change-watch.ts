import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

/**
 * Records each written row in a table, except of analytics, which are written in the background; returns a
 * function that reads the number of the last one.
 */
export async function watchChanges(database: Database): Promise<() => Promise<number>> {
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
  return async () => {
    const result = await database.execute(
      sql`select coalesce(max(id), 0)::int as changes from abuse_changes`,
    );
    return (result as unknown as { rows: { changes: number }[] }).rows[0]?.changes ?? 0;
  };
}

/** To be called at the end, because the next test file uses the same database. */
export async function stopWatching(database: Database): Promise<void> {
  await database.execute(sql`drop function note_change() cascade`);
  await database.execute(sql`drop table abuse_changes`);
}
