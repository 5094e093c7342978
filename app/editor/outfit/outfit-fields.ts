import {
  DEFAULT_ITEM_MATCH,
  type ItemMatch,
  type ItemRole,
  type Spot,
} from "#contract/outfit/item-styling.ts";
import type { Outfit, OutfitItem } from "#contract/outfit/outfit.ts";
import { DEFAULT_OUTFIT_TYPE } from "#contract/outfit/outfit-vocabulary.ts";
import { type Composition, pieceNameOf } from "#contract/studio/composition.ts";
import type { Cutout } from "#contract/studio/studio.ts";
import { readRupees } from "#contract/values/price-text.ts";
import { localTime } from "#contract/values/zoned-time.ts";

/** The form's values: numbers are strings, as typed. */
export interface OutfitFields {
  category: string;
  section: string;
  type: string;
  rateLook: string;
  tags: string[];
  description: string;
  /** A local time of the shop's zone; "" for none. */
  publishAt: string;
  items: ItemFields[];
  /** A new picture; without one, the current one remains. */
  image: File | null;
  /** The board that `image` is the preview of: it is sent in place of it. */
  composition: Composition | null;
  /** Those of its pieces. */
  cutouts: readonly Cutout[];
}

export interface ItemFields {
  /** The id of an existing item; undefined for a new one. */
  itemId?: string | undefined;
  sourceName: string;
  itemName: string;
  itemPrice: string;
  itemLink: string;
  /** "" derives it from the name. */
  role: ItemRole | "";
  match: ItemMatch;
  spot: Spot | null;
  /** An unchanged spot is not sent: a picture drawn meanwhile may have set another one on the server. */
  storedSpot: Spot | null;
  /** Where it is in the picture that the look has on the server. */
  presentSpot: Spot | null;
  /** Which piece of the board it is. */
  piece?: number | undefined;
}

export const EMPTY_ITEM: ItemFields = {
  sourceName: "",
  itemName: "",
  itemPrice: "",
  itemLink: "",
  role: "",
  match: DEFAULT_ITEM_MATCH,
  spot: null,
  storedSpot: null,
  presentSpot: null,
};

export const EMPTY_FIELDS: OutfitFields = {
  category: "",
  section: "",
  type: DEFAULT_OUTFIT_TYPE,
  rateLook: "0",
  tags: [],
  description: "",
  publishAt: "",
  items: [EMPTY_ITEM],
  image: null,
  composition: null,
  cutouts: [],
};

export function fieldsOf(outfit: Outfit, timeZone: string): OutfitFields {
  return {
    category: outfit.category,
    section: outfit.section,
    type: outfit.type,
    rateLook: String(outfit.rateLook),
    tags: outfit.tags,
    description: outfit.description,
    publishAt: outfit.publishAt ? localTime(new Date(outfit.publishAt), timeZone) : "",
    items: outfit.items.map(fieldsOfItem),
    image: null,
    composition: null,
    cutouts: [],
  };
}

function fieldsOfItem({ itemId, sourceName, itemName, itemPrice, ...item }: OutfitItem): ItemFields {
  const { itemLink = "", role, roleIsGiven, match, spot = null } = item;
  return {
    itemId,
    sourceName,
    itemName,
    itemPrice: String(itemPrice),
    itemLink,
    role: roleIsGiven ? role : "",
    match,
    spot,
    storedSpot: spot,
    presentSpot: spot,
  };
}

export function typedOutfit(fields: OutfitFields) {
  return {
    ...fields,
    composition: namedAsItems(fields),
    rateLook: typedRating(fields.rateLook),
    items: fields.items.map(({ spot, storedSpot, presentSpot: _, piece: __, ...item }) => ({
      ...item,
      itemPrice: typedPrice(item.itemPrice),
      role: item.role || null,
      spot: !fields.image && isSameSpot(spot, storedSpot) ? undefined : spot,
    })),
  };
}

/** Non-numeric input becomes 0. */
export function typedRating(text: string): number {
  const rating = Number(text);
  return Number.isFinite(rating) ? rating : 0;
}

/** NaN for a text that is no amount, or an ambiguous one. */
export function typedPrice(text: string): number {
  return readRupees(text) ?? Number.NaN;
}

function isSameSpot(one: Spot | null, other: Spot | null): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}

/** Pieces and items belong together by their names, so a piece follows the name of its item. */
export function namedAsItems({ composition, items }: OutfitFields): Composition | null {
  if (!composition) return null;
  const names = new Map(items.map(({ piece, itemName }) => [piece, pieceNameOf(itemName)]));
  return {
    ...composition,
    pieces: composition.pieces.map((piece, index) => ({
      ...piece,
      itemName: names.get(index) || piece.itemName,
    })),
  };
}
