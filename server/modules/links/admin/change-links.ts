import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { linkReports, links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { findOutfitsOf, followPrice } from "#server/modules/links/checking/follow-price.ts";
import {
  recordOutfitChanges,
  type StoredItem,
} from "#server/modules/outfits/changes/record-outfit-changes.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";
import { lockOutfits, type StoredOutfit } from "#server/modules/sessions/lock-order.ts";

export function linkNotFound(): ApiError {
  return new ApiError("NOT_FOUND", LINK_ERRORS.notFound);
}

/** Gives all items of a link another address, which may be one that other items have already. */
export async function replaceLink(
  database: Database,
  { id, url, administratorId }: { id: string; url: string; administratorId: string },
): Promise<{ linkId: string; outfitIds: string[] }> {
  return database.transaction(async (tx) => {
    const [link] = await tx
      .select({ url: links.url, finalUrl: links.finalUrl })
      .from(links)
      .where(eq(links.id, id));
    const { outfitsOfLink, items } = await lockItemsOf(tx, id);
    if (!link || outfitsOfLink.length === 0) throw linkNotFound();
    const outfitIds = outfitsOfLink.map((outfit) => outfit.id);
    const normalised = normaliseLink(url);
    const isSamePage = normalised === link.url || (await leadsTo(tx, normalised, link.finalUrl));
    await tx
      .update(outfitItems)
      .set({
        ...{ link: url, normalisedLink: normalised },
        // The history of a price is that of one product.
        ...(isSamePage ? {} : { publishedPricePaise: null }),
      })
      .where(sql`md5(${outfitItems.normalisedLink}) = md5(${link.url})`);
    await tx
      .update(outfits)
      .set({ version: sql`${outfits.version} + 1`, updatedAt: sql`now()` })
      .where(inArray(outfits.id, outfitIds));
    await tx.delete(linkReports).where(eq(linkReports.linkId, id));
    // A trigger of `outfit_items` adds the record of a new address.
    const [replacing] = await tx
      .select({ id: links.id })
      .from(links)
      .where(sql`md5(${links.url}) = md5(${normalised})`);
    if (!replacing) throw new Error("The new link has no record");
    await recordActivity(tx, {
      administratorId,
      action: "replaced",
      subject: { kind: "link", id, name: link.url },
      before: { url: link.url },
      after: { url: normalised },
    });
    const changed = items.filter((item) => item.link !== url);
    await recordItemChanges(tx, administratorId, { outfitsOfLink, items: changed }, { link: url });
    return { linkId: replacing.id, outfitIds };
  });
}

interface LockedItems {
  outfitsOfLink: readonly StoredOutfit[];
  items: readonly StoredItem[];
}

/** Locks the outfits that have a link, and reads their items with it. */
async function lockItemsOf(tx: Database, linkId: string): Promise<LockedItems> {
  const outfitsOfLink = await lockOutfits(tx, await findOutfitsOf(tx, linkId), "no key update");
  const lockedIds = outfitsOfLink.map(({ id }) => id);
  const items = await tx
    .select(getTableColumns(outfitItems))
    .from(outfitItems)
    .innerJoin(links, isLinkOfItem)
    .where(and(eq(links.id, linkId), inArray(outfitItems.outfitId, lockedIds)));
  return { outfitsOfLink, items };
}

/** Records what was set of items in the history of each outfit that has one of them. */
async function recordItemChanges(
  tx: Database,
  administratorId: string,
  { outfitsOfLink, items }: LockedItems,
  set: Partial<StoredItem>,
): Promise<void> {
  const itemsOf = groupBy(items, ({ outfitId }) => outfitId);
  const changes = outfitsOfLink.flatMap((before) => {
    const own = itemsOf.get(before.id);
    return own ? [{ before, items: { before: own, after: own.map((item) => ({ ...item, ...set })) } }] : [];
  });
  await recordOutfitChanges(tx, administratorId, "changed", changes);
}

async function leadsTo(tx: Database, url: string, finalUrl: string | null): Promise<boolean> {
  if (finalUrl === null) return false;
  const isFound = and(
    sql`md5(${links.url}) = md5(${url})`,
    eq(links.finalUrl, finalUrl),
    eq(links.state, "ok"),
  );
  return (await tx.$count(links, isFound)) > 0;
}

/**
 * Takes over the found price for all items, or refuses it until the page shows another; returns the outfits
 * that changed. `shownPrice`, in rupees, is the price that the administrator saw; throws CONFLICT if the page
 * has shown another since.
 */
export async function decideOnPrice(
  database: Database,
  {
    id,
    accept,
    shownPrice,
    administratorId,
  }: { id: string; accept: boolean; shownPrice: number | undefined; administratorId: string },
): Promise<string[]> {
  return database.transaction(async (tx) => {
    // The lock order is outfits, link, as in `saveVisit`.
    const { outfitsOfLink, items } = await lockItemsOf(tx, id);
    const outfitIds = outfitsOfLink.map((outfit) => outfit.id);
    const [link] = await tx.select().from(links).where(eq(links.id, id)).for("no key update");
    if (!link) throw linkNotFound();
    const { isPriceWaiting, foundPriceHundredths: foundPaise, foundCurrency } = link;
    if (!isPriceWaiting || foundPaise === null || foundCurrency !== "INR") {
      throw new ApiError("CONFLICT", LINK_ERRORS.noPriceWaiting);
    }
    if (shownPrice !== undefined && toPaise(shownPrice) !== foundPaise) {
      throw new ApiError("CONFLICT", LINK_ERRORS.priceChanged);
    }
    const changed = accept
      ? await followPrice(tx, { linkId: id, outfitIds }, foundPaise, () => true)
      : undefined;
    await tx
      .update(links)
      .set({ isPriceWaiting: changed?.isDifferent ?? false, refusedPricePaise: accept ? null : foundPaise })
      .where(eq(links.id, id));
    await tx.delete(linkReports).where(eq(linkReports.linkId, id));
    await recordActivity(tx, {
      administratorId,
      action: accept ? "priceAccepted" : "priceRejected",
      subject: { kind: "link", id, name: link.url },
      after: { foundPrice: toRupees(foundPaise) },
    });
    const changedIds = changed?.changedIds ?? [];
    const followed = items.filter(
      ({ outfitId, pricePaise }) => changedIds.includes(outfitId) && pricePaise !== foundPaise,
    );
    await recordItemChanges(
      tx,
      administratorId,
      { outfitsOfLink, items: followed },
      { pricePaise: foundPaise },
    );
    return changedIds;
  });
}

/** Deletes the reports of a link that were sent before a check found its page; later reports stay. */
export async function deleteCheckedReports(database: Database, linkId: string): Promise<void> {
  await database.delete(linkReports).where(
    and(
      eq(linkReports.linkId, linkId),
      // A single failed check leaves the state as it was.
      sql`exists (select from ${links} where ${links.id} = ${linkId} and ${links.checkedAt} >= ${linkReports.createdAt}
        and ${links.state} = 'ok' and ${links.failureCount} = 0 and ${links.missingSince} is null)`,
    ),
  );
}
