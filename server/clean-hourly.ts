import type { FastifyInstance } from "fastify";
import type { Database } from "./db/database.ts";
import { inTurn } from "./nodes/turns.ts";
import { repeatedly } from "./repeatedly.ts";

const CLEAN_EVERY_MS = 60 * 60 * 1_000;
/** Less than an hour, as no two timers are alike: the node that had the turn last has it again, if it is still there. */
const TURN_MS = CLEAN_EVERY_MS - 5 * 60 * 1_000;

/**
 * Cleans up every hour while the application runs; a failure is logged as `failure` and the next hour tries again. With a `turn`,
 * the work is done once however many nodes there are. Answers how to clean up at once, in the same way.
 */
export function cleanHourly(
  app: FastifyInstance,
  work: () => Promise<void>,
  failure: string,
  turn?: { database: Database; name: string },
): () => Promise<void> {
  const clean = turn ? inTurn(turn.database, turn.name, TURN_MS, work) : work;
  return repeatedly(app, CLEAN_EVERY_MS, clean, failure);
}
