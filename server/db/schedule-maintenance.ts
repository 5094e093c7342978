import type { FastifyBaseLogger } from "fastify";
import type { OpenDatabase } from "./database.ts";

const INTERVAL_MS = 60 * 60 * 1_000;

/** Vacuums an embedded database every hour, because it has no autovacuum. Returns a function that stops it. */
export function scheduleMaintenance(open: OpenDatabase, log: Pick<FastifyBaseLogger, "warn">): () => void {
  if (open.kind !== "embedded") return () => {};
  const timer = setInterval(
    () =>
      open
        .maintain()
        .catch((error: unknown) =>
          log.warn({ err: error }, "Database maintenance failed; the next attempt is in an hour"),
        ),
    INTERVAL_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
