import { and, desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Activity, ActivitySubject } from "#contract/activity/activity.ts";
import { ACTIVITY_RETENTION_DAYS } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { nowMinusDays } from "#server/db/now-minus-days.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { users } from "#server/db/schema/users.ts";

/** What entries are about: all of a kind, or one. */
interface SubjectOf {
  kind: ActivitySubject;
  id?: string;
}

export function countActivity(database: Database, subject?: SubjectOf): Promise<number> {
  return database.$count(administratorActivity, subject && isAbout(subject));
}

/** Removes what entries about a deleted user say of the person; the fact that something was done stays. */
export async function clearActivityAbout(tx: Database, userId: string): Promise<void> {
  await tx
    .update(administratorActivity)
    .set({ before: null, after: null })
    .where(isAbout({ kind: "user", id: userId }));
}

export async function deleteOldActivity(database: Database): Promise<void> {
  await database
    .delete(administratorActivity)
    .where(lt(administratorActivity.createdAt, nowMinusDays(ACTIVITY_RETENTION_DAYS)));
}

const subjectUsers = alias(users, "subject_users");

export async function findActivity(
  database: Database,
  { startIndex, limit }: { startIndex: number; limit: number },
  subject?: SubjectOf,
): Promise<Activity[]> {
  const rows = await database
    .select({
      id: administratorActivity.id,
      action: administratorActivity.action,
      kind: administratorActivity.subjectKind,
      subjectId: administratorActivity.subjectId,
      subjectName: administratorActivity.subjectName,
      username: subjectUsers.username,
      administrator: users.username,
      isAutomatic: administratorActivity.isAutomatic,
      before: administratorActivity.before,
      after: administratorActivity.after,
      createdAt: administratorActivity.createdAt,
    })
    .from(administratorActivity)
    .leftJoin(users, eq(users.id, administratorActivity.administratorId))
    .leftJoin(
      subjectUsers,
      // Only ids of users are certain to be UUIDs. The cast is on this side, so that the index of the users'
      // ids serves the join.
      eq(
        subjectUsers.id,
        sql`case when ${administratorActivity.subjectKind} = 'user' then ${administratorActivity.subjectId}::uuid end`,
      ),
    )
    .where(subject && isAbout(subject))
    .orderBy(desc(administratorActivity.createdAt), desc(administratorActivity.id))
    .limit(limit)
    .offset(startIndex);
  return rows.map(({ id, kind, subjectId, subjectName, username, createdAt, ...row }) => ({
    _id: id,
    ...row,
    subject: { kind, id: subjectId, name: username ?? subjectName },
    createdAt: createdAt.toISOString(),
  }));
}

function isAbout({ kind, id }: SubjectOf) {
  const isOfKind = eq(administratorActivity.subjectKind, kind);
  return id === undefined ? isOfKind : and(isOfKind, eq(administratorActivity.subjectId, id));
}
