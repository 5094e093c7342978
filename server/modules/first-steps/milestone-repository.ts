import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type Milestone, shopMilestones } from "#server/db/schema/shop-milestones.ts";

/** Returns whether the milestone was reached before; if not, it is now. */
export async function noteMilestone(database: Database, name: Milestone): Promise<boolean> {
  const noted = await database.insert(shopMilestones).values({ name }).onConflictDoNothing().returning();
  return noted.length === 0;
}

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
