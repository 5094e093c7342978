import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { CatalogueExportQuery } from "#contract/catalogue/catalogue-file.ts";
import { ZIP_FILES_MAX } from "#contract/limits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { outfitBatches } from "#server/modules/catalogue/catalogue-repository.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";

interface ZipDownload {
  database: Database;
  blobStore: Pick<BlobStore, "get" | "has">;
  query: CatalogueExportQuery;
}

/**
 * Streams the outfits of a filter as JSON Lines with their pictures, as a ZIP that any shop can import. Throws
 * VALIDATION_FAILED for more pictures than a ZIP may have. A picture that is missing from the store is left
 * out; the other shop draws it.
 */
export async function downloadWithPictures(download: ZipDownload): Promise<NodeJS.ReadableStream> {
  const { database, blobStore, query } = download;
  const pictures = new Map<string, string>();
  const lines: string[] = [];
  for await (const batch of outfitBatches(database, query)) {
    for (const { outfit, mediaId, isArtworkPending, pictureUrl } of batch) {
      const isStored = !isArtworkPending && !pictureUrl && (await blobStore.has(masterKey(mediaId)));
      if (isStored) pictures.set(mediaId, `pictures/${mediaId}.webp`);
      const image = pictureUrl ?? pictures.get(mediaId);
      lines.push(
        `${JSON.stringify(image === undefined || isArtworkPending ? outfit : { ...outfit, image })}\n`,
      );
    }
    // The catalogue is a file of the ZIP too.
    if (pictures.size >= ZIP_FILES_MAX) throw new ApiError("VALIDATION_FAILED", IMPORT_ERRORS.zipOfTooMany);
  }
  return packed(lines.join(""), pictures, blobStore);
}

/** Each picture is read when its turn comes. */
function packed(
  catalogue: string,
  pictures: ReadonlyMap<string, string>,
  blobStore: Pick<BlobStore, "get">,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  zip.addBuffer(Buffer.from(catalogue), "outfits.jsonl");
  for (const [mediaId, name] of pictures) {
    zip.addReadStreamLazy(name, { compress: false }, (begin) => {
      blobStore.get(masterKey(mediaId)).then(
        (bytes) => begin(null, Readable.from(bytes ? [bytes] : [])),
        (error: unknown) => begin(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}
