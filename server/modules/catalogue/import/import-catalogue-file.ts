import { dirname } from "node:path";
import type { Database } from "#server/db/database.ts";
import { readLines } from "#server/modules/catalogue/file/catalogue-file.ts";
import { readJsonLines } from "#server/modules/catalogue/file/catalogue-line.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { insertOutfits } from "#server/modules/outfits/editor/outfit-writer.ts";
import { reusePicture, savePictureFile } from "./catalogue-picture.ts";
import {
  type DrawOutfit,
  drawArtwork,
  type ImportCounts,
  type ImportSummary,
  runImport,
} from "./import-outfits.ts";
import type { KeyedLine } from "./known-lines.ts";

export interface CatalogueImport {
  database: Database;
  mediaService: Pick<MediaService, "save" | "saveGenerated">;
  drawOutfit: DrawOutfit;
  /** JSON Lines, or gzip of them. */
  file: string;
  onProgress?: (soFar: ImportCounts) => void;
  /** The moment from which the outfits count as created. */
  now?: Date;
}

const LINES_PER_BATCH = 50;
const PICTURES_AT_ONCE = 2;

/**
 * Imports a catalogue file of this machine, its pictures from beside it (D41).
 * Throws a StartupError if the file cannot be read; the batches before are in then, and the file can be imported again.
 */
export async function importCatalogue(job: CatalogueImport): Promise<ImportSummary> {
  const { database, file, onProgress, now } = job;
  return runImport({
    database,
    entries: readJsonLines(readLines(file)),
    savePicture: (line) => savePicture(job, line),
    insert: (outfits) => insertOutfits(database, outfits),
    batchSize: LINES_PER_BATCH,
    picturesAtOnce: PICTURES_AT_ONCE,
    onProgress,
    now,
  });
}

async function savePicture(
  { database, mediaService, drawOutfit, file }: CatalogueImport,
  line: KeyedLine,
): Promise<{ id: string }> {
  const { image } = line.outfit;
  if (image === undefined) return mediaService.saveGenerated(await drawArtwork(drawOutfit, line));
  // What the dashboard exported names its pictures by address; they are no files here, but may be pictures of this shop.
  const known = /^https?:/.test(image) ? await reusePicture(database, image) : undefined;
  return known ?? savePictureFile(mediaService, dirname(file), image);
}
