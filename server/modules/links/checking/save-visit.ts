import { eq, type SQL, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import type { LinkState } from "#contract/links/links.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { links } from "#server/db/schema/links.ts";
import type { Visit } from "#server/modules/links/fetching/page-visitor.ts";
import type { Reading } from "#server/readers/pages/read-product.ts";
import { findOutfitsOf, followPrice, lockOutfitsOf } from "./follow-price.ts";
import { checkedState, isPage } from "./link-state.ts";

export interface SavedVisit {
  state: LinkState;
  outfitIds: string[];
  isPriceChanged: boolean;
}

/** Records a visit of a link's page, and lets prices follow; undefined if the link was deleted meanwhile. */
export async function saveVisit(
  database: Database,
  linkId: string,
  visit: Visit,
  followShopPrices: boolean,
): Promise<SavedVisit | undefined> {
  return database.transaction(async (tx) => {
    const response = visit.kind === "response" ? visit : undefined;
    const product = response?.reading?.isProduct ? response.reading : undefined;
    // The lock order is outfits, link, as in `decideOnPrice`.
    const outfitIds =
      product?.price === undefined ? await findOutfitsOf(tx, linkId) : await lockOutfitsOf(tx, linkId);
    // Locked before it is read, because another check or a decision may be about to change it.
    const [link] = await tx.select().from(links).where(eq(links.id, linkId)).for("no key update");
    if (!link) return undefined;
    const { nextInMinutes, ...checked } = checkedState(link, visit, await databaseNow(tx));
    const reading = checked.state === "ok" ? product : undefined;
    const price = await applyPrice(tx, { link, outfitIds }, reading, followShopPrices);
    await tx
      .update(links)
      .set({
        ...checked,
        checkedAt: sql`now()`,
        nextCheckAt: sql`now() + make_interval(mins => ${Math.round(nextInMinutes)})`,
        opensSinceCheck: 0,
        // A shop that refuses the visit may send it anywhere.
        ...(response && isPage(response.status) ? { finalUrl: normaliseLink(response.finalUrl) } : {}),
        ...(reading ? readColumns(reading) : {}),
        // A page that can no longer be read says nothing of the stock.
        ...(response && !reading && (isPage(response.status) || checked.state === "blocked")
          ? { availability: "unknown" as const }
          : {}),
        ...price.columns,
      })
      .where(eq(links.id, linkId));
    return { state: checked.state, isPriceChanged: price.isChanged, outfitIds };
  });
}

type LinkRow = typeof links.$inferSelect;

async function applyPrice(
  tx: Database,
  { link, outfitIds }: { link: LinkRow; outfitIds: string[] },
  reading: Reading | undefined,
  followShopPrices: boolean,
): Promise<{ isChanged: boolean; columns: { priceCheckedAt?: SQL; isPriceWaiting?: boolean } }> {
  if (reading?.price === undefined) return { isChanged: false, columns: {} };
  // A price in another currency replaces one in rupees that waited for a decision.
  if (reading.currency !== "INR") return { isChanged: false, columns: { isPriceWaiting: false } };
  const { price } = reading;
  const { changedIds, isDifferent } = await followPrice(
    tx,
    { linkId: link.id, outfitIds },
    price,
    followShopPrices ? undefined : () => false,
  );
  const columns = {
    priceCheckedAt: sql`now()`,
    isPriceWaiting: isDifferent && price !== link.refusedPricePaise,
  };
  return { isChanged: changedIds.length > 0, columns };
}

/** What a page does not say keeps the value of an earlier check, except for the availability. */
function readColumns({ title, image, price, currency, availability }: Reading) {
  return {
    availability,
    ...(title === undefined ? {} : { foundTitle: title }),
    ...(image === undefined ? {} : { foundImage: image }),
    ...(price === undefined ? {} : { foundPriceHundredths: price, foundCurrency: currency ?? null }),
  };
}
