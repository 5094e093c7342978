import { sql } from "drizzle-orm";
import type { DemoCatalogue, DemoOutfit } from "#demo/catalogue/types.ts";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";
import type { Database } from "#server/db/database.ts";
import {
  commentReactions,
  comments,
  outfitReactions,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { insertOutfits } from "#server/modules/outfits/editor/outfit-writer.ts";
import { daysBefore, demoRows } from "./demo-rows.ts";
import { countEngagement } from "./engagement-counters.ts";

export interface DemoSeed {
  database: Database;
  mediaService: Pick<MediaService, "saveGenerated">;
  catalogue: DemoCatalogue;
  /** Draws an outfit's board: a WebP, the same for the same outfit and seed. */
  drawBoard: (outfit: DemoOutfit, seed: string) => Promise<Buffer>;
  now?: Date;
  onDrawn?: (drawn: number) => void;
}

const BOARDS_AT_ONCE = 2;
/** Names the lock under which one node at a time seeds; the number has no meaning of its own. */
const SEED_LOCK = 7_216_540_114;

/** Whether nobody has used the shop yet. */
export async function isEmptyShop(database: Database): Promise<boolean> {
  const [[outfit], [user]] = await Promise.all([
    database.select({ id: outfits.id }).from(outfits).limit(1),
    database.select({ id: users.id }).from(users).limit(1),
  ]);
  return outfit === undefined && user === undefined;
}

/**
 * Fills an empty shop with the demo: the pictures first, then every row in one transaction, so that a seeding that is
 * cut off leaves the shop empty and is done again, onto the same pictures. Answers false if another node was faster.
 */
export async function seedDemo({
  database,
  mediaService,
  catalogue,
  drawBoard,
  now = new Date(),
  onDrawn,
}: DemoSeed): Promise<boolean> {
  const drawingSlot = limitConcurrency(BOARDS_AT_ONCE);
  let drawn = 0;
  const drawnOutfits = await Promise.all(
    catalogue.outfits.map((outfit) =>
      drawingSlot(async () => {
        const { id } = await mediaService.saveGenerated(await drawBoard(outfit, outfit.key));
        drawn += 1;
        onDrawn?.(drawn);
        return { outfit, mediaId: id };
      }),
    ),
  );
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmptyShop(tx))) return false;
    const ids = await insertOutfits(
      tx,
      drawnOutfits.map(({ outfit, mediaId }) => ({
        input: outfit,
        mediaId,
        isActive: outfit.isActive,
        createdAt: daysBefore(now, outfit.ageDays),
        viewCount: outfit.views,
      })),
    );
    const outfitIds = new Map(catalogue.outfits.flatMap(({ key }, index) => pair(key, ids[index])));
    await insertRows(tx, demoRows(catalogue, outfitIds, now));
    await countEngagement(tx);
    return true;
  });
}

function pair(key: string, id: string | undefined): [string, string][] {
  return id === undefined ? [] : [[key, id]];
}

/** The demo is small enough for one statement a table; a statement without rows is an error. */
async function insertRows(tx: Database, rows: ReturnType<typeof demoRows>): Promise<void> {
  if (rows.users.length > 0) await tx.insert(users).values(rows.users);
  if (rows.outfitReactions.length > 0) await tx.insert(outfitReactions).values(rows.outfitReactions);
  if (rows.comments.length > 0) await tx.insert(comments).values(rows.comments);
  if (rows.commentReactions.length > 0) await tx.insert(commentReactions).values(rows.commentReactions);
  if (rows.replies.length > 0) await tx.insert(replies).values(rows.replies);
  if (rows.replyReactions.length > 0) await tx.insert(replyReactions).values(rows.replyReactions);
}
