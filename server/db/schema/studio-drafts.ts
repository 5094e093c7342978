import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Composition } from "#contract/studio/composition.ts";
import { outfits } from "./outfits.ts";
import { submissions } from "./submissions.ts";
import { users } from "./users.ts";

/** The last state of each person's board. */
export const studioDrafts = pgTable(
  "studio_drafts",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    composition: jsonb("composition").$type<Composition>().notNull(),
    /** The outfit, or the submitted look, whose picture it changes. */
    outfitId: uuid("outfit_id").references(() => outfits.id, { onDelete: "set null" }),
    submissionId: uuid("submission_id").references(() => submissions.id, { onDelete: "set null" }),
    /** Another one with each change. It is random, so that a draft that is begun anew never has an earlier one. */
    version: uuid("version").notNull().defaultRandom(),
    /** The page that saved it, a random id. */
    savedBy: text("saved_by"),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("studio_drafts_outfit_idx").on(table.outfitId).where(sql`outfit_id is not null`),
    index("studio_drafts_submission_idx").on(table.submissionId).where(sql`submission_id is not null`),
  ],
);
