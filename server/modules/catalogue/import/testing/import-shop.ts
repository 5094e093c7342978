import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import {
  claimArtwork,
  completeArtwork,
  countPendingArtwork,
} from "#server/modules/catalogue/artwork/artwork-queue.ts";
import {
  type CatalogueImport,
  importCatalogue,
  surveyFile,
} from "#server/modules/catalogue/import/import-catalogue-file.ts";
import type { ImportSummary } from "#server/modules/catalogue/import/import-outfits.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { drawFlatPicture } from "./flat-picture.ts";

export function importShop(database: Database, folder: string) {
  const blobStore = createFileBlobStore(join(folder, "media"));
  const mediaService = createMediaService({ database, store: blobStore });
  const importFile = async (file: string, options: Partial<CatalogueImport> = {}): Promise<ImportSummary> =>
    importCatalogue({ database, mediaService, log: console, file: await surveyFile(file), ...options });
  const artworkPending = () => countPendingArtwork(database);
  return {
    folder,
    blobStore,
    mediaService,
    artworkPending,
    drawArtwork: async () => {
      for (let job = await claimArtwork(database); job; job = await claimArtwork(database)) {
        const { image, spots } = await drawFlatPicture(job.outfit, job.seed);
        const { id: mediaId } = await mediaService.saveGenerated(image);
        await completeArtwork(database, job, { mediaId, spots });
      }
    },
    importFile,
    importText: async (
      content: string | Buffer,
      options: Partial<CatalogueImport> = {},
    ): Promise<ImportSummary> => {
      const file = join(folder, "catalogue.jsonl");
      await writeFile(file, content);
      return importFile(file, options);
    },
  };
}
