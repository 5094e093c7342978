import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { readDotEnv } from "./config/dot-env.ts";
import { retiredSettingWarnings } from "./config/retired-settings.ts";
import { openDatabase } from "./db/open-database.ts";
import { scheduleMaintenance } from "./db/schedule-maintenance.ts";
import { StartupError } from "./errors/startup-error.ts";
import { ARTWORK_THREADS, createArtworkThreads } from "./modules/catalogue/artwork/artwork-threads.ts";
import { chooseDelivery } from "./modules/mail/choose-delivery.ts";
import { openBlobStore } from "./modules/media/open-blob-store.ts";
import { openNodeConnections } from "./nodes/node-connections.ts";
import { createLogger } from "./observability/logger.ts";
import { closeWithin, drain } from "./process/graceful-shutdown.ts";
import { limitHeapGrowth } from "./process/limit-heap-growth.ts";
import { ensureFirstAdmin } from "./seed/first-admin.ts";
import { seedShop } from "./seed/seed-shop.ts";
import { siteBuilt } from "./site/site-build.ts";

const CLOSE_WITHIN_MS = 10_000;
/** Connections still open this long before the limit (of slow readers, for example) are aborted, so that the process ends in time. */
const ABORT_BEFORE_MS = 2_500;

limitHeapGrowth();
try {
  await start();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Connections that were opened before keep the event loop alive.
  process.exit(1);
}

async function start(): Promise<void> {
  readDotEnv();
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel, config.environment);
  for (const warning of retiredSettingWarnings(process.env)) logger.warn(warning);
  const tracing = config.tracing && (await import("./observability/tracing.ts")).startTracing(config.tracing);
  const open = await openDatabase(config, "server", { wrapStatement: tracing?.wrapStatement });
  const blobStore = await openBlobStore(config);
  await seedShop({ config, open, blobStore, log: logger });
  await ensureFirstAdmin({
    config,
    database: open.database,
    log: logger,
    tellOperator: (line) => process.stdout.write(`${line}\n`),
  });
  const nodes = await openNodeConnections(config, logger);
  const artwork = createArtworkThreads();
  await siteBuilt();
  const app = await buildApp({
    config,
    open,
    nodes,
    blobStore,
    drawOutfit: artwork.drawOutfit,
    drawingsAtOnce: ARTWORK_THREADS,
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
    await artwork.close();
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
  process.stdout.write(`Ensemble is open at ${config.publicUrl}\n`);
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
