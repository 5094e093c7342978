import type { ImportedChange } from "#contract/catalogue/catalogue-file.ts";
import { normaliseLink } from "#contract/links/link-url.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { type CataloguePatch, outfitItemInputSchema } from "#contract/outfit/outfit-input.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";
import type { linkedPictures } from "#server/db/schema/linked-pictures.ts";
import type { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import type { EditedOutfit } from "#server/modules/outfits/editor/outfit-editor.ts";
import { storedStyling } from "#server/modules/outfits/item-styling.ts";

export interface StoredOutfit {
  outfit: typeof outfits.$inferSelect;
  /** In their order. */
  items: (typeof outfitItems.$inferSelect)[];
  /** The address that its picture was imported from, or is to be; undefined if it has another one by now. */
  linked: Pick<typeof linkedPictures.$inferSelect, "url" | "state" | "isPlaceholder"> | undefined;
}

/** A change of a stored outfit, as the editor makes it. */
export type OutfitEdit = EditedOutfit & { isActive?: boolean | undefined };

type FieldChange = ImportedChange["fields"][number];
type FieldValue = FieldChange["before"];
type EditedItem = NonNullable<EditedOutfit["items"]>[number];

export interface Mistake {
  field: string;
  reason: string;
  found?: string;
}

export type Differences = { fields: FieldChange[]; edit: OutfitEdit } | { mistakes: Mistake[] };

const FIELDS = ["category", "section", "type", "rateLook", "tags", "description", "isActive"] as const;

/** A stored picture, one in the ZIP, which is not stored yet, or one that is to be fetched. */
export type FoundPicture = { id: string } | { name: string } | { url: string };

/**
 * What a patch changes of an outfit. `picture` is the one that the patch names, undefined for none that the
 * shop can show; spots belong to it, so without one that is stored they stay. A time of publishing that has
 * passed by `now` is a mistake.
 */
export function findDifferences(
  { outfit, items }: StoredOutfit,
  patch: CataloguePatch,
  { picture, now }: { picture: FoundPicture | undefined; now: Date },
): Differences {
  const fields: FieldChange[] = [];
  const edit: OutfitEdit = { mediaId: undefined };
  const compare = (field: string, before: FieldValue, after: FieldValue): boolean => {
    if (JSON.stringify(before) === JSON.stringify(after)) return false;
    fields.push({ field, before, after });
    return true;
  };
  for (const field of FIELDS) {
    const after = patch[field];
    if (after !== undefined && compare(field, outfit[field], after)) Object.assign(edit, { [field]: after });
  }
  const isActive = patch.isActive ?? outfit.isActive;
  if (!isActive && patch.publishAt !== undefined) {
    const { publishAt } = patch;
    if (compare("publishAt", isoTime(outfit.publishAt), isoTime(publishAt))) {
      if (publishAt && publishAt <= now) return { mistakes: [publishAtPast(publishAt)] };
      edit.publishAt = publishAt;
    }
  }
  if (picture) {
    const after = "id" in picture ? imageUrl(picture.id) : "url" in picture ? picture.url : picture.name;
    if (compare("image", imageUrl(outfit.mediaId), after) && "id" in picture) edit.mediaId = picture.id;
  }
  if (patch.items) {
    const merged = mergeItems(items, patch.items, picture !== undefined && !("url" in picture));
    if ("mistakes" in merged) return merged;
    fields.push(...merged.fields);
    if (merged.fields.length > 0) edit.items = merged.items;
  }
  return { fields, edit };
}

export function publishAtPast(publishAt: Date): Mistake {
  return {
    field: "publishAt",
    reason: OUTFIT_CHANGE_ERRORS.publishAtPast.text,
    found: publishAt.toISOString(),
  };
}

/** Whether changes go beyond those that were found before, or replace other values. */
export function changesMore(fields: readonly FieldChange[], before: readonly FieldChange[]): boolean {
  const known = new Set(before.map(changeKey));
  return fields.some((change) => !known.has(changeKey(change)));
}

/** Artwork and fetched pictures arrive in the background, with their spots; replacing those is no loss. */
function changeKey({ field, before, after }: FieldChange): string {
  const isOfPicture = field === "image" || field.endsWith(".spot");
  return JSON.stringify([field, isOfPicture ? null : before, after]);
}

/** The edit that makes an outfit as it is now. */
export function restoringEdit({ outfit, items }: Pick<StoredOutfit, "outfit" | "items">): OutfitEdit {
  const { category, section, type, rateLook, tags, description, isActive, publishAt, mediaId } = outfit;
  return {
    ...{ category, section, type, rateLook, tags, description, isActive, mediaId },
    publishAt: isActive ? undefined : publishAt,
    items: items.map((item) => {
      const { match, spot = null } = storedStyling(item);
      return {
        itemId: item.id,
        sourceName: item.sourceName,
        itemName: item.itemName,
        itemPrice: toRupees(item.pricePaise),
        itemLink: item.link,
        role: item.roleIsGiven ? item.role : null,
        ...{ match, spot },
      };
    }),
  };
}

const isoTime = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

type StoredItem = StoredOutfit["items"][number];
type ItemPatch = NonNullable<CataloguePatch["items"]>[number];

function mergeItems(
  stored: readonly StoredItem[],
  patches: readonly ItemPatch[],
  hasSpots: boolean,
): { fields: FieldChange[]; items: EditedItem[] } | { mistakes: Mistake[] } {
  const pairing = pairItems(stored, patches);
  if (!pairing) {
    const reason = IMPORT_MESSAGES.itemsUnmatched({ stored: stored.length, rows: patches.length });
    return { mistakes: [{ field: "items", reason }] };
  }
  const { items: pairs, uncertain } = pairing;
  const fields: FieldChange[] = [];
  const items: EditedItem[] = [];
  for (const [index, patch] of patches.entries()) {
    const item = pairs[index];
    const { spot, ...said } = patch;
    const given = hasSpots && spot !== undefined ? { ...said, spot } : said;
    if (item) {
      const merged = mergeItem(item, given);
      if (uncertain.has(index) && merged.fields.length > 0) return { mistakes: [unclear(stored, patch)] };
      fields.push(...merged.fields.map((field) => ({ ...field, field: `items[${index}].${field.field}` })));
      items.push(merged.item);
      continue;
    }
    const { data, error } = outfitItemInputSchema.safeParse(given);
    if (!data) {
      return {
        mistakes: error.issues.map(({ path, message }) => ({
          field: `items[${index}].${path.join(".")}`,
          reason: message,
        })),
      };
    }
    fields.push({ field: `items[${index}]`, before: null, after: data.itemName });
    items.push(data);
  }
  const kept = new Set(pairs);
  stored.forEach((item, index) => {
    if (!kept.has(item)) fields.push({ field: `items[${index}]`, before: item.itemName, after: null });
  });
  const order = pairs.filter((item) => item !== undefined);
  const isSorted = order.every((item, at) => at === 0 || (order[at - 1]?.position ?? 0) < item.position);
  if (!isSorted) {
    const names = (list: readonly StoredItem[]) => list.map(({ itemName }) => itemName);
    fields.push({ field: "items", before: names(stored), after: items.map(({ itemName }) => itemName) });
  }
  return { fields, items };
}

function unclear({ length }: readonly StoredItem[], { itemName }: ItemPatch): Mistake {
  const { itemsUnnamed, itemsUnclear } = IMPORT_MESSAGES;
  const reason = itemName === undefined ? itemsUnnamed : itemsUnclear;
  return { field: "itemLink", reason: reason({ stored: length }) };
}

interface Pairing {
  /** The stored item that each row is about; undefined for a new one. */
  items: (StoredItem | undefined)[];
  /** Rows that may be about another item. */
  uncertain: ReadonlySet<number>;
}

/**
 * Pairs rows with stored items by their links, and where they are as many, by names, then by places. A sorted
 * sheet keeps no places, so a row without a link is certain by its place only if it renames an item that
 * nothing else can be, or if it and others rename items without another price, while all other rows are where
 * they were. Undefined if rows have no links and are not as many.
 */
function pairItems(stored: readonly StoredItem[], patches: readonly ItemPatch[]): Pairing | undefined {
  const isAsMany = patches.length === stored.length;
  if (!isAsMany && patches.some(({ itemLink }) => itemLink === undefined)) return undefined;
  const free = new Set(stored);
  const items = patches.map((): StoredItem | undefined => undefined);
  const pair = (index: number, item: StoredItem | undefined) => {
    if (!items[index] && item && free.delete(item)) items[index] = item;
  };
  patches.forEach(({ itemLink, itemName }, index) => {
    if (itemLink === undefined) return;
    const same = [...free].filter((item) => linkOf(item) === normaliseLink(itemLink));
    pair(index, same.find((item) => item.itemName === itemName) ?? same[0]);
  });
  if (!isAsMany) return { items, uncertain: new Set() };
  const named = (list: readonly ItemPatch[], name: string | undefined) =>
    list.filter(({ itemName }) => itemName === name).length;
  patches.forEach(({ itemName }, index) => {
    if (named(stored, itemName) !== 1 || named(patches, itemName) !== 1) return;
    pair(
      index,
      [...free].find((item) => item.itemName === itemName),
    );
  });
  patches.forEach(({ itemLink }, index) => {
    if (itemLink !== undefined) pair(index, stored[index]);
  });
  const rest = [...patches.keys()].filter((at) => !items[at] && patches[at]?.itemLink === undefined);
  const areRenamed = rest.every((at) => named(stored, patches[at]?.itemName) === 0 && patches[at]?.itemName);
  const areInPlace = items.every((item, index) => !item || item === stored[index]);
  const left = [...free];
  // Names of a sorted and translated sheet are all new, and so would be the prices at their places.
  const areSamePrices = rest.every((index, at) => {
    const price = patches[index]?.itemPrice;
    return price === undefined || toPaise(price) === left[at]?.pricePaise;
  });
  const isCertain = free.size === 1 || (areRenamed && areInPlace && areSamePrices);
  rest.forEach((index, at) => {
    pair(index, left[at]);
  });
  return { items, uncertain: new Set(isCertain ? [] : rest) };
}

const linkOf = ({ normalisedLink, link }: StoredItem): string => normalisedLink ?? normaliseLink(link);

const ITEM_FIELDS = ["sourceName", "itemName", "itemPrice", "itemLink", "role", "match"] as const;

/** The changed item; a role that stays is left to the editor, which knows whether it was given. */
function mergeItem(item: StoredItem, patch: ItemPatch): { fields: FieldChange[]; item: EditedItem } {
  const { role, match, spot } = storedStyling(item);
  const before = {
    sourceName: item.sourceName,
    itemName: item.itemName,
    itemPrice: toRupees(item.pricePaise),
    itemLink: item.link,
    role,
    match,
  };
  const edited: EditedItem = {
    itemId: item.id,
    sourceName: patch.sourceName ?? before.sourceName,
    itemName: patch.itemName ?? before.itemName,
    itemPrice: patch.itemPrice === undefined ? before.itemPrice : toRupees(toPaise(patch.itemPrice)),
    itemLink: patch.itemLink ?? before.itemLink,
  };
  const fields: FieldChange[] = [];
  for (const field of ITEM_FIELDS) {
    const after = patch[field];
    if (after == null || after === before[field]) continue;
    fields.push({ field, before: before[field], after });
    Object.assign(edited, { [field]: after });
  }
  if (patch.spot !== undefined && spotText(patch.spot) !== spotText(spot)) {
    fields.push({ field: "spot", before: spotText(spot), after: spotText(patch.spot) });
    edited.spot = patch.spot;
  }
  return { fields, item: edited };
}

function spotText(spot: { x: number; y: number } | null | undefined): string | null {
  return spot ? `${spot.x}, ${spot.y}` : null;
}
