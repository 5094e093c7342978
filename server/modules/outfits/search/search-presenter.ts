import type { OutfitList, UnderstoodSearch } from "#contract/outfit.ts";
import type { SearchIntent } from "./parse-search.ts";

/** What a response says about a search. */
export function presentSearch(
  intent: SearchIntent,
  isPartial: boolean,
): Pick<OutfitList, "isPartial" | "understood" | "understoodParts"> {
  const [section, ...otherSections] = intent.sections;
  const [colour] = [...intent.garments.flatMap(({ colours }) => colours), ...intent.colours];
  const categories = [...new Set(intent.occasions.flatMap((occasion) => occasion.categories))];
  const understood: UnderstoodSearch = {
    ...(section && otherSections.length === 0 ? { section } : {}),
    ...(intent.price?.min === undefined ? {} : { minPrice: intent.price.min }),
    ...(intent.price?.max === undefined ? {} : { maxPrice: intent.price.max }),
    ...(colour ? { colour: colour.family } : {}),
    ...(categories.length > 0 ? { categories } : {}),
    words: intent.named,
  };
  return { isPartial, understood, understoodParts: intent.parts };
}
