import { lt, sql } from "drizzle-orm";
import { OPEN_WINDOW_MINUTES } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { nowMinusDays } from "#server/db/now-minus-days.ts";
import { linkOpens, linkReports, links } from "#server/db/schema/links.ts";
import { submissionLinks, submissions } from "#server/db/schema/submissions.ts";

const REPORT_RETENTION_DAYS = 90;

export async function deleteOldOpens(database: Database): Promise<void> {
  await database
    .delete(linkOpens)
    .where(lt(linkOpens.openedAt, sql`now() - make_interval(mins => ${OPEN_WINDOW_MINUTES})`));
}

export async function deleteOldLinkReports(database: Database): Promise<void> {
  await database.delete(linkReports).where(lt(linkReports.createdAt, nowMinusDays(REPORT_RETENTION_DAYS)));
}

export async function deleteUnusedLinks(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${links} where created_at < now() - interval '1 hour'
      and not exists (select from outfit_items where md5(normalised_link) = md5(${links.url}))
      and not exists (select from ${submissionLinks} as of_look
        inner join ${submissions} as look on look.id = of_look.submission_id and look.state = 'submitted'
        where md5(of_look.url) = md5(${links.url}))`);
}
