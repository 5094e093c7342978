import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { comments } from "#server/db/schema/engagement.ts";
import { media } from "#server/db/schema/media.ts";
import {
  catalogueCounts,
  catalogueTotals,
  outfitItems,
  outfits,
  outfitTexts,
  searchIndex,
} from "#server/db/schema/outfits.ts";
import { INDEX_VERSION } from "#server/modules/outfits/search/fashion-terms.ts";
import { registerSearchWords } from "#server/modules/outfits/search/vocabulary.ts";
import { generatedRows } from "./generated-rows.ts";

/** So few that a slow machine generates them before the waiting transaction is ended as idle (10 s). */
const OUTFITS_PER_STATEMENT = 250;
const MEDIA_ID = "0".repeat(64);

/**
 * Fills a migrated, empty database with generated outfits, some with comments. It stores what an import and
 * visitors would, but in few statements, without triggers, and creates the indexes at the end.
 */
export async function fillWithOutfits(database: Database, count: number): Promise<void> {
  await database.transaction(async (tx) => {
    // Switches off foreign keys and triggers; catalogue_totals, catalogue_counts and outfit_texts
    // are filled below.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await tx.insert(media).values({
      id: MEDIA_ID,
      width: 1200,
      height: 1600,
      byteSize: 1,
      placeholder: "data:image/png;base64,AAAA",
      colours: [],
    });
    // The rows are complete; without this the server would derive their tokens again, beside
    // what is measured.
    await tx.insert(searchIndex).values({ id: 1, version: INDEX_VERSION });
    const indexes = await dropIndexes(tx);
    await insertGenerated(tx, count);
    await insertComments(tx);
    for (const definition of indexes) await tx.execute(sql.raw(definition));
    await tx.execute(sql`
      insert into ${catalogueTotals} (id, active_outfits, active_views)
      select 1, count(*), sum(view_count) from ${outfits} where is_active`);
    await tx.execute(sql`
      insert into ${catalogueCounts} (category, section, type, active_outfits)
      select category, section, type, count(*) from ${outfits} where is_active group by category, section, type`);
    await tx.execute(sql`
      insert into ${outfitTexts} (outfit_id, text)
      select id, outfit_text(id, category, section, description) from ${outfits}`);
  });
  await database.execute(sql`vacuum analyze`);
}

/** The next batch is generated while one is stored. */
async function insertGenerated(tx: Database, count: number): Promise<void> {
  const now = Date.now();
  const words = new Set<string>();
  let storing: Promise<unknown> = Promise.resolve();
  for (let first = 0; first < count; first += OUTFITS_PER_STATEMENT) {
    const rows = generatedRows(first, Math.min(first + OUTFITS_PER_STATEMENT, count), MEDIA_ID, now);
    for (const word of rows.words) words.add(word);
    await storing;
    storing = insertRows(tx, outfits, rows.outfits).then(() => insertRows(tx, outfitItems, rows.items));
  }
  await storing;
  await registerSearchWords(tx, words);
}

async function insertRows(tx: Database, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns: SQL = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
  );
}

/** As many comments as each outfit's comment_count. */
async function insertComments(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into ${comments} (outfit_id, text, created_at)
    select id, 'Comment number ' || number, created_at + number * interval '1 hour'
    from ${outfits}, generate_series(1, comment_count) as number`);
}

/** Drops all indexes but primary keys; returns the statements that create them. */
async function dropIndexes(tx: Database): Promise<string[]> {
  const found = (await tx.execute(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('outfits', 'outfit_items', 'comments') and indexname not like '%_pkey'`)) as unknown as {
    rows: { name: string; definition: string }[];
  };
  for (const { name } of found.rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  return found.rows.map(({ definition }) => definition);
}
