import { toPaise } from "#contract/money.ts";
import type { OutfitInput } from "#contract/outfit-input.ts";
import type { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { wordsOf } from "#server/modules/outfits/search/search-words.ts";

type OutfitColumns = typeof outfits.$inferInsert;
type ItemColumns = Omit<typeof outfitItems.$inferInsert, "outfitId">;

/** The columns of an outfit and its items. Item count, total price and search words are derived here only. */
export function outfitColumns(input: OutfitInput) {
  const items: ItemColumns[] = input.items.map((item, position) => ({
    position,
    sourceName: item.sourceName,
    itemName: item.itemName,
    pricePaise: toPaise(item.itemPrice),
    link: item.itemLink,
  }));
  const outfit = {
    category: input.category,
    section: input.section,
    type: input.type,
    rateLook: input.rateLook,
    tags: input.tags,
    description: input.description,
    itemCount: items.length,
    totalPricePaise: items.reduce((total, item) => total + item.pricePaise, 0),
    searchWords: wordsOf([
      input.category,
      input.section,
      input.description,
      ...input.tags,
      ...input.items.flatMap((item) => [item.itemName, item.sourceName]),
    ]),
  } satisfies Partial<OutfitColumns>;
  return { outfit, items };
}
