import { asc, eq, inArray, sql } from "drizzle-orm";
import { LINK_MESSAGES } from "#contract/messages/links.ts";
import { toRupees } from "#contract/money.ts";
import { normaliseLink } from "#contract/normalise-link.ts";
import type { Database } from "#server/db/database.ts";
import { linkReports, links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { findOutfitsOf, followPrice } from "#server/modules/links/checking/follow-price.ts";

export function linkNotFound(): ApiError {
  return new ApiError("NOT_FOUND", LINK_MESSAGES.notFound);
}

/** Gives all items of a link another address, which may be one that other items have already; returns the id of its record and the outfits. */
export async function replaceLink(
  database: Database,
  { id, url, administratorId }: { id: string; url: string; administratorId: string },
): Promise<{ linkId: string; outfitIds: string[] }> {
  return database.transaction(async (tx) => {
    const [link] = await tx.select({ url: links.url }).from(links).where(eq(links.id, id));
    const outfitIds = link ? await findOutfitsOf(tx, id) : [];
    if (!link || outfitIds.length === 0) throw linkNotFound();
    await tx
      .select({ id: outfits.id })
      .from(outfits)
      .where(inArray(outfits.id, outfitIds))
      .orderBy(asc(outfits.id))
      .for("no key update");
    const normalised = normaliseLink(url);
    await tx
      .update(outfitItems)
      .set({ link: url, normalisedLink: normalised })
      .where(sql`md5(${outfitItems.normalisedLink}) = md5(${link.url})`);
    await tx
      .update(outfits)
      .set({ version: sql`${outfits.version} + 1`, updatedAt: sql`now()` })
      .where(inArray(outfits.id, outfitIds));
    await tx.delete(linkReports).where(eq(linkReports.linkId, id));
    // A trigger has added the record of a new address.
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

/** Takes over the found price for all items, or refuses it until the page shows another; returns the outfits that changed. */
export async function decideOnPrice(
  database: Database,
  { id, accept, administratorId }: { id: string; accept: boolean; administratorId: string },
): Promise<string[]> {
  return database.transaction(async (tx) => {
    const [link] = await tx.select().from(links).where(eq(links.id, id));
    if (!link) throw linkNotFound();
    const { isPriceWaiting, foundPrice } = link;
    if (!isPriceWaiting || foundPrice === null) throw new ApiError("CONFLICT", LINK_MESSAGES.noPriceWaiting);
    const changed = accept ? await followPrice(tx, id, foundPrice, () => true) : undefined;
    await tx
      .update(links)
      .set({ isPriceWaiting: changed?.isDifferent ?? false, refusedPricePaise: accept ? null : foundPrice })
      .where(eq(links.id, id));
    await recordActivity(tx, {
      administratorId,
      action: accept ? "priceAccepted" : "priceRejected",
      subject: { kind: "link", id, name: link.url },
      after: { foundPrice: toRupees(foundPrice) },
    });
    return changed?.outfitIds ?? [];
  });
}
