import { asc, eq } from "drizzle-orm";
import type { SubmissionFigures } from "#contract/submissions/submissions.ts";
import type { Database } from "#server/db/database.ts";
import { analyticsOutfitDays } from "#server/db/schema/analytics.ts";

/** What happened to an outfit on each day that its counts are kept of, oldest first. */
export async function readFigures(database: Database, outfitId: string): Promise<SubmissionFigures["days"]> {
  return database
    .select({
      day: analyticsOutfitDays.day,
      views: analyticsOutfitDays.views,
      likes: analyticsOutfitDays.likes,
      saves: analyticsOutfitDays.saves,
      opens: analyticsOutfitDays.linkOpens,
    })
    .from(analyticsOutfitDays)
    .where(eq(analyticsOutfitDays.outfitId, outfitId))
    .orderBy(asc(analyticsOutfitDays.day));
}
