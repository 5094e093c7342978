import { Readable } from "node:stream";
import { adminSearch, adminSearchText } from "#contract/admin-search.ts";
import type { CatalogueExportQuery } from "#contract/catalogue-file.ts";
import { imageUrl } from "#contract/image-url.ts";
import type { CatalogueLine } from "#contract/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { listOutfitsAfter, type StoredOutfit } from "#server/modules/catalogue/catalogue-repository.ts";
import { csvHeader, csvRows } from "#server/modules/catalogue/csv/csv-writer.ts";

export interface Download {
  database: Database;
  /** Where the pictures' addresses begin. */
  publicUrl: string;
  query: CatalogueExportQuery;
}

const OUTFITS_PER_BATCH = 100;

/**
 * The outfits of a filter as a catalogue file, newest first, read while it is sent. The first of it is read before this resolves, so
 * that a database that is away is still an error answer and not a file that breaks off.
 */
export async function downloadCatalogue(download: Download): Promise<Readable> {
  const pieces = piecesOf(download);
  const first = await pieces.next();
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  return Readable.from(all());
}

async function* piecesOf({ database, publicUrl, query }: Download): AsyncGenerator<string> {
  const { category, section, type, status, searchTerm } = query;
  const selection = {
    category,
    section,
    type,
    isActive: status === undefined ? undefined : status === "active",
  };
  const found = adminSearch(searchTerm);
  let written = 0;
  let last: StoredOutfit | undefined;
  if (query.format === "csv") yield csvHeader();
  do {
    // By keyset: an offset would skip or repeat outfits while others come and go.
    const batch: StoredOutfit[] = await listOutfitsAfter(database, last, OUTFITS_PER_BATCH, selection);
    const lines = batch
      .filter(({ outfit }) => found(adminSearchText(outfit)))
      .map(({ outfit, mediaId, isArtworkPending }) => ({
        ...outfit,
        // Without a picture, so that an import draws it.
        ...(isArtworkPending ? {} : { image: publicUrl + imageUrl(mediaId) }),
      }));
    const piece = lines.map((line) => {
      written += 1;
      return query.format === "csv" ? csvRows(line, written) : jsonLine(line);
    });
    if (piece.length > 0) yield piece.join("");
    last = batch.at(-1);
  } while (last);
}

function jsonLine(line: CatalogueLine): string {
  return `${JSON.stringify(line)}\n`;
}
