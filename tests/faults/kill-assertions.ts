import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#server/db/database.ts";
import { bespokeRequests } from "#server/db/schema/community.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import type { WriteLog } from "./kill-write-log.ts";
import type { Write, WriteKind } from "./kill-writes.ts";

/** What the database holds for each mark: the number of rows, or the quantity in a cart. */
type Found = Map<string, number>;

async function rowsOf<T>(database: Database, query: SQL): Promise<T[]> {
  return ((await database.execute(query)) as unknown as { rows: T[] }).rows;
}

async function found(database: Database, query: SQL): Promise<Found> {
  const rows = await rowsOf<{ mark: string; times: string }>(database, query);
  return new Map(rows.map(({ mark, times }) => [mark, Number(times)]));
}

const times = (writes: readonly Write[], kind: WriteKind): Found => {
  const counted: Found = new Map();
  for (const write of writes) {
    if (write.kind === kind) counted.set(write.mark, (counted.get(write.mark) ?? 0) + 1);
  }
  return counted;
};

/**
 * Fails unless every acknowledged write is stored once, and no other write more often than it was sent. The
 * marks of carts and likes hold indexes into `callerIds`.
 */
export async function expectEveryWriteOnce(
  database: Database,
  { acknowledged, unknown }: WriteLog,
  callerIds: readonly string[],
): Promise<void> {
  const personOf = new Map(callerIds.map((id, index) => [id, index]));
  const pairs = async (query: SQL): Promise<Found> => {
    const rows = await rowsOf<{ user_id: string; outfit_id: string; times: string }>(database, query);
    return new Map(rows.map((row) => [`${personOf.get(row.user_id)} ${row.outfit_id}`, Number(row.times)]));
  };
  const stored: Record<Exclude<WriteKind, "like">, Found> = {
    comment: await found(database, sql`select text as mark, count(*) as times from ${comments} group by 1`),
    reply: await found(database, sql`select text as mark, count(*) as times from ${replies} group by 1`),
    outfit: await found(
      database,
      sql`select description as mark, count(*) as times from ${outfits} group by 1`,
    ),
    bespoke: await found(
      database,
      sql`select description as mark, count(*) as times from ${bespokeRequests} group by 1`,
    ),
    cart: await pairs(sql`select user_id, outfit_id, quantity as times from cart_entries`),
  };
  const wrong: string[] = [];
  for (const kind of ["comment", "reply", "outfit", "bespoke", "cart"] as const) {
    const [certain, possible] = [times(acknowledged, kind), times(unknown, kind)];
    for (const mark of new Set([...certain.keys(), ...possible.keys()])) {
      const least = certain.get(mark) ?? 0;
      const most = least + (possible.get(mark) ?? 0);
      const there = stored[kind].get(mark) ?? 0;
      if (there < least || there > most) wrong.push(`${kind} ${mark}: ${there}, not ${least} to ${most}`);
    }
  }
  const liked = await pairs(
    sql`select user_id, outfit_id, count(*) as times from outfit_reactions where kind = 'like' group by 1, 2`,
  );
  const unsure = times(unknown, "like");
  for (const [mark, toggled] of times(acknowledged, "like")) {
    if (!unsure.has(mark) && (liked.get(mark) ?? 0) !== toggled % 2) wrong.push(`like ${mark}: ${toggled}`);
  }
  expect(wrong).toEqual([]);
}

/**
 * Fails for partial writes: an outfit without items, a request without its e-mail, totals that are
 * not the sum.
 */
export async function expectNoPartialWrites(database: Database): Promise<void> {
  const halves = await rowsOf(
    database,
    sql`
      select 'outfit without its items' as half, o.id::text from outfits o
        where o.item_count = 0 or o.item_count <> (select count(*) from outfit_items i where i.outfit_id = o.id)
      union all select 'request without its mail', r.id::text from bespoke_requests r
        where not exists (select 1 from outbox_messages m where m.deduplication_key like 'bespoke/' || r.id || '%')
      union all select 'totals', t.active_outfits::text from catalogue_totals t
        where t.active_outfits <> (select count(*) from outfits where is_active)
      union all select 'counts', c.category from catalogue_counts c
        where c.active_outfits <> (select count(*) from outfits o
          where o.is_active and (o.category, o.section, o.type) = (c.category, c.section, c.type))`,
  );
  expect(halves).toEqual([]);
}

/** Begins the ids of pictures without a public address. */
export const PRIVATE_PREFIX = "private-";

/**
 * Fails unless the store holds every referenced picture undamaged (a picture's id is the digest of its bytes,
 * after the prefix of private ones); returns the ids.
 */
export async function expectEveryPicture(database: Database, store: BlobStore): Promise<string[]> {
  const shown = await rowsOf<{ id: string }>(
    database,
    sql`select id from ${media} where id in (select media_id from outfits union select media_id from bespoke_requests)`,
  );
  const ids = shown.map(({ id }) => id);
  const digests = await Promise.all(
    ids.map(async (id) => {
      const bytes = await store.get(masterKey(id));
      return bytes && createHash("sha256").update(bytes).digest("hex");
    }),
  );
  expect(digests).toEqual(ids.map((id) => id.replace(PRIVATE_PREFIX, "")));
  return ids;
}
