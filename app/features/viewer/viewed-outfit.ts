import type { OutfitSummary } from "#contract/outfit/outfit.ts";

/** The part of an outfit that the full-size viewer needs; outfits of lists and of the detail page have it. */
export type ViewedOutfit = Pick<
  OutfitSummary,
  | "_id"
  | "category"
  | "section"
  | "type"
  | "subtitle"
  | "image"
  | "imageWidth"
  | "imageHeight"
  | "imagePlaceholder"
  | "totalPrice"
>;
