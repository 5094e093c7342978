import type { FastifyInstance } from "fastify";

const CLEAN_EVERY_MS = 60 * 60 * 1_000;

/**
 * Cleans up every hour while the application runs; a failure is logged as `failure` and the next hour tries again.
 * Answers how to clean up at once, in the same way.
 */
export function cleanHourly(
  app: FastifyInstance,
  clean: () => Promise<void>,
  failure: string,
): () => Promise<void> {
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
