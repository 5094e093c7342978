import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What has happened in the shop at least once, with the latest time of it. */
export const shopMilestones = pgTable("shop_milestones", {
  name: text("name", { enum: ["backedUp", "testMailSent", "firstStepsHidden"] }).primaryKey(),
  reachedAt: timestamp("reached_at", { withTimezone: true }).notNull().defaultNow(),
});
