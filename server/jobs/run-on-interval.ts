import type { FastifyInstance } from "fastify";

/**
 * Does something every so often while the application runs, never twice at once; a failure is logged as `failure` and the next time
 * tries again. Answers how to do it at once, in the same way.
 */
export function runOnInterval(
  app: FastifyInstance,
  everyMs: number,
  work: () => Promise<void>,
  failure: string,
): () => Promise<void> {
  let underway: Promise<void> | undefined;
  const workNow = () => {
    underway ??= work()
      .catch((error: unknown) => app.log.warn({ err: error }, failure))
      .finally(() => {
        underway = undefined;
      });
    return underway;
  };
  const timer = setInterval(workNow, everyMs);
  timer.unref();
  // The database closes after the application, so nothing may still be under way then.
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await underway;
  });
  return workNow;
}
