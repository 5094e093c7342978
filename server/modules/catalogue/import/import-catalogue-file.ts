import { dirname } from "node:path";
import type { Database } from "#server/db/database.ts";
import { isPictureAddress } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { openCatalogueFile } from "#server/readers/catalogue/open-catalogue-file.ts";
import type { PackedPictures } from "#server/readers/catalogue/packed-pictures.ts";
import { reusePicture, savePackedPicture, savePictureFile } from "./catalogue-picture.ts";
import { changeOutfit } from "./change-outfit.ts";
import { type ImportCounts, type ImportSummary, runImport } from "./import-outfits.ts";
import type { NamedPicture } from "./match-outfits.ts";
import type { FoundPicture } from "./outfit-differences.ts";

export interface CatalogueImport {
  database: Database;
  mediaService: Pick<MediaService, "save" | "saveGenerated" | "savePrepared">;
  file: string;
  anyPath?: boolean;
  onChanged?: (outfitId: string) => void;
  onProgress?: (soFar: ImportCounts) => void;
  now?: Date;
}

/**
 * Imports a catalogue file of this machine; its pictures are files in its ZIP or relative to it, or web
 * addresses, which a running shop fetches. Throws a StartupError if the file cannot be read. Earlier batches remain stored, and the file can be imported again.
 */
export async function importCatalogue(job: CatalogueImport): Promise<ImportSummary> {
  const { database, mediaService, file, onChanged, onProgress, now } = job;
  const { entries, pictures, close } = await openCatalogueFile(file);
  try {
    return await runImport({
      database,
      mediaService,
      entries: entries(),
      findPicture: (picture) => savePicture(job, pictures, picture),
      change: async (changed) => {
        await changeOutfit(database, changed, null);
        onChanged?.(changed.outfitId);
      },
      onProgress,
      now,
    });
  } finally {
    close();
  }
}

async function savePicture(
  { database, mediaService, file, anyPath = false }: CatalogueImport,
  pictures: PackedPictures | undefined,
  { image }: NamedPicture,
): Promise<FoundPicture> {
  // A dashboard export references pictures by URL; this shop may have them.
  const known = /^https?:/.test(image) ? await reusePicture(database, image) : undefined;
  const packed = known ?? (pictures && (await savePackedPicture(mediaService, pictures, image)));
  if (packed) return packed;
  if (isPictureAddress(image)) return { url: image };
  return savePictureFile(mediaService, { folder: dirname(file), anyPath }, image);
}
