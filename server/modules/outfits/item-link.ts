import { type SQL, sql } from "drizzle-orm";
import { PRICE_HISTORY_MAX } from "#contract/limits.ts";
import type { Availability, LinkState } from "#contract/links/links.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";
import { toRupees } from "#contract/values/money.ts";
import { links, priceChanges } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";

/** A changed price in paise and when it changed, as ISO text. */
type PriceChange = [pricePaise: number, changedAt: string];

/** What is known of an item's link; all null for an item without a link record. */
export interface ItemLink {
  linkState: LinkState | null;
  priceCheckedAt: Date | string | null;
  availability: Availability | null;
  publishedPricePaise: number | null;
  /** Null for a price that never changed. */
  priceChanges: PriceChange[] | null;
}

/** The condition of the left join of links to items. */
export const isLinkOfItem = sql`md5(${links.url}) = md5(${outfitItems.normalisedLink})`;

const latestChanges: SQL<PriceChange[] | null> =
  sql`case when ${outfitItems.publishedPricePaise} is not null then (
  select json_agg(json_build_array(new_price_paise, changed_at) order by changed_at) from (
    select new_price_paise, changed_at from ${priceChanges} where item_id = ${outfitItems.id}
    order by changed_at desc limit ${sql.raw(String(PRICE_HISTORY_MAX - 1))}) as latest) end`;

/** When the shop last asked for the price that is shown; a check that found another one says nothing of it. */
const priceCheckedAt: SQL<Date | string | null> = sql`case
  when ${links.foundCurrency} = 'INR' and ${links.foundPriceHundredths} = ${outfitItems.pricePaise}
  then ${links.priceCheckedAt} end`;

/** The columns of `ItemLink` in a query of items that is joined to links. */
export const itemLinkSelection = {
  linkState: links.state,
  priceCheckedAt: priceCheckedAt.as("price_checked_at"),
  availability: links.availability,
  publishedPricePaise: outfitItems.publishedPricePaise,
  priceChanges: latestChanges.as("price_changes"),
};

/** The same as arguments of `json_build_object`. */
export const itemLinkJson = sql`
  'linkState', ${links.state}, 'priceCheckedAt', ${priceCheckedAt}, 'availability', ${links.availability},
  'publishedPricePaise', ${outfitItems.publishedPricePaise}, 'priceChanges', ${latestChanges}`;

/** What everybody sees of an item's link, apart from the link itself. */
export function presentItemLink(
  item: ItemLink,
): Pick<OutfitItem, "linkState" | "priceCheckedAt" | "availability" | "priceHistory"> {
  const { publishedPricePaise, priceChanges: changes } = item;
  const published =
    publishedPricePaise === null ? [] : [{ price: toRupees(publishedPricePaise), changedAt: null }];
  const history = (changes ?? []).map(([paise, at]) => ({
    price: toRupees(paise),
    changedAt: new Date(at).toISOString(),
  }));
  return {
    linkState: item.linkState ?? "unchecked",
    priceCheckedAt: item.priceCheckedAt === null ? null : new Date(item.priceCheckedAt).toISOString(),
    availability: item.availability ?? "unknown",
    ...(history.length > 0 ? { priceHistory: [...published, ...history] } : {}),
  };
}
