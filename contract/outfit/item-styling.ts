/** What an item is within its outfit, and where and how faithfully the picture shows it. */

export const ITEM_ROLES = [
  "whole",
  "top",
  "bottom",
  "layer",
  "footwear",
  "bag",
  "jewellery",
  "accessory",
  "other",
] as const;
export type ItemRole = (typeof ITEM_ROLES)[number];

/** Whether the item is the very one in the picture or one like it. */
export const ITEM_MATCHES = ["exact", "similar"] as const;
export type ItemMatch = (typeof ITEM_MATCHES)[number];
export const DEFAULT_ITEM_MATCH: ItemMatch = "exact";

/** A point of the picture, as shares of its width and height from its top left corner. */
export interface Spot {
  x: number;
  y: number;
}
