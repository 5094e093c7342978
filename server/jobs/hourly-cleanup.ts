import type { FastifyInstance } from "fastify";
import type { Database } from "#server/db/database.ts";
import { withLease } from "./job-lease.ts";
import { runOnInterval } from "./run-on-interval.ts";

const CLEAN_EVERY_MS = 60 * 60 * 1_000;
/** Less than an hour, as no two timers are alike: the node that had the turn last has it again, if it is still there. */
const TURN_MS = CLEAN_EVERY_MS - 5 * 60 * 1_000;

/**
 * Cleans up every hour while the application runs; a failure is logged as `failure` and the next hour tries again. With a `turn`,
 * the work is done once however many nodes there are. Answers how to clean up at once, in the same way.
 */
export function runHourly(
  app: FastifyInstance,
  work: () => Promise<void>,
  failure: string,
  turn?: { database: Database; name: string },
): () => Promise<void> {
  const clean = turn ? withLease(turn.database, turn.name, TURN_MS, work) : work;
  return runOnInterval(app, CLEAN_EVERY_MS, clean, failure);
}
