import type { FastifyBaseLogger } from "fastify";
import { showProgress } from "#server/cli/terminal/progress.ts";
import type { Config } from "#server/config/config.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { diskProblem } from "#server/errors/disk-problem.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { isEmptyShop, seedDemo } from "./seed-demo.ts";

export interface ShopSeed {
  config: Pick<Config, "seed" | "dataDir">;
  open: Pick<OpenDatabase, "database" | "maintain">;
  blobStore: BlobStore;
  log: Pick<FastifyBaseLogger, "info">;
}

/** What a shop gets at its start: the demo, if the settings ask for it and nobody has used the shop yet (D38). */
export async function seedShop({ config, open, blobStore, log }: ShopSeed): Promise<void> {
  const { database } = open;
  try {
    if (config.seed !== "demo" || !(await isEmptyShop(database))) return;
    await fillWithDemo(database, blobStore, log);
    await open.maintain();
  } catch (error) {
    throw diskProblem(error, config.dataDir) ?? error;
  }
}

async function fillWithDemo(database: Database, blobStore: BlobStore, log: ShopSeed["log"]): Promise<void> {
  const started = performance.now();
  // Loaded only here: a shop of its own never needs the demo.
  const [{ demoCatalogue }, { renderBoard }] = await Promise.all([
    import("#demo/catalogue/catalogue.ts"),
    import("#demo/artwork/render.ts"),
  ]);
  const catalogue = demoCatalogue();
  log.info(`This shop is empty: drawing the pictures of ${catalogue.outfits.length} demo outfits, this once`);
  const progress = showProgress({
    title: "Demo pictures",
    total: catalogue.outfits.length,
    writeLine: (line) => log.info(line),
  });
  try {
    const seeded = await seedDemo({
      database,
      mediaService: createMediaService({ database, store: blobStore }),
      catalogue,
      drawBoard: renderBoard,
      onDrawn: (drawn) => progress.update(drawn),
    });
    progress.end();
    if (seeded)
      log.info(`The demo shop is furnished after ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  } finally {
    progress.end();
  }
}
