import { and, asc, eq, gt, inArray, isNull, notExists, notInArray } from "drizzle-orm";
import { DEMO_ERRORS } from "#contract/messages/demo.ts";
import type { Demo } from "#contract/shop/demo.ts";
import type { Database } from "#server/db/database.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { analyticsOutfitDays, analyticsSourceDays } from "#server/db/schema/analytics.ts";
import { savedOutfits } from "#server/db/schema/boards.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems, outfits, searchWords } from "#server/db/schema/outfits.ts";
import { identities, users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { allKeys } from "#server/modules/media/media-keys.ts";
import { deleteUnusedMedia } from "#server/modules/media/media-repository.ts";
import { INDEXED_AT_ONCE, registerStoredWords } from "#server/modules/outfits/search/index-outfits.ts";
import { lockSession, lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { type DemoMarks, readDemoMarks } from "./demo-outfits.ts";

/** A person of the demo has no way to sign in. An account with a password or an identity is somebody's own. */
function isOfDemo(database: Database, { emails }: DemoMarks) {
  const own = database
    .select({ id: identities.userId })
    .from(identities)
    .where(eq(identities.userId, users.id));
  return and(
    inArray(users.email, emails),
    isNull(users.passwordHash),
    eq(users.isAdmin, false),
    notExists(own),
  );
}

export async function countDemo(database: Database): Promise<Demo> {
  const marks = await readDemoMarks();
  const [demoOutfits, people] = await findDemo(database, marks);
  const outfitIds = demoOutfits.map(({ id }) => id);
  const personIds = people.map(({ id }) => id);
  const at = inArray(comments.outfitId, outfitIds);
  const repliesAt = inArray(replies.commentId, database.select({ id: comments.id }).from(comments).where(at));
  const [ofComments, ofReplies, allComments, allReplies, saves, all] = await Promise.all([
    database.$count(comments, and(at, inArray(comments.userId, personIds))),
    database.$count(replies, and(repliesAt, inArray(replies.userId, personIds))),
    database.$count(comments, at),
    database.$count(replies, repliesAt),
    database.$count(
      savedOutfits,
      and(inArray(savedOutfits.outfitId, outfitIds), notInArray(savedOutfits.userId, personIds)),
    ),
    database.$count(outfits),
  ]);
  return {
    outfits: outfitIds.length,
    people: personIds.length,
    comments: allComments + allReplies,
    commentsOfOthers: allComments + allReplies - ofComments - ofReplies,
    saves,
    remainingOutfits: all - outfitIds.length,
  };
}

function findDemo(database: Database, marks: DemoMarks) {
  return Promise.all([
    database
      .select({ id: outfits.id, mediaId: outfits.mediaId })
      .from(outfits)
      .where(inArray(outfits.importKey, marks.keys))
      .orderBy(asc(outfits.id)),
    database.select({ id: users.id }).from(users).where(isOfDemo(database, marks)).orderBy(asc(users.id)),
  ]);
}

interface RemovedRows {
  outfitIds: string[];
  people: number;
}

/**
 * Removes the rows that the seed made and what hangs on them, in one transaction, then the pictures that
 * nothing else shows. Throws CONFLICT for a shop without anything of the demo.
 */
export async function removeDemo(
  database: Database,
  store: Pick<BlobStore, "remove">,
  caller: SignedInUser,
): Promise<RemovedRows> {
  const marks = await readDemoMarks();
  const { outfitIds, mediaIds, people } = await database.transaction(async (tx) => {
    await lockUserShared(tx, caller.id);
    await lockSession(tx, caller.sessionId);
    const persons = await tx
      .select({ id: users.id })
      .from(users)
      .where(isOfDemo(tx, marks))
      .orderBy(asc(users.id))
      .for("update");
    const found = await tx
      .select({ id: outfits.id, mediaId: outfits.mediaId })
      .from(outfits)
      .where(inArray(outfits.importKey, marks.keys))
      .orderBy(asc(outfits.id))
      .for("update");
    if (persons.length + found.length === 0) throw new ApiError("CONFLICT", DEMO_ERRORS.noDemo);
    const ids = found.map(({ id }) => id);
    const personIds = persons.map(({ id }) => id);
    await removeOutfits(tx, ids);
    await tx.delete(users).where(inArray(users.id, personIds));
    await tx
      .delete(administratorActivity)
      .where(inArray(administratorActivity.subjectId, [...ids, ...personIds]));
    await recordActivity(tx, {
      administratorId: caller.id,
      action: "removed",
      subject: { kind: "demo", id: "", name: "" },
      before: { outfits: ids.length, people: personIds.length },
    });
    return { outfitIds: ids, mediaIds: found.map(({ mediaId }) => mediaId), people: personIds.length };
  });
  for (const id of new Set(mediaIds)) {
    // As media-sweep.ts does, without its delay: the row is locked until the blobs are gone.
    await database.transaction(async (tx) => {
      if (!(await deleteUnusedMedia(tx, id, 0))) return;
      for (const key of allKeys(id)) await store.remove(key);
    });
  }
  return { outfitIds, people };
}

async function removeOutfits(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const items = await tx
    .select({ link: outfitItems.normalisedLink, source: outfitItems.sourceName })
    .from(outfitItems)
    .where(inArray(outfitItems.outfitId, ids));
  // Foreign keys delete items, comments, replies, reactions, saves and cart entries.
  await tx.delete(outfits).where(inArray(outfits.id, ids));
  await tx.delete(analyticsOutfitDays).where(inArray(analyticsOutfitDays.outfitId, ids));
  const kept = (condition: ReturnType<typeof eq>) =>
    notExists(tx.select({ id: outfitItems.id }).from(outfitItems).where(condition));
  await tx.delete(analyticsSourceDays).where(
    and(
      inArray(
        analyticsSourceDays.source,
        items.map(({ source }) => source),
      ),
      kept(eq(outfitItems.sourceName, analyticsSourceDays.source)),
    ),
  );
  await tx.delete(links).where(
    and(
      inArray(
        links.url,
        items.flatMap(({ link }) => link ?? []),
      ),
      kept(eq(outfitItems.normalisedLink, links.url)),
    ),
  );
  await renewSearchWords(tx);
}

/** The vocabulary does not say whose words they are, so those of the remaining outfits are registered anew. */
async function renewSearchWords(tx: Database): Promise<void> {
  await tx.delete(searchWords);
  for (let after: string | undefined; ; ) {
    const rows = await tx
      .select({ id: outfits.id })
      .from(outfits)
      .where(after === undefined ? undefined : gt(outfits.id, after))
      .orderBy(asc(outfits.id))
      .limit(INDEXED_AT_ONCE);
    if (rows.length === 0) return;
    await registerStoredWords(
      tx,
      rows.map(({ id }) => id),
    );
    after = rows.at(-1)?.id;
  }
}
