import type { ActivityAction, ActivityFields } from "#contract/activity/activity.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";
import { toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import type { outfitItems } from "#server/db/schema/outfits.ts";
import {
  changedFields,
  type NewActivity,
  recordActivities,
} from "#server/modules/activity/record-activity.ts";
import { storedStyling } from "#server/modules/outfits/item-styling.ts";
import type { StoredOutfit } from "#server/modules/sessions/lock-order.ts";

export type StoredItem = typeof outfitItems.$inferSelect;

/** An outfit before and after a change. */
export interface OutfitChange {
  before: StoredOutfit;
  /** What the change sets. */
  set?: Partial<StoredOutfit>;
  /** The items that the change may concern. */
  items?: { before: readonly StoredItem[]; after: readonly StoredItem[] };
}

/**
 * Records changes for the history of each outfit, with the fields that differ. `administratorId` is null for
 * what the shop does by itself.
 */
export async function recordOutfitChanges(
  tx: Database,
  administratorId: string | null,
  action: ActivityAction,
  changes: readonly OutfitChange[],
): Promise<void> {
  await recordActivities(
    tx,
    changes.map((change) => ({ administratorId, action, ...describeChange(change) })),
  );
}

function describeChange({
  before,
  set,
  items,
}: OutfitChange): Pick<NewActivity, "subject" | "before" | "after"> {
  const after = { ...before, ...set };
  const changed = changedFields(describeOutfit(before), describeOutfit(after));
  const changedItems = items && describeItemChanges(items.before, items.after);
  const all = {
    before: { ...changed.before, ...changedItems?.before },
    after: { ...changed.after, ...changedItems?.after },
  };
  const isEmpty = Object.keys(all.after).length === 0;
  return {
    subject: { kind: "outfit", id: before.id, name: outfitName(after) },
    ...(isEmpty ? {} : all),
  };
}

function describeOutfit(outfit: StoredOutfit): ActivityFields {
  const { category, section, type, rateLook, tags, description, isActive, publishAt, mediaId } = outfit;
  return {
    ...{ category, section, type, rateLook, tags, description, isActive },
    publishAt: publishAt?.toISOString() ?? null,
    image: imageUrl(mediaId),
  };
}

/** The items that differ: whole where one was added or removed, else its name and what differs. */
function describeItemChanges(before: readonly StoredItem[], after: readonly StoredItem[]) {
  const removed: ActivityFields[] = [];
  const added: ActivityFields[] = [];
  for (const item of before) {
    const later = after.find(({ id }) => id === item.id);
    const described = describeItem(item);
    if (!later) {
      removed.push(described);
      continue;
    }
    const changed = changedFields(described, describeItem(later));
    if (Object.keys(changed.after).length === 0) continue;
    removed.push({ itemName: item.itemName, ...changed.before });
    added.push({ itemName: later.itemName, ...changed.after });
  }
  const known = new Set(before.map(({ id }) => id));
  added.push(...after.filter(({ id }) => !known.has(id)).map(describeItem));
  if (removed.length > 0 || added.length > 0) return { before: { items: removed }, after: { items: added } };
  return describeOrder(before, after);
}

function describeOrder(before: readonly StoredItem[], after: readonly StoredItem[]) {
  if (before.every(({ id }, place) => after[place]?.id === id)) return undefined;
  const names = (items: readonly StoredItem[]) => items.map(({ itemName }) => itemName);
  return { before: { itemOrder: names(before) }, after: { itemOrder: names(after) } };
}

function describeItem(item: StoredItem): ActivityFields {
  const { role, match, spot } = storedStyling(item);
  const { itemName, sourceName, pricePaise, link } = item;
  return {
    itemName,
    sourceName,
    itemPrice: toRupees(pricePaise),
    itemLink: link,
    role,
    match,
    spot: spot ? `${Math.round(spot.x * 100)} %, ${Math.round(spot.y * 100)} %` : null,
  };
}
