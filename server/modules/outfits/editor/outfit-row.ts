import { normaliseLink } from "#contract/links/link-url.ts";
import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import { outfitSubtitle } from "#contract/outfit/outfit-subtitle.ts";
import type { Colour } from "#contract/outfit/outfit-vocabulary.ts";
import { toPaise } from "#contract/values/money.ts";
import type { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { stylingColumns } from "#server/modules/outfits/item-styling.ts";
import { tokensOf } from "#server/modules/outfits/search/outfit-tokens.ts";

type OutfitColumns = typeof outfits.$inferInsert;
type ItemColumns = Omit<typeof outfitItems.$inferInsert, "outfitId">;

/**
 * The columns of an outfit and its items. Subtitle, item count, total price, roles, tokens and normalised links are
 * derived here only.
 */
export function outfitColumns(input: OutfitInput, pictureColours: readonly Colour[]) {
  const items = input.items.map((item, position) => ({
    position,
    sourceName: item.sourceName,
    itemName: item.itemName,
    pricePaise: toPaise(item.itemPrice),
    link: item.itemLink,
    normalisedLink: normaliseLink(item.itemLink),
    ...stylingColumns(item),
  }));
  const search = tokensOf({ ...input, items, pictureColours });
  const outfit = {
    category: input.category,
    section: input.section,
    type: input.type,
    rateLook: input.rateLook,
    tags: input.tags,
    description: input.description,
    subtitle: outfitSubtitle(items),
    itemCount: items.length,
    totalPricePaise: items.reduce((total, item) => total + item.pricePaise, 0),
    searchTokens: search.tokens,
    outfitTokens: search.outfitTokens,
  } satisfies Partial<OutfitColumns>;
  const searchedItems: ItemColumns[] = items.map((item, index) => ({
    ...item,
    searchTokens: search.items[index] ?? [],
    kindToken: search.kindTokens[index] ?? null,
  }));
  return { outfit, items: searchedItems };
}
