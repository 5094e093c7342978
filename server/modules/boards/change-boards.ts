import type { FastifyInstance } from "fastify";
import type { Database } from "#server/db/database.ts";
import { boardTag, countersTag } from "#server/http/cache/cache-tags.ts";
import type { UserChanges } from "#server/lib/user-changes.ts";
import { lockCaller } from "#server/modules/sessions/lock-order.ts";

/** What a change touched, for the cached responses that show it. */
export interface Touched {
  boardIds: string[];
  /** Outfits whose number of saves changed. */
  outfitIds: string[];
}

export type ChangeBoards = <T>(
  userId: string,
  change: (tx: Database, touched: Touched) => Promise<T>,
) => Promise<T>;

/**
 * Changes of one user's boards are serialized, so that limits and counts hold when several tabs change them.
 */
export function createChangeBoards(
  app: Pick<FastifyInstance, "db" | "invalidateTags">,
  userChanges: UserChanges,
): ChangeBoards {
  return async (userId, change) => {
    const touched: Touched = { boardIds: [], outfitIds: [] };
    const result = await userChanges(userId, () =>
      app.db.transaction(async (tx) => {
        await lockCaller(tx, userId);
        return change(tx, touched);
      }),
    );
    app.invalidateTags([...touched.boardIds.map(boardTag), ...touched.outfitIds.map(countersTag)]);
    return result;
  };
}
