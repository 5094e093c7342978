import { setTimeout as pause } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { openNodeConnections } from "#server/cluster/node-connections.ts";
import type { Config } from "#server/config/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { chooseDelivery } from "#server/modules/mail/delivery.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";
import {
  createPictureProcesses,
  DRAWINGS_AT_ONCE,
} from "#server/modules/studio/processes/picture-processes.ts";
import type { Tracing } from "#server/observability/tracing.ts";
import { ensureFirstAdmin } from "#server/seed/first-admin.ts";
import { seedShop } from "#server/seed/seed-shop.ts";

const CLOSE_WITHIN_MS = 10_000;
/** Connections still open this long before the limit, of slow readers for example, are aborted. */
const ABORT_BEFORE_MS = 2_500;
const MAINTENANCE_INTERVAL_MS = 60 * 60 * 1_000;

interface ServeOptions {
  config: Config;
  logger: FastifyBaseLogger;
  tracing: Tracing | undefined;
  open: OpenDatabase;
}

/** Seeds an empty shop, listens, and closes everything at the end of the process. Throws a StartupError. */
export async function serve({ config, logger, tracing, open }: ServeOptions): Promise<void> {
  const blobStore = await openBlobStore(config);
  await seedShop({ config, open, blobStore, log: logger });
  await ensureFirstAdmin({
    config,
    database: open.database,
    log: logger,
    tellOperator: (line) => process.stdout.write(`${line}\n`),
  });
  const nodes = await openNodeConnections(config, logger);
  const pictures = createPictureProcesses();
  const app = await buildApp({
    config,
    open,
    nodes,
    blobStore,
    drawOutfit: pictures.drawOutfit,
    drawingsAtOnce: DRAWINGS_AT_ONCE,
    studioJobs: pictures.studioJobs,
    deliverMail: chooseDelivery(config),
    tracing,
    logger,
    site: config.environment === "development" ? "development" : "built",
  });

  const stopMaintenance = scheduleMaintenance(open, logger);
  closeWithGrace({ delay: CLOSE_WITHIN_MS, logger }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, "The process stops after an unhandled error");
    // Ctrl-C skips draining: there is no load balancer to notify.
    if (signal === "SIGTERM") await drain(app, config.drainMs);
    stopMaintenance();
    await closeWithin(app, CLOSE_WITHIN_MS - config.drainMs - ABORT_BEFORE_MS);
    await pictures.close();
    await nodes.close();
    await open.close();
    await tracing?.close();
  });

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await nodes.close();
    await open.close();
    throw listenError(error, config.port, config.host);
  }
  process.stdout.write(`The shop is open at ${config.publicUrl}\n`);
}

/** Vacuums an embedded database every hour, as it has no autovacuum. Returns a function that stops it. */
function scheduleMaintenance(open: OpenDatabase, log: Pick<FastifyBaseLogger, "warn">): () => void {
  if (open.kind !== "embedded") return () => {};
  const timer = setInterval(
    () =>
      open
        .maintain()
        .catch((error: unknown) =>
          log.warn({ err: error }, "Database maintenance failed; the next attempt is in an hour"),
        ),
    MAINTENANCE_INTERVAL_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Reports not ready and keeps serving for as long as a load balancer needs to notice. */
async function drain(app: FastifyInstance, forMs: number): Promise<void> {
  app.startDraining();
  await pause(forMs);
}

/** Closes the application once its requests are done; after `ms`, aborts the remaining connections. */
async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close();
  clearTimeout(timer);
}

function listenError(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    return new StartupError(
      `Port ${port} on ${host} is taken: stop what listens there, or set PORT to another number.`,
    );
  }
  if (code === "EACCES")
    return new StartupError(`Port ${port} needs more rights: set PORT to a number above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartupError(
      `HOST ${host} is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}
