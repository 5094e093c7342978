/** Lets the category files say only what sets a look apart. */
import type { Category } from "#contract/outfit-vocabulary.ts";
import { DEFAULT_OUTFIT_TYPE } from "#contract/outfit-vocabulary.ts";
import type { DemoOutfit } from "#demo/catalogue/types.ts";

/** An outfit without what its file already says, or what most outfits share. */
export type Look = Omit<DemoOutfit, "category" | "type" | "isActive"> &
  Partial<Pick<DemoOutfit, "type" | "isActive">>;

/** The looks as outfits of the category: Normal and active unless they say otherwise. */
export function looks(category: Category, list: Look[]): DemoOutfit[] {
  return list.map((look) => ({ type: DEFAULT_OUTFIT_TYPE, isActive: true, ...look, category }));
}
