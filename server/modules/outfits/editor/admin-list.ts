import { z } from "zod";
import { type Outfit, outfitSchema } from "#contract/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { withReplies } from "#server/modules/outfits/detail/outfit-service.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";
import { presentForAdmin, presentItem, presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import { type OutfitRecord, selectOutfits } from "#server/modules/outfits/outfit-selection.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import {
  type AfterOutfit,
  findCommentsOf,
  findItemsOf,
  findReactionUsersOf,
  newestAfter,
} from "./outfit-batch-repository.ts";

/** Every outfit of the shop, inactive ones too, newest first, in batches, so that other requests run in between. */

/** Few, because each can have thousands of ids and fifty threads. */
const OUTFITS_PER_BATCH = 25;

const wholeSchema = z.array(outfitSchema);

/** Outfits with everything that the detail call returns. */
export async function* wholeOutfitBatches(database: Database, caller: SignedInUser) {
  const find = (after: AfterOutfit) => {
    const { where, orderBy } = newestAfter(after);
    return selectOutfits(database)
      .where(where)
      .orderBy(...orderBy)
      .limit(OUTFITS_PER_BATCH);
  };
  for await (const records of allBatches(find)) {
    yield wholeSchema.parse(await presentWhole(database, records, caller));
  }
}

async function* allBatches<T extends NonNullable<AfterOutfit>>(
  find: (after: AfterOutfit) => PromiseLike<T[]>,
): AsyncGenerator<T[]> {
  let batch = await find(undefined);
  while (batch.length > 0) {
    yield batch;
    batch = await find(batch.at(-1));
  }
}

async function presentWhole(
  database: Database,
  records: readonly OutfitRecord[],
  caller: SignedInUser,
): Promise<Outfit[]> {
  const ids = records.map(({ id }) => id);
  const [items, likes, dislikes, found] = await Promise.all([
    findItemsOf(database, ids),
    findReactionUsersOf(database, ids, "like", caller.id),
    findReactionUsersOf(database, ids, "dislike", caller.id),
    findCommentsOf(database, ids),
  ]);
  const presented = await withReplies(database, found, caller);
  const outfitOf = new Map(found.map((comment) => [comment.id, comment.outfitId]));
  const commentsOf = groupBy(presented, ({ commentId }) => outfitOf.get(commentId) ?? "");
  const [itemsOf, likesOf, dislikesOf] = [byOutfit(items), byOutfit(likes), byOutfit(dislikes)];
  return records.map((record) => ({
    ...presentSummary(record),
    ...presentForAdmin(record),
    items: (itemsOf.get(record.id) ?? []).map((item) => presentItem(item, caller)),
    likes: (likesOf.get(record.id) ?? []).map(({ userId }) => userId),
    dislikes: (dislikesOf.get(record.id) ?? []).map(({ userId }) => userId),
    comments: commentsOf.get(record.id) ?? [],
  }));
}

function byOutfit<T extends { outfitId: string }>(rows: readonly T[]): Map<string, T[]> {
  return groupBy(rows, ({ outfitId }) => outfitId);
}
