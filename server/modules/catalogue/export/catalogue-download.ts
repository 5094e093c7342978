import { Readable } from "node:stream";
import type { CatalogueExportQuery } from "#contract/catalogue/catalogue-file.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { outfitBatches } from "#server/modules/catalogue/catalogue-repository.ts";
import { csvHeader, csvRows } from "./csv-writer.ts";

export interface Download {
  database: Database;
  publicUrl: string;
  query: CatalogueExportQuery;
}

/**
 * Streams the outfits of a filter as a catalogue file, newest first. Resolves when the first chunk has been
 * read, so that an unavailable database causes an error response and not a truncated file.
 */
export async function downloadCatalogue(download: Download): Promise<Readable> {
  const chunks = chunksOf(download);
  const first = await chunks.next();
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* chunks;
  };
  return Readable.from(all());
}

async function* chunksOf({ database, publicUrl, query }: Download): AsyncGenerator<string> {
  let written = 0;
  if (query.format === "csv") yield csvHeader();
  for await (const batch of outfitBatches(database, query)) {
    const lines = batch.map(({ outfit, mediaId, isArtworkPending, pictureUrl }) => ({
      ...outfit,
      // Without a placeholder, an import of the file draws the artwork.
      ...(isArtworkPending ? {} : { image: pictureUrl ?? publicUrl + imageUrl(mediaId) }),
    }));
    const texts = lines.map((line) => {
      written += 1;
      return query.format === "csv" ? csvRows(line, written) : jsonLine(line);
    });
    yield texts.join("");
  }
}

function jsonLine(line: CatalogueLine): string {
  return `${JSON.stringify(line)}\n`;
}
