import { count, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";

/** How many entries a user's cart has, those of outfits no longer shown included (D32). */
export async function countEntries(database: Database, userId: string): Promise<number> {
  const [found] = await database
    .select({ entries: count() })
    .from(cartEntries)
    .where(eq(cartEntries.userId, userId));
  return found?.entries ?? 0;
}
