import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ACTIVITY_ACTIONS, ACTIVITY_SUBJECTS, type ActivityFields } from "#contract/activity/activity.ts";
import { users } from "./users.ts";

/** What administrators did, and what the shop did by itself at a time that they had set. */
export const administratorActivity = pgTable(
  "administrator_activity",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null after the administrator's account is deleted, and for what the shop did by itself. */
    administratorId: uuid("administrator_id").references(() => users.id, { onDelete: "set null" }),
    isAutomatic: boolean("is_automatic").notNull().default(false),
    action: text("action", { enum: ACTIVITY_ACTIONS }).notNull(),
    subjectKind: text("subject_kind", { enum: ACTIVITY_SUBJECTS }).notNull(),
    /** Not a foreign key: the entry stays when its subject is deleted. */
    subjectId: text("subject_id").notNull(),
    /** What the subject was called then; empty for a user, whose name is read from the account. */
    subjectName: text("subject_name").notNull(),
    /** The changed fields, where there are any. */
    before: jsonb("before").$type<ActivityFields>(),
    after: jsonb("after").$type<ActivityFields>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("administrator_activity_newest_idx").on(table.createdAt, table.id),
    index("administrator_activity_subject_idx").on(table.subjectKind, table.subjectId, table.createdAt),
    index("administrator_activity_administrator_id_idx").on(table.administratorId),
  ],
);
