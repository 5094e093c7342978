import type { FastifyBaseLogger } from "fastify";
import type { OpenDatabase } from "./database.ts";

const MAINTAIN_EVERY_MS = 60 * 60 * 1_000;

/** Tidies up an embedded database every hour, which nothing else does; PostgreSQL sees to itself. Answers how to stop it. */
export function runDatabaseMaintenance(open: OpenDatabase, log: Pick<FastifyBaseLogger, "warn">): () => void {
  if (open.kind !== "embedded") return () => {};
  const timer = setInterval(
    () =>
      open
        .maintain()
        .catch((error: unknown) =>
          log.warn({ err: error }, "The database could not be tidied up; the next try is in an hour"),
        ),
    MAINTAIN_EVERY_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
