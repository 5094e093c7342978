import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";
import { type ApprovedLink, outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { toggleOutfit } from "#server/modules/outfits/editor/outfit-editor.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";

/** Of looks that are watched: a held one may be shown again elsewhere before it is decided on. */
const isWatched = inArray(submissions.state, ["published", "submitted"]);

/**
 * Whether a link leads to another host than it did. Another path of the same shop is no change, and an address
 * that is not known says nothing.
 */
export function leadsElsewhere(approvedUrl: string, foundUrl: string | null): boolean {
  const [approved, found] = [hostOf(approvedUrl), foundUrl === null ? undefined : hostOf(foundUrl)];
  return approved !== undefined && found !== undefined && approved !== found;
}

/**
 * Of these outfits, hides the looks of people with a link that leads elsewhere since they were published, and
 * returns their submissions to the queue; one whose author's account is deleted is hidden and watched no more.
 * Called after the links were checked; returns the ids of the outfits that were hidden.
 */
export async function holdChangedLooks(database: Database, outfitIds: readonly string[]): Promise<string[]> {
  const held: string[] = [];
  for (const outfitId of await findChangedLooks(database, outfitIds))
    if (await holdLook(database, outfitId)) held.push(outfitId);
  return held;
}

async function findChangedLooks(database: Database, outfitIds: readonly string[]): Promise<string[]> {
  const watched = await database
    .select({ outfitId: submissions.outfitId, approvedLinks: submissions.approvedLinks })
    .from(submissions)
    .where(and(inArray(submissions.outfitId, [...outfitIds]), isWatched))
    .unionAll(
      database
        .select({ outfitId: outfits.id, approvedLinks: sql<ApprovedLink[]>`${outfits.approvedLinks}` })
        .from(outfits)
        .where(and(inArray(outfits.id, [...outfitIds]), isNotNull(outfits.approvedLinks))),
    );
  const changed: string[] = [];
  for (const { outfitId, approvedLinks } of watched)
    if (outfitId !== null && (await isChanged(database, outfitId, approvedLinks))) changed.push(outfitId);
  return changed;
}

async function isChanged(
  database: Database,
  outfitId: string,
  approved: readonly ApprovedLink[],
): Promise<boolean> {
  const approvedUrls = new Map(approved.map(({ itemLink, finalUrl }) => [normaliseLink(itemLink), finalUrl]));
  const found = await database
    .select({ url: links.url, finalUrl: links.finalUrl })
    .from(outfitItems)
    .innerJoin(links, isLinkOfItem)
    .where(eq(outfitItems.outfitId, outfitId));
  return found.some(({ url, finalUrl }) => {
    const approvedUrl = approvedUrls.get(url);
    return approvedUrl !== undefined && leadsElsewhere(approvedUrl, finalUrl);
  });
}

/** Returns whether the look was shown until now: one that an administrator hid stays as it is. */
async function holdLook(database: Database, outfitId: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    // The lock order is outfits, then what references them.
    const [outfit] = await lockOutfits(tx, [outfitId], "no key update");
    if (!outfit?.isActive) return false;
    const isOfOutfit = and(eq(submissions.outfitId, outfitId), isWatched);
    const [submission] = await tx.select().from(submissions).where(isOfOutfit).for("no key update");
    const approved = submission?.approvedLinks ?? outfit.approvedLinks;
    // Decided on since it was found.
    if (!approved || !(await isChanged(tx, outfitId, approved))) return false;
    await toggleOutfit(tx, outfitId, null, false);
    // An administrator who shows it again has decided.
    await tx.update(outfits).set({ approvedLinks: null }).where(eq(outfits.id, outfitId));
    if (!submission) return true;
    await tx
      .update(submissions)
      .set({
        state: "submitted",
        warnings: [...new Set([...submission.warnings, "links-changed" as const])],
        ...{ submittedAt: sql`now()`, updatedAt: sql`now()` },
      })
      .where(eq(submissions.id, submission.id));
    return true;
  });
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : undefined;
}
