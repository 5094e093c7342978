import { createHash } from "node:crypto";
import { dirname } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { isPictureAddress } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { pathSource } from "#server/readers/catalogue/file-source.ts";
import { openCatalogueFile } from "#server/readers/catalogue/open-catalogue-file.ts";
import type { PackedPictures } from "#server/readers/catalogue/packed-pictures.ts";
import { recordImport } from "./begin-import.ts";
import { reusePicture, savePackedPicture, savePictureFile } from "./catalogue-picture.ts";
import type { ImportCounts, ImportSummary } from "./import-outfits.ts";
import { failImports } from "./import-repository.ts";
import type { NamedPicture } from "./match-outfits.ts";
import type { FoundPicture } from "./outfit-differences.ts";
import { ImportStopped, runRecordedImport } from "./recorded-import.ts";
import { survey } from "./survey.ts";
import { shownFileName } from "./uploaded-catalogue.ts";

/** A catalogue file of this machine that has been read to its end. */
export interface SurveyedFile {
  path: string;
  digest: string;
  outfits: number;
  refusals: RefusedLine[];
}

export interface CatalogueImport {
  database: Database;
  mediaService: Pick<MediaService, "save" | "saveGenerated" | "savePrepared">;
  file: SurveyedFile;
  anyPath?: boolean;
  /** Whether other processes may be running an import; otherwise one that is under way was interrupted. */
  isShared?: boolean;
  onChanged?: (outfitId: string) => void;
  onProgress?: (soFar: ImportCounts) => void;
  log: Pick<FastifyBaseLogger, "warn">;
  now?: Date;
}

/** Throws a StartupError if the file cannot be read. */
export async function surveyFile(path: string): Promise<SurveyedFile> {
  const { entries, close } = await openCatalogueFile(path);
  try {
    const { outfits, refusals } = await survey(entries());
    return { path, outfits, refusals, digest: await digestOf(path) };
  } finally {
    close();
  }
}

/** As of an uploaded file, so that command and dashboard continue each other's imports. */
async function digestOf(path: string): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of pathSource(path).read()) digest.update(chunk);
  return digest.digest("hex");
}

/**
 * Imports a catalogue file of this machine; its pictures are files in its ZIP or relative to it, or web
 * addresses, which a running shop fetches. The dashboard shows the import and can undo it. Throws a
 * StartupError if the file cannot be read or another import is running. Earlier batches remain stored, and the
 * file can be imported again.
 */
export async function importCatalogue(job: CatalogueImport): Promise<ImportSummary> {
  const { database, mediaService, file, onProgress, log, now } = job;
  const { entries, pictures, close } = await openCatalogueFile(file.path);
  try {
    const id = await begin(job);
    return await runRecordedImport({
      ...{ id, administratorId: null, database, mediaService, onProgress, log, now },
      entries: entries(),
      findPicture: (picture) => savePicture(job, pictures, picture),
      onChanged: (outfitId) => job.onChanged?.(outfitId),
    }).catch(async (error: unknown) => {
      await failImports(database, { id }).catch((err: unknown) =>
        log.warn({ err, importId: id }, "The failure of the import could not be stored"),
      );
      throw error instanceof ImportStopped ? endedElsewhere(error) : error;
    });
  } finally {
    close();
  }
}

async function begin({ database, file, isShared = false }: CatalogueImport): Promise<string> {
  await failImports(database, isShared ? "dead" : "all");
  try {
    const { id } = await recordImport(database, {
      userId: null,
      fileName: shownFileName(file.path),
      fileDigest: file.digest,
      outfitCount: file.outfits,
      refusals: file.refusals,
    });
    return id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new StartupError(`${error.message}. One that was cut off ends by itself within 30 seconds.`, {
      cause: error,
    });
  }
}

function endedElsewhere(cause: ImportStopped): StartupError {
  return new StartupError(
    "The import was taken for dead after 30 seconds without a report; import the file again for the rest.",
    { cause },
  );
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
  return savePictureFile(mediaService, { folder: dirname(file.path), anyPath }, image);
}
