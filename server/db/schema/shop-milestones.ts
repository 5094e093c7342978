import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** `firstAdmin/`: the administrator of ADMIN_EMAIL was there, by the digest of the address. */
export type Milestone = "backedUp" | "testMailSent" | "firstStepsHidden" | `firstAdmin/${string}`;

/** What has happened in the shop at least once, with the latest time of it. */
export const shopMilestones = pgTable("shop_milestones", {
  name: text("name").$type<Milestone>().primaryKey(),
  reachedAt: timestamp("reached_at", { withTimezone: true }).notNull().defaultNow(),
});
