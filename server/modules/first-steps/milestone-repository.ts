import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { shopMilestones } from "#server/db/schema/shop-milestones.ts";

export type Milestone = (typeof shopMilestones.$inferSelect)["name"];

export async function readMilestones(database: Database): Promise<ReadonlyMap<Milestone, Date>> {
  const rows = await database.select().from(shopMilestones);
  return new Map(rows.map(({ name, reachedAt }) => [name, reachedAt]));
}

export async function reachMilestone(database: Database, name: Milestone): Promise<void> {
  await database
    .insert(shopMilestones)
    .values({ name })
    .onConflictDoUpdate({ target: shopMilestones.name, set: { reachedAt: sql`now()` } });
}

export async function removeMilestone(database: Database, name: Milestone): Promise<void> {
  await database.delete(shopMilestones).where(eq(shopMilestones.name, name));
}
