import { restoreShop } from "#server/backup/restore-shop.ts";
import { formatCount } from "#server/cli/terminal/format-text.ts";
import { EXIT_PICTURES_LOST } from "#server/cli/terminal/run-program.ts";
import { readConfig } from "#server/config/config.ts";
import { readDotEnv } from "#server/config/dot-env.ts";
import { diskProblem } from "#server/lib/errors/disk-problem.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";
import { pictureProgress } from "./picture-progress.ts";

/** Restores a backup into the configured, empty database; returns the exit code: 3 if pictures lack. */
export async function restoreFromFolder(folder: string): Promise<number> {
  readDotEnv();
  const config = readConfig(process.env);
  const progress = pictureProgress("Restoring pictures");
  try {
    const blobStore = await openBlobStore(config);
    const { manifest, pictures } = await restoreShop({
      config,
      blobStore,
      folder,
      onPicture: progress.update,
    });
    progress.end();
    if (pictures.lost > 0) {
      console.error(
        `${formatCount(pictures.lost, "picture")} could not be restored: missing or damaged in the backup.`,
      );
    }
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${formatCount(rows, "row")} of ${formatCount(manifest.tables.length, "table")} and ${formatCount(pictures.copied, "picture")} from the backup of ${manifest.takenAt}.`,
    );
    return pictures.lost > 0 ? EXIT_PICTURES_LOST : 0;
  } catch (error) {
    throw diskProblem(error, config.dataDir) ?? error;
  } finally {
    progress.end();
  }
}
