import { and, eq, inArray, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { linkReports, links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { followPrice, lockOutfitsOf } from "#server/modules/links/checking/follow-price.ts";

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
    const outfitIds = await lockOutfitsOf(tx, id);
    if (!link || outfitIds.length === 0) throw linkNotFound();
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
    return { linkId: replacing.id, outfitIds };
  });
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
    const outfitIds = await lockOutfitsOf(tx, id);
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
    return changed?.changedIds ?? [];
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
