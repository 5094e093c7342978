import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { runOnInterval } from "#server/jobs/run-on-interval.ts";

const COUNT_EVERY_MS = 10_000;

/**
 * Counts what likes have moved into the segments of the list by likes, where it is cheaper to add up. Of nodes that do it at once each
 * counts what the others have not.
 */
export async function countLikeMoves(database: Database): Promise<void> {
  await database.execute(sql`select count_like_moves()`);
}

/** Counts likes every ten seconds while the application runs. */
export const likeCounting = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    runOnInterval(
      app,
      COUNT_EVERY_MS,
      () => countLikeMoves(database),
      "Likes could not be counted into their list, which takes longer to page through deeply until they are",
    );
  },
);
