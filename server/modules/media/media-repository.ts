import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";

/** Adds a picture; nothing changes if it is there already. */
export async function insertMedia(database: Database, record: typeof media.$inferInsert): Promise<void> {
  await database.insert(media).values(record).onConflictDoNothing();
}

export async function findMedia(
  database: Database,
  id: string,
): Promise<typeof media.$inferSelect | undefined> {
  const [record] = await database.select().from(media).where(eq(media.id, id));
  return record;
}
