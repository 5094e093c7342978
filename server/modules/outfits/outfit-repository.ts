import { and, asc, desc, eq, sql } from "drizzle-orm";
import { REACTION_USERS_LISTED } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { outfitReactions, type ReactionKind } from "#server/db/schema/engagement.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { selectOutfits } from "./outfit-list-repository.ts";

/** One outfit, active or not; undefined if there is none. */
export async function findOutfit(database: Database, id: string) {
  const [outfit] = await selectOutfits(database).where(eq(outfits.id, id));
  return outfit;
}

/** Whether there is an outfit of this id that the public may see, or for an administrator any (D26). */
export async function isVisibleOutfit(database: Database, id: string, isAdmin: boolean): Promise<boolean> {
  const found = await database
    .select({ id: outfits.id })
    .from(outfits)
    .where(and(eq(outfits.id, id), isAdmin ? undefined : eq(outfits.isActive, true)));
  return found.length > 0;
}

/** The items of an outfit in their order. */
export async function findItems(database: Database, outfitId: string) {
  return database
    .select()
    .from(outfitItems)
    .where(eq(outfitItems.outfitId, outfitId))
    .orderBy(asc(outfitItems.position));
}

/** Who reacted to an outfit so, newest first, at most 1,000; a caller who did is always among them (D28). */
export async function findReactionUsers(
  database: Database,
  outfitId: string,
  kind: ReactionKind,
  callerId: string | undefined,
): Promise<string[]> {
  const callerFirst = callerId ? [desc(sql`${outfitReactions.userId} = ${callerId}`)] : [];
  const rows = await database
    .select({ userId: outfitReactions.userId, createdAt: outfitReactions.createdAt })
    .from(outfitReactions)
    .where(and(eq(outfitReactions.outfitId, outfitId), eq(outfitReactions.kind, kind)))
    .orderBy(...callerFirst, desc(outfitReactions.createdAt), desc(outfitReactions.userId))
    .limit(REACTION_USERS_LISTED);
  return rows
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.userId < b.userId ? 1 : -1))
    .map((row) => row.userId);
}

/** Adds views gathered in memory; one statement, rows in the order of their ids so that writers cannot deadlock. */
export async function addViews(database: Database, views: ReadonlyMap<string, number>): Promise<void> {
  const sorted = [...views].sort(([a], [b]) => (a < b ? -1 : 1));
  const values = sql.join(
    sorted.map(([id, added]) => sql`(${id}::uuid, ${added}::bigint)`),
    sql`, `,
  );
  await database.execute(sql`
    update ${outfits} set view_count = view_count + gathered.added
    from (select ${outfits.id} as id, v.added from ${outfits} join (values ${values}) as v(id, added) on v.id = ${outfits.id}
          order by ${outfits.id} for update of ${outfits}) as gathered
    where ${outfits.id} = gathered.id
  `);
}
