import { and, eq, lte, sql } from "drizzle-orm";
import { OPEN_WINDOW_MINUTES } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { linkOpens, links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { requireItem } from "./find-item.ts";

/** Counts that a person opened an item's link, once in 30 minutes; undefined for a repeated opening. */
export async function countOpen(
  database: Database,
  itemId: string,
  userId: string,
): Promise<{ outfitId: string; source: string } | undefined> {
  return database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    const item = await requireItem(tx, itemId);
    const counted = await tx
      .insert(linkOpens)
      .values({ itemId, userId })
      .onConflictDoUpdate({
        target: [linkOpens.itemId, linkOpens.userId],
        set: { openedAt: sql`now()` },
        setWhere: lte(linkOpens.openedAt, sql`now() - make_interval(mins => ${OPEN_WINDOW_MINUTES})`),
      })
      .returning({ itemId: linkOpens.itemId });
    if (counted.length === 0) return undefined;
    const opened = { outfitId: item.outfitId, source: item.sourceName };
    await tx
      .update(outfits)
      .set({ openCount: sql`${outfits.openCount} + 1` })
      .where(eq(outfits.id, item.outfitId));
    await tx
      .update(outfitItems)
      .set({ openCount: sql`${outfitItems.openCount} + 1` })
      .where(and(eq(outfitItems.id, itemId)));
    if (item.linkId === null) return opened;
    await tx
      .update(links)
      .set({ openCount: sql`${links.openCount} + 1`, opensSinceCheck: sql`${links.opensSinceCheck} + 1` })
      .where(eq(links.id, item.linkId));
    return opened;
  });
}
