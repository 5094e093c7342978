import type { FastifyInstance } from "fastify";
import type { Database } from "./db/database.ts";
import { inTurn } from "./nodes/turns.ts";

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
  let underway: Promise<void> = Promise.resolve();
  const cleanNow = () => {
    underway = clean().catch((error: unknown) => app.log.warn({ err: error }, failure));
    return underway;
  };
  const timer = setInterval(cleanNow, CLEAN_EVERY_MS);
  timer.unref();
  // The database closes after the application, so nothing may still be under way then.
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await underway;
  });
  return cleanNow;
}
