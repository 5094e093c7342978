import type { OutfitSummary } from "#contract/outfit/outfit.ts";

/** What the full-size viewer needs to know of an outfit: any list's or the detail's will do. */
export type ViewedOutfit = Pick<
  OutfitSummary,
  "_id" | "category" | "section" | "image" | "imageWidth" | "imageHeight" | "imagePlaceholder" | "totalPrice"
>;
