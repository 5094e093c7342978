import { eq, type SQL, sql } from "drizzle-orm";
import type { LinkState } from "#contract/links.ts";
import { normaliseLink } from "#contract/normalise-link.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { links } from "#server/db/schema/links.ts";
import type { Visit } from "#server/modules/links/fetching/page-visitor.ts";
import type { Reading } from "#server/readers/pages/read-product.ts";
import { findOutfitsOf, followPrice } from "./follow-price.ts";
import { checkedState } from "./link-state.ts";

export interface SavedVisit {
  state: LinkState;
  /** Outfits whose responses change. */
  outfitIds: string[];
  /** Whether prices changed, and lists with them. */
  isPriceChanged: boolean;
}

/** Records a visit of a link's page, and lets prices follow; undefined for a link that is deleted meanwhile. */
export async function saveVisit(
  database: Database,
  linkId: string,
  visit: Visit,
  followShopPrices: boolean,
): Promise<SavedVisit | undefined> {
  return database.transaction(async (tx) => {
    const [link] = await tx.select().from(links).where(eq(links.id, linkId));
    if (!link) return undefined;
    const { nextInMinutes, ...checked } = checkedState(link, visit, await databaseNow(tx));
    const response = visit.kind === "response" ? visit : undefined;
    const reading = checked.state === "ok" && response?.reading?.isProduct ? response.reading : undefined;
    const price = await applyPrice(tx, link, reading, followShopPrices);
    await tx
      .update(links)
      .set({
        ...checked,
        checkedAt: sql`now()`,
        nextCheckAt: sql`now() + make_interval(mins => ${Math.round(nextInMinutes)})`,
        opensSinceCheck: 0,
        ...(response ? { finalUrl: normaliseLink(response.finalUrl) } : {}),
        ...(reading ? readColumns(reading) : {}),
        ...price.columns,
      })
      .where(eq(links.id, linkId));
    const isPriceChanged = price.outfitIds.length > 0;
    return { state: checked.state, isPriceChanged, outfitIds: await findOutfitsOf(tx, linkId) };
  });
}

type LinkRow = typeof links.$inferSelect;

async function applyPrice(
  tx: Database,
  link: LinkRow,
  reading: Reading | undefined,
  followShopPrices: boolean,
): Promise<{ outfitIds: string[]; columns: { priceCheckedAt?: SQL; isPriceWaiting?: boolean } }> {
  if (reading?.price === undefined) return { outfitIds: [], columns: {} };
  // The found price replaces one in rupees that waited.
  if (reading.currency !== "INR") return { outfitIds: [], columns: { isPriceWaiting: false } };
  const { price } = reading;
  const { outfitIds, isDifferent } = await followPrice(
    tx,
    link.id,
    price,
    followShopPrices ? undefined : () => false,
  );
  const columns = {
    priceCheckedAt: sql`now()`,
    isPriceWaiting: isDifferent && price !== link.refusedPricePaise,
  };
  return { outfitIds, columns };
}

/** What a page does not say stays as an earlier check found it, except for the availability. */
function readColumns({ title, image, price, currency, availability }: Reading) {
  return {
    availability,
    ...(title === undefined ? {} : { foundTitle: title }),
    ...(image === undefined ? {} : { foundImage: image }),
    ...(price === undefined ? {} : { foundPriceHundredths: price, foundCurrency: currency ?? null }),
  };
}
