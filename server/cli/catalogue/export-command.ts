import { formatCount } from "#server/cli/terminal/format-text.ts";
import { countOutfits } from "#server/modules/catalogue/catalogue-repository.ts";
import { exportCatalogue, picturesFolder } from "#server/modules/catalogue/export/catalogue-export.ts";
import { withShop } from "../terminal/open-shop.ts";
import { showProgress } from "../terminal/progress.ts";

/** Exports the whole catalogue; returns the exit code. */
export async function exportToFile(file: string): Promise<number> {
  const { outfits, withoutPicture } = await withShop(async ({ open: { database }, blobStore }) => {
    const total = await countOutfits(database);
    const progress = showProgress({ title: "Exporting", total, writeLine: (line) => console.log(line) });
    try {
      return await exportCatalogue({
        database,
        blobStore,
        file,
        onProgress: (written) => progress.update(written),
      });
    } finally {
      progress.end();
    }
  });
  if (withoutPicture > 0) {
    console.error(
      `The pictures of ${formatCount(withoutPicture, "outfit")} are gone from the store: their lines name none.`,
    );
  }
  console.log(
    `Wrote ${formatCount(outfits, "outfit")} to ${file} and their pictures to ${picturesFolder(file)}.`,
  );
  return 0;
}
