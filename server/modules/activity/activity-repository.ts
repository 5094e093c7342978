import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Activity, ActivitySubject } from "#contract/activity.ts";
import { ACTIVITY_RETENTION_DAYS } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { nowMinusDays } from "#server/db/now-minus-days.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { users } from "#server/db/schema/users.ts";

interface Page {
  startIndex: number;
  limit: number;
}

/** All activity, the latest first. */
export function findActivity(database: Database, page: Page): Promise<Activity[]> {
  return selectActivity(database, page);
}

/** What was done to one subject, the latest first. */
export function findActivityOf(
  database: Database,
  subject: { kind: ActivitySubject; id: string },
  page: Page,
): Promise<Activity[]> {
  const { subjectKind, subjectId } = administratorActivity;
  return selectActivity(database, page, and(eq(subjectKind, subject.kind), eq(subjectId, subject.id)));
}

export function countActivity(database: Database): Promise<number> {
  return database.$count(administratorActivity);
}

/** Removes what entries about a deleted user say of the person; that something was done stays. */
export async function clearActivityAbout(tx: Database, userId: string): Promise<void> {
  const { subjectKind, subjectId } = administratorActivity;
  await tx
    .update(administratorActivity)
    .set({ before: null, after: null })
    .where(and(eq(subjectKind, "user"), eq(subjectId, userId)));
}

export async function deleteOldActivity(database: Database): Promise<void> {
  await database
    .delete(administratorActivity)
    .where(lt(administratorActivity.createdAt, nowMinusDays(ACTIVITY_RETENTION_DAYS)));
}

const subjectUsers = alias(users, "subject_users");

async function selectActivity(
  database: Database,
  { startIndex, limit }: Page,
  condition?: SQL,
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
      and(
        eq(administratorActivity.subjectKind, "user"),
        eq(sql`${subjectUsers.id}::text`, administratorActivity.subjectId),
      ),
    )
    .where(condition)
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
