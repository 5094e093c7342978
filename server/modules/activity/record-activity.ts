import type { ActivityAction, ActivityFields, ActivitySubject } from "#contract/activity/activity.ts";
import { ACTIVITY_EXCERPT_LENGTH } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";

export interface NewActivity {
  /** Null for what the shop does by itself. */
  administratorId: string | null;
  action: ActivityAction;
  /**
   * `id` is empty for what has none. `name` is empty for a user, whose name is read from the account and
   * deleted with it, and for what its kind identifies.
   */
  subject: { kind: ActivitySubject; id: string; name: string };
  before?: ActivityFields;
  after?: ActivityFields;
}

/** Called in the transaction of what the administrator did. */
export async function recordActivity(tx: Database, activity: NewActivity): Promise<void> {
  await recordActivities(tx, [activity]);
}

export async function recordActivities(tx: Database, activities: readonly NewActivity[]): Promise<void> {
  if (activities.length === 0) return;
  await tx.insert(administratorActivity).values(
    activities.map(({ administratorId, action, subject, before, after }) => ({
      administratorId,
      isAutomatic: administratorId === null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: excerpt(subject.name),
      before,
      after,
    })),
  );
}

/** The fields that differ, as JSON compares them. */
export function changedFields<Fields extends ActivityFields>(
  before: Fields,
  after: Fields,
): { before: Partial<Fields>; after: Partial<Fields> } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;
  return { before: pick(before), after: pick(after) };
}

/** By characters as people see them, so that none is cut in two. */
function excerpt(name: string): string {
  const characters = [...new Intl.Segmenter("en").segment(name)];
  if (characters.length <= ACTIVITY_EXCERPT_LENGTH) return name;
  return `${characters
    .slice(0, ACTIVITY_EXCERPT_LENGTH)
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}…`;
}
