import type { FastifyInstance } from "fastify";

/**
 * Runs work on an interval while the application runs; runs never overlap. A failure is logged as `failure`
 * and retried at the next interval. Returns a function that runs the work at once.
 */
export function runOnInterval(
  app: FastifyInstance,
  intervalMs: number,
  work: () => Promise<void>,
  failure: string,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const runNow = () => {
    running ??= work()
      .catch((error: unknown) => app.log.warn({ err: error }, failure))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(runNow, intervalMs);
  timer.unref();
  // The database closes after the application, so running work has to end first.
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
  return runNow;
}
