import {
  DEFAULT_ITEM_MATCH,
  type ItemMatch,
  type ItemRole,
  type Spot,
} from "#contract/outfit/item-styling.ts";
import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import { toRupees } from "#contract/values/money.ts";
import type { outfitItems } from "#server/db/schema/outfits.ts";
import { deriveRole } from "./item-role.ts";

type ItemRow = typeof outfitItems.$inferSelect;
type StylingColumns = Pick<ItemRow, "role" | "roleIsGiven" | "match" | "spotX" | "spotY">;
type ItemInput = OutfitInput["items"][number];

/**
 * The columns of an item's place in the outfit. A given role that the name says too counts as derived, so
 * that it follows the name.
 */
export function stylingColumns({ itemName, role, match, spot }: ItemInput) {
  const derived = deriveRole(itemName);
  return {
    role: role ?? derived,
    roleIsGiven: role != null && role !== derived,
    match: match ?? DEFAULT_ITEM_MATCH,
    spotX: spot?.x ?? null,
    spotY: spot?.y ?? null,
  } satisfies StylingColumns;
}

/** An item's place in the outfit, as it is stored. */
export function storedStyling(item: Pick<ItemRow, "itemName"> & StylingColumns): {
  role: ItemRole;
  match: ItemMatch;
  spot: Spot | undefined;
} {
  const { itemName, role, match, spotX, spotY } = item;
  return {
    role: role ?? deriveRole(itemName),
    match,
    spot: spotX === null || spotY === null ? undefined : { x: spotX, y: spotY },
  };
}

/** The edited item, with what it says nothing about as the item that it replaces has it; null removes. */
export function withStoredStyling<T extends ItemInput>(edited: T, stored: StylingColumns | undefined): T {
  if (!stored) return edited;
  const { role, roleIsGiven, match, spotX, spotY } = stored;
  return {
    ...edited,
    role: edited.role === undefined && roleIsGiven ? role : edited.role,
    match: edited.match === undefined ? match : edited.match,
    spot:
      edited.spot === undefined && spotX !== null && spotY !== null ? { x: spotX, y: spotY } : edited.spot,
  };
}

/** A stored item as the input that would store it again. */
export function storedItemInput(item: ItemRow): ItemInput {
  const { sourceName, itemName, pricePaise, link } = item;
  return withStoredStyling({ sourceName, itemName, itemPrice: toRupees(pricePaise), itemLink: link }, item);
}
