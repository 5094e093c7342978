import { and, count, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

export type SubmissionRow = typeof submissions.$inferSelect;
/** With what its picture measures. */
export type ShownSubmission = Awaited<ReturnType<typeof selectSubmissions>>[number];

const selectSubmissions = (database: Database, filter: SQL | undefined) =>
  database
    .select({ submission: submissions, imageWidth: media.width, imageHeight: media.height })
    .from(submissions)
    .innerJoin(media, eq(media.id, submissions.mediaId))
    .where(filter)
    .orderBy(desc(submissions.createdAt), desc(submissions.id));

/** The newest of a person's looks that are listed: all that are not published, and many that are. */
const LISTED_MAX = 500;

/** A person's looks, newest first. */
export function findSubmissionsOf(database: Database, userId: string): Promise<ShownSubmission[]> {
  return selectSubmissions(database, eq(submissions.userId, userId)).limit(LISTED_MAX);
}

/** A look of the caller's, or any for an administrator. Throws NOT_FOUND. */
export async function requireSubmission(
  database: Database,
  id: string,
  { id: userId, isAdmin }: Pick<SignedInUser, "id" | "isAdmin">,
): Promise<ShownSubmission> {
  const own = isAdmin ? undefined : eq(submissions.userId, userId);
  const [found] = isUuid(id) ? await selectSubmissions(database, and(eq(submissions.id, id), own)) : [];
  if (!found) throw submissionNotFound();
  return found;
}

/** Locks a person's look for a change. Throws NOT_FOUND. */
export async function lockOwnSubmission(tx: Database, id: string, userId: string): Promise<SubmissionRow> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(submissions)
        .where(and(eq(submissions.id, id), eq(submissions.userId, userId)))
        .for("no key update")
    : [];
  if (!row) throw submissionNotFound();
  return row;
}

export async function countUnpublished(tx: Database, userId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), notInArray(submissions.state, ["published"])));
  return row?.number ?? 0;
}

export function countWaiting(tx: Database, userId: string): Promise<number> {
  return tx.$count(submissions, and(eq(submissions.userId, userId), eq(submissions.state, "submitted")));
}

const DRAFT_RETENTION_DAYS = 90;

/** Deletes looks that neither wait for review nor are published, and that were not touched for 90 days. */
export async function deleteOldDrafts(database: Database): Promise<void> {
  await database
    .delete(submissions)
    .where(
      and(
        inArray(submissions.state, ["draft", "changes_requested", "declined"]),
        sql`${submissions.updatedAt} < now() - make_interval(days => ${DRAFT_RETENTION_DAYS})`,
      ),
    );
}

export function submissionNotFound(): ApiError {
  return new ApiError("NOT_FOUND", SUBMISSION_ERRORS.notFound);
}
