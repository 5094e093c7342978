import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { asWritingProblem } from "#server/lib/errors/writing-problem.ts";
import { makeFolder } from "#server/lib/make-folder.ts";
import { outfitBatches } from "#server/modules/catalogue/catalogue-repository.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";

export interface CatalogueExport {
  database: Database;
  blobStore: Pick<BlobStore, "get">;
  /**
   * JSON Lines, or gzip if the name ends with .gz. An existing file is replaced when the export is complete.
   */
  file: string;
  onProgress?: (outfitsWritten: number) => void;
}

export interface ExportSummary {
  outfits: number;
  /** Outfits whose picture is missing from the store. */
  withoutPicture: number;
}

export function picturesFolder(file: string): string {
  return `${file}-images`;
}

/**
 * Writes all outfits as a catalogue file, newest first, and their pictures into a folder beside it. Another
 * shop can import both together. Throws a StartupError if they cannot be written.
 */
export async function exportCatalogue(job: CatalogueExport): Promise<ExportSummary> {
  try {
    if (await isFolder(job.file)) throw new StartupError(`${job.file} is a folder: please name a file.`);
    return await writeCatalogue(job);
  } catch (error) {
    throw asWritingProblem(error, `${job.file} and its pictures`);
  }
}

async function writeCatalogue(job: CatalogueExport): Promise<ExportSummary> {
  // In the same folder, because a rename is atomic only within one file system.
  const temporary = join(dirname(job.file), `.${basename(job.file)}.${randomUUID()}.tmp`);
  const summary: ExportSummary = { outfits: 0, withoutPicture: 0 };
  const lines = Readable.from(linesOf(job, summary));
  const sink = createWriteStream(temporary, { flags: "wx", flush: true });
  try {
    await (/\.gz$/i.test(job.file) ? pipeline(lines, createGzip(), sink) : pipeline(lines, sink));
    await rename(temporary, job.file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return summary;
}

async function* linesOf(job: CatalogueExport, summary: ExportSummary): AsyncGenerator<string> {
  await makeFolder(picturesFolder(job.file));
  for await (const batch of outfitBatches(job.database)) {
    for (const { mediaId, isArtworkPending, pictureUrl, outfit } of batch) {
      // Without a placeholder, an import of the file draws the artwork.
      const image = pictureUrl ?? (isArtworkPending ? undefined : await writePicture(job, mediaId));
      const line: CatalogueLine = image === undefined ? outfit : { ...outfit, image };
      if (image === undefined && !isArtworkPending) summary.withoutPicture += 1;
      summary.outfits += 1;
      job.onProgress?.(summary.outfits);
      yield `${JSON.stringify(line)}\n`;
    }
  }
}

/** Returns the path relative to the catalogue file; undefined if the picture is missing from the store. */
async function writePicture({ blobStore, file }: CatalogueExport, id: string): Promise<string | undefined> {
  const folder = picturesFolder(file);
  const name = `${id}.webp`;
  const relative = `${basename(folder)}/${name}`;
  if (await exists(join(folder, name))) return relative;
  const bytes = await blobStore.get(masterKey(id));
  if (!bytes) return undefined;
  const temporary = join(folder, `.${name}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return relative;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
