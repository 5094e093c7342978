import { inArray, sql } from "drizzle-orm";
import type { ActivityAction } from "#contract/activity/activity.ts";
import type { BulkChange, BulkResult } from "#contract/dashboard/bulk-outfits.ts";
import { TAGS_MAX } from "#contract/limits.ts";
import { OUTFIT_CHANGE_MESSAGES as messages, OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { indexInBatches } from "#server/modules/outfits/search/index-outfits.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import { lockOutfits, lockUserShared, type StoredOutfit } from "#server/modules/sessions/lock-order.ts";
import { type OutfitChange, recordOutfitChanges } from "./record-outfit-changes.ts";
import { requireFuture } from "./require-future.ts";

function recordedAs(change: BulkChange): ActivityAction {
  if (change.action === "activate") return "activated";
  if (change.action === "deactivate") return "deactivated";
  if (change.action === "delete") return "deleted";
  return change.action === "schedule" && change.publishAt ? "scheduled" : "changed";
}

type Change = Required<Pick<OutfitChange, "before" | "set">>;

/** What a change does to one outfit: it sets columns, does nothing (undefined), or fails with a sentence. */
type Outcome = { set: Partial<StoredOutfit> } | { failure: string } | undefined;

/**
 * Changes several outfits in one transaction; an outfit that cannot be changed fails alone. `ids` are those
 * of the changed outfits.
 */
export async function changeOutfits(
  database: Database,
  administratorId: string,
  change: BulkChange,
): Promise<BulkResult & { ids: string[] }> {
  if (change.action === "schedule") await requireFuture(database, change.publishAt);
  if (change.action === "addTag") await registerWordsOf(database, [{ tags: [change.tag] }]);
  return database.transaction(async (tx) => {
    await lockUserShared(tx, administratorId);
    const found = await lockOutfits(tx, change.ids, change.action === "delete" ? "update" : "no key update");
    const foundIds = new Set(found.map(({ id }) => id));
    const failed = change.ids
      .filter((id) => !foundIds.has(id))
      .map((id) => ({ id, message: messages.deleted as string }));
    const changes: Change[] = [];
    for (const before of found) {
      const outcome = outcomeFor(before, change);
      if (outcome && "failure" in outcome) failed.push({ id: before.id, message: outcome.failure });
      else if (outcome) changes.push({ before, set: outcome.set });
    }
    await storeChanges(tx, change, changes);
    await recordOutfitChanges(tx, administratorId, recordedAs(change), changes);
    return { changed: changes.length, failed, ids: changes.map(({ before }) => before.id) };
  });
}

function outcomeFor(outfit: StoredOutfit, change: BulkChange): Outcome {
  switch (change.action) {
    case "activate":
      return outfit.isActive ? undefined : { set: { isActive: true, publishAt: null } };
    case "deactivate":
      return outfit.isActive ? { set: { isActive: false, publishAt: null } } : undefined;
    case "delete":
      return { set: {} };
    case "setCategory":
      return outfit.category === change.category ? undefined : { set: { category: change.category } };
    case "setType":
      return outfit.type === change.type ? undefined : { set: { type: change.type } };
    case "addTag":
      if (hasTag(outfit, change.tag)) return undefined;
      if (outfit.tags.length >= TAGS_MAX) return { failure: messages.tooManyTags };
      return { set: { tags: [...outfit.tags, change.tag] } };
    case "removeTag":
      if (!hasTag(outfit, change.tag)) return undefined;
      return { set: { tags: outfit.tags.filter((tag) => !isSameTag(tag, change.tag)) } };
    case "schedule": {
      if (outfit.isActive) return { failure: OUTFIT_CHANGE_ERRORS.publishAtActive.text };
      const { publishAt } = change;
      return publishAt?.getTime() === outfit.publishAt?.getTime() ? undefined : { set: { publishAt } };
    }
  }
}

function hasTag({ tags }: StoredOutfit, wanted: string): boolean {
  return tags.some((tag) => isSameTag(tag, wanted));
}

function isSameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** One statement for all outfits. */
async function storeChanges(tx: Database, { action }: BulkChange, changes: readonly Change[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const ids = changes.map(({ before }) => before.id);
  const isChanged = inArray(outfits.id, ids);
  if (action === "delete") {
    await tx.delete(outfits).where(isChanged);
    await touchMedia(tx, [...new Set(changes.map(({ before }) => before.mediaId))]);
  } else if (action === "addTag" || action === "removeTag") {
    const rows = changes.map(({ before, set }) => ({ id: before.id, tags: set.tags }));
    await tx.execute(sql`
      update ${outfits} set tags = changed.tags, version = version + 1, updated_at = now()
      from json_to_recordset(${JSON.stringify(rows)}::json) as changed (id uuid, tags text[])
      where ${outfits.id} = changed.id`);
    await indexInBatches(tx, ids);
  } else {
    // The same for each. A version rises with what the form edits.
    const isInForm = action === "schedule" || action === "setCategory" || action === "setType";
    const version = isInForm ? sql`${outfits.version} + 1` : undefined;
    await tx
      .update(outfits)
      .set({ ...first.set, version, updatedAt: sql`now()` })
      .where(isChanged);
    // Search finds an outfit by its category.
    if (action === "setCategory") await indexInBatches(tx, ids);
  }
}
