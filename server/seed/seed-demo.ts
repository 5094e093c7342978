import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
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
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import { runImport } from "#server/modules/catalogue/import/import-outfits.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { insertOutfits } from "#server/modules/outfits/editor/outfit-writer.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import { contentKey } from "#server/readers/catalogue/catalogue-entry.ts";
import { openCatalogueFile } from "#server/readers/catalogue/open-catalogue-file.ts";
import { daysBefore, demoRows } from "./demo-rows.ts";
import { countEngagement } from "./engagement-counters.ts";
import { catalogueFileOf, type Demo, readDemo } from "./read-demo.ts";

export interface DemoSeed {
  database: Database;
  mediaService: Pick<MediaService, "saveGenerated" | "savePrepared">;
  /** Folder of the demo's files (see read-demo.ts). */
  folder: string;
  now?: Date;
}

const PICTURES_AT_ONCE = 4;
/** Key of the advisory lock under which one node at a time seeds; an arbitrary number. */
const SEED_LOCK = 7_216_540_114;

/** Whether the shop has neither outfits nor users. */
export async function isEmptyShop(database: Database): Promise<boolean> {
  const [[outfit], [user]] = await Promise.all([
    database.select({ id: outfits.id }).from(outfits).limit(1),
    database.select({ id: users.id }).from(users).limit(1),
  ]);
  return outfit === undefined && user === undefined;
}

/**
 * Fills an empty shop with the demo: the pictures first, then all rows in one transaction. An interrupted
 * seeding leaves the shop empty, and the next one stores the same pictures again. Returns false if another
 * node has seeded the shop.
 */
export async function seedDemo({
  database,
  mediaService,
  folder,
  now = new Date(),
}: DemoSeed): Promise<boolean> {
  const demo = await readDemo(folder);
  const pictures = await savePictures(mediaService, folder, demo);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmptyShop(tx))) return false;
    const outfitIds = await importOutfits(tx, { mediaService, demo, pictures, folder, now });
    await insertRows(tx, demoRows(demo, outfitIds, now));
    await countEngagement(tx);
    return true;
  });
}

/**
 * Returns the ids of the stored pictures by their paths in the catalogue. After a failure it stores no more
 * and waits for those that are being stored, so that nothing is written once it has failed.
 */
async function savePictures(
  { saveGenerated }: Pick<MediaService, "saveGenerated">,
  folder: string,
  { outfits: shown }: Demo,
): Promise<Map<string, string>> {
  const pictureSlot = limitConcurrency(PICTURES_AT_ONCE);
  const ids = new Map<string, string>();
  const failures: unknown[] = [];
  const save = async (image: string): Promise<void> => {
    if (failures.length > 0) return;
    try {
      ids.set(image, (await saveGenerated(await readFile(join(folder, image)))).id);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(shown.map(({ image }) => pictureSlot(() => save(image))));
  if (failures.length > 0) throw failures[0];
  return ids;
}

/**
 * Imports the catalogue with the ages and views of the demo. Returns the ids of the outfits by their keys.
 */
async function importOutfits(
  tx: Database,
  {
    mediaService,
    demo,
    pictures,
    folder,
    now,
  }: Required<Omit<DemoSeed, "database">> & { demo: Demo; pictures: Map<string, string> },
): Promise<Map<string, string>> {
  const histories = new Map(demo.reactions.map((history) => [history.outfit, history]));
  const keys = new Map(demo.outfits.map(({ key, outfit }) => [contentKey(outfit), key]));
  const ids = new Map<string, string>();
  const { entries } = await openCatalogueFile(catalogueFileOf(folder));
  await runImport({
    database: tx,
    mediaService,
    entries: entries(),
    findPicture: async ({ image }) => {
      const id = pictures.get(image);
      return id === undefined ? undefined : { id };
    },
    change: async () => "alreadyThere",
    insert: async (newOutfits) => {
      await registerWordsOf(
        tx,
        newOutfits.map(({ input }) => input),
      );
      const stored = await insertOutfits(
        tx,
        newOutfits.map((outfit) => {
          const history = histories.get(keys.get(outfit.importKey ?? "") ?? "");
          return {
            ...outfit,
            createdAt: daysBefore(now, history?.ageDays ?? 0),
            viewCount: history?.views ?? 0,
          };
        }),
      );
      stored.forEach((id, index) => {
        const key = keys.get(newOutfits[index]?.importKey ?? "");
        if (id !== undefined && key !== undefined) ids.set(key, id);
      });
      return stored;
    },
    now,
  });
  return ids;
}

/** Inserts each table with one statement; a statement without rows is an error. */
async function insertRows(tx: Database, rows: ReturnType<typeof demoRows>): Promise<void> {
  if (rows.users.length > 0) await tx.insert(users).values(rows.users);
  if (rows.outfitReactions.length > 0) await tx.insert(outfitReactions).values(rows.outfitReactions);
  if (rows.comments.length > 0) await tx.insert(comments).values(rows.comments);
  if (rows.commentReactions.length > 0) await tx.insert(commentReactions).values(rows.commentReactions);
  if (rows.replies.length > 0) await tx.insert(replies).values(rows.replies);
  if (rows.replyReactions.length > 0) await tx.insert(replyReactions).values(rows.replyReactions);
}
