import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { countWaiting } from "./count-waiting.ts";
import { scaled } from "./time-limits.ts";

/**
 * Begins `work` after a transaction has locked a user, whom it deletes once `work` waits for it. On PostgreSQL only;
 * a `work` that has locked anything of the user by then ends in a deadlock.
 */
export async function runWhileLeaving<T>(
  database: Database,
  userId: string,
  work: () => PromiseLike<T>,
): Promise<T> {
  let running: Promise<T> | undefined;
  await database.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for("update");
    running = Promise.resolve(work());
    // Handled below; the deletion may fail first.
    running.catch(() => undefined);
    await vi.waitFor(async () => expect(await countWaiting(database)).toBe(1), scaled(5_000));
    await tx.delete(users).where(eq(users.id, userId));
  });
  return running as Promise<T>;
}
