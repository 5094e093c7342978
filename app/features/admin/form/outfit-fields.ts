import type { Outfit } from "#contract/outfit.ts";
import { DEFAULT_OUTFIT_TYPE } from "#contract/outfit-vocabulary.ts";

/** The form's values: numbers are strings, as typed. */
export interface OutfitFields {
  category: string;
  section: string;
  type: string;
  rateLook: string;
  tags: string[];
  description: string;
  items: ItemFields[];
  /** A new picture; without one, the current one remains. */
  image: File | null;
}

export interface ItemFields {
  /** The id of an existing item, which keeps it when it is moved; undefined for a new one. */
  itemId?: string | undefined;
  sourceName: string;
  itemName: string;
  itemPrice: string;
  itemLink: string;
}

export const EMPTY_ITEM: ItemFields = { sourceName: "", itemName: "", itemPrice: "", itemLink: "" };

export const EMPTY_FIELDS: OutfitFields = {
  category: "",
  section: "",
  type: DEFAULT_OUTFIT_TYPE,
  rateLook: "0",
  tags: [],
  description: "",
  items: [EMPTY_ITEM],
  image: null,
};

/** The form's values for an existing outfit. */
export function fieldsOf(outfit: Outfit): OutfitFields {
  return {
    category: outfit.category,
    section: outfit.section,
    type: outfit.type,
    rateLook: String(outfit.rateLook),
    tags: outfit.tags,
    description: outfit.description,
    items: outfit.items.map(({ itemId, sourceName, itemName, itemPrice, itemLink = "" }) => ({
      itemId,
      sourceName,
      itemName,
      itemPrice: String(itemPrice),
      itemLink,
    })),
    image: null,
  };
}

/** The typed values as input for the outfit's schema. */
export function typedOutfit(fields: OutfitFields) {
  return {
    ...fields,
    rateLook: typedRating(fields.rateLook),
    items: fields.items.map((item) => ({ ...item, itemPrice: typedPrice(item.itemPrice) })),
  };
}

/** Non-numeric input becomes 0. */
export function typedRating(text: string): number {
  const rating = Number(text);
  return Number.isFinite(rating) ? rating : 0;
}

/** Rupees from "1,299.50" or "1299.5"; NaN if it is not a number. */
export function typedPrice(text: string): number {
  const plain = text.replaceAll(",", "").trim();
  return plain === "" ? Number.NaN : Number(plain);
}
