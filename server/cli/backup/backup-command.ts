import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BackupSummary, backUpShop } from "#server/backup/back-up-shop.ts";
import { formatCount } from "#server/cli/terminal/format-text.ts";
import { EXIT_PICTURES_LOST } from "#server/cli/terminal/run-program.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { readDotEnv } from "#server/config/dot-env.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { reachMilestone } from "#server/modules/first-steps/milestone-repository.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";
import { pictureProgress } from "./picture-progress.ts";

/**
 * Backs the configured shop up to a new folder; returns the exit code: 3 where pictures are lost, which the
 * backup is without.
 */
export async function backUpToFolder(folder: string, withPictures: boolean): Promise<number> {
  readDotEnv();
  const config = readConfig(process.env);
  assertShopExists(config);
  const { tables, pictures } = await backUp(config, folder, withPictures);
  if (pictures.lost > 0) {
    console.error(
      `${formatCount(pictures.lost, "picture")} could not be backed up: missing or damaged in the store.`,
    );
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Saved ${formatCount(rows, "row")} of ${formatCount(tables.length, "table")} and ${formatCount(pictures.copied, "picture")} in ${folder}.`,
  );
  return pictures.lost > 0 ? EXIT_PICTURES_LOST : 0;
}

async function backUp(config: Config, folder: string, withPictures: boolean): Promise<BackupSummary> {
  // A backup must not change the database.
  const { database, close } = await openDatabase(config, "command", { migrations: false });
  const progress = pictureProgress("Backing up pictures");
  try {
    const blobStore = await openBlobStore(config);
    const summary = await backUpShop({
      database,
      blobStore,
      folder,
      withPictures,
      onPicture: progress.update,
    });
    // A role that may only read suffices for a backup, and so does the schema of an earlier release.
    await reachMilestone(database, "backedUp").catch(() => {});
    return summary;
  } finally {
    progress.end();
    await close();
  }
}

/** Checked beforehand, because opening an embedded database creates it. */
function assertShopExists({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, "database"))) return;
  throw new StartupError(`There is no shop in ${dataDir}: set DATA_DIR or DATABASE_URL to its location.`);
}
