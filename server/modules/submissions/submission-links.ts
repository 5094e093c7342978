import { asc, eq, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import type { SubmissionInput } from "#contract/submissions/submissions.ts";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { submissionLinks } from "#server/db/schema/submissions.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";
import type { SubmissionRow } from "./submission-repository.ts";

/** The links of a look as checks know them, each once. */
export function linksOf({ items }: Pick<SubmissionInput, "items">): string[] {
  return [...new Set(items.map(({ itemLink }) => normaliseLink(itemLink)))].sort();
}

/** Has the links of a look checked while it waits for review, as those of outfits are. */
export async function watchLinks(tx: Database, submissionId: string, urls: readonly string[]): Promise<void> {
  await forgetLinks(tx, submissionId);
  await tx.insert(submissionLinks).values(urls.map((url, position) => ({ submissionId, position, url })));
  // In one order, so that concurrent writers cannot deadlock.
  await tx.execute(sql`
    insert into ${links} (url, host)
    select url, substring(url from '^https?://([^/?#]+)') from ${submissionLinks}
    where submission_id = ${submissionId} and url ~ '^https?://[^/?#]'
    order by url on conflict (md5(url)) do nothing`);
}

export async function forgetLinks(tx: Database, submissionId: string): Promise<void> {
  await tx.delete(submissionLinks).where(eq(submissionLinks.submissionId, submissionId));
}

/** Where the links of an outfit lead now; one whose page no check could read leads to itself. */
export async function findLeads(tx: Database, outfitId: string): Promise<SubmissionRow["approvedLinks"]> {
  const rows = await tx
    .select({ itemLink: outfitItems.link, url: outfitItems.normalisedLink, finalUrl: links.finalUrl })
    .from(outfitItems)
    .leftJoin(links, isLinkOfItem)
    .where(eq(outfitItems.outfitId, outfitId))
    .orderBy(asc(outfitItems.position));
  return rows.map(({ itemLink, url, finalUrl }) => ({ itemLink, finalUrl: finalUrl ?? url ?? itemLink }));
}

/** What is known of links, by their addresses. */
export async function findLinks(database: Database, urls: readonly string[]) {
  if (urls.length === 0) return new Map<string, KnownLink>();
  const rows = await database
    .select({ url: links.url, state: links.state, finalUrl: links.finalUrl, problem: links.problem })
    .from(links)
    .where(
      sql`md5(${links.url}) in (${sql.join(
        urls.map((url) => sql`md5(${url})`),
        sql`, `,
      )})`,
    );
  return new Map(rows.map((row) => [row.url, row]));
}
type KnownLink = Pick<typeof links.$inferSelect, "url" | "state" | "finalUrl" | "problem">;
