import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/config/config.ts";
import { projectRoot } from "#server/config/project-root.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { diskProblem } from "#server/lib/errors/disk-problem.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { isEmptyShop, seedDemo } from "./seed-demo.ts";

export const demoFolder = join(projectRoot, "demo");

export interface ShopSeed {
  config: Pick<Config, "seed" | "dataDir">;
  open: Pick<OpenDatabase, "database" | "maintain">;
  blobStore: BlobStore;
  log: Pick<FastifyBaseLogger, "info">;
}

/** Seeds an empty shop with the demo at its start if SEED is `demo`. */
export async function seedShop({ config, open, blobStore, log }: ShopSeed): Promise<void> {
  const { database } = open;
  try {
    if (config.seed !== "demo" || !(await isEmptyShop(database))) return;
    await addDemo(database, blobStore, log);
    await open.maintain();
  } catch (error) {
    throw diskProblem(error, config.dataDir) ?? error;
  }
}

async function addDemo(database: Database, blobStore: BlobStore, log: ShopSeed["log"]): Promise<void> {
  const started = performance.now();
  log.info("This shop is empty: seeding the demo catalogue");
  const mediaService = createMediaService({ database, store: blobStore });
  const isSeeded = await seedDemo({ database, mediaService, folder: demoFolder });
  if (isSeeded) log.info(`Seeded the demo in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}
