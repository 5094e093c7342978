import { eq, sql } from "drizzle-orm";
import type { LinkReport } from "#contract/links/links.ts";
import type { Database } from "#server/db/database.ts";
import { linkReports, links } from "#server/db/schema/links.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { requireItem } from "./find-item.ts";

export async function reportLink(
  database: Database,
  itemId: string,
  userId: string,
  { reason, note }: LinkReport,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    const { linkId } = await requireItem(tx, itemId);
    if (linkId === null) return;
    await tx.insert(linkReports).values({ linkId, userId, reason, note: note || null });
    // A running check keeps its claim of five minutes, so that a link is not checked twice at once.
    await tx
      .update(links)
      .set({
        nextCheckAt: sql`least(${links.nextCheckAt}, greatest(now(), ${links.checkedAt} + interval '5 minutes'))`,
      })
      .where(eq(links.id, linkId));
  });
}
