import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import type { AdminSubmission, SubmissionQueue } from "#contract/submissions/submissions.ts";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { isUuid } from "#server/db/uuid.ts";
import { leadsElsewhere } from "../hold-changed-looks.ts";
import { findLinks, linksOf } from "../submission-links.ts";
import { presentSubmission } from "../submission-presenter.ts";
import { type SubmissionRow, submissionNotFound } from "../submission-repository.ts";

interface QueueQuery {
  state: SubmissionRow["state"];
  startIndex: number;
  limit: number;
}

const columns = {
  submission: submissions,
  imageWidth: media.width,
  imageHeight: media.height,
  author: {
    id: users.id,
    username: users.username,
    createdAt: users.createdAt,
    blockedAt: users.blockedAt,
  },
};
type QueueRow = Awaited<ReturnType<typeof selectQueue>>[number];

const selectQueue = (database: Database) =>
  database
    .select(columns)
    .from(submissions)
    .innerJoin(media, eq(media.id, submissions.mediaId))
    .innerJoin(users, eq(users.id, submissions.userId));

/** Looks in one state: those that wait, the longest waiting first; others, the latest changed first. */
export async function readQueue(
  database: Database,
  { state, startIndex, limit }: QueueQuery,
): Promise<SubmissionQueue> {
  const isInState = eq(submissions.state, state);
  const order =
    state === "submitted"
      ? [asc(submissions.submittedAt), asc(submissions.id)]
      : [desc(submissions.updatedAt), desc(submissions.id)];
  const rows = await selectQueue(database)
    .where(isInState)
    .orderBy(...order)
    .limit(limit)
    .offset(startIndex);
  const total = await database.$count(submissions, isInState);
  return { submissions: await presentRows(database, rows), total };
}

/** Throws NOT_FOUND. */
export async function readQueued(database: Database, id: string): Promise<AdminSubmission> {
  const rows = isUuid(id) ? await selectQueue(database).where(eq(submissions.id, id)) : [];
  const [presented] = await presentRows(database, rows);
  if (!presented) throw submissionNotFound();
  return presented;
}

async function presentRows(database: Database, rows: readonly QueueRow[]): Promise<AdminSubmission[]> {
  // An administrator may have given a published look other links.
  const urlsOf = ({ fields, approvedLinks }: SubmissionRow) => [
    ...new Set([...linksOf(fields), ...approvedLinks.map(({ itemLink }) => normaliseLink(itemLink))]),
  ];
  const known = await findLinks(database, [...new Set(rows.flatMap(({ submission }) => urlsOf(submission)))]);
  const published = await countPublished(database, [...new Set(rows.map(({ author }) => author.id))]);
  return rows.map(({ submission, author, ...picture }) => ({
    ...presentSubmission({ submission, ...picture }),
    author: {
      _id: author.id,
      username: author.username,
      createdAt: author.createdAt.toISOString(),
      isBlocked: author.blockedAt !== null,
      numberOfPublished: published.get(author.id) ?? 0,
    },
    warnings: submission.warnings,
    links: urlsOf(submission).map((url) => {
      const { state = "unchecked", finalUrl = null, problem = null } = known.get(url) ?? {};
      const approved = submission.approvedLinks.find(({ itemLink }) => normaliseLink(itemLink) === url);
      const isChanged = approved !== undefined && leadsElsewhere(approved.finalUrl, finalUrl);
      return { itemLink: url, state, finalUrl, problem, changedFrom: isChanged ? approved.finalUrl : null };
    }),
  }));
}

/** Looks in the shop, by their stylists. */
async function countPublished(database: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await database
    .select({ userId: outfits.stylistId, number: count() })
    .from(outfits)
    .where(and(inArray(outfits.stylistId, [...userIds]), eq(outfits.isActive, true)))
    .groupBy(outfits.stylistId);
  return new Map(rows.map(({ userId, number }) => [userId ?? "", number]));
}
