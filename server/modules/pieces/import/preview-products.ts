import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { ProductPreview } from "#contract/pieces/product-file.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { Refusals } from "#server/modules/catalogue/import/refusals.ts";
import { shownFileName } from "#server/modules/catalogue/import/uploaded-catalogue.ts";
import type { ProductEntry } from "#server/readers/products/product.ts";
import type { OpenProductFile } from "#server/readers/readers.ts";
import { EarlierVersions } from "./earlier-versions.ts";
import { ProductMatcher } from "./match-products.ts";
import { findLastPieceImport, findPartsBefore } from "./piece-import-repository.ts";
import { type ChosenReading, chooseReading, type ProductUpload, withUpload } from "./product-upload.ts";

export const PRODUCTS_PER_BATCH = 500;
const SHOWN_MAX = 100;
const SAMPLE_PIECES = 5;

/** Returns what an import would do, without storing. Throws an ApiError if the file has no products. */
export function previewProducts(database: Database, upload: ProductUpload): Promise<ProductPreview> {
  return withUpload(upload, async (file) => {
    const chosen = await chooseReading(database, file, upload);
    const { mapping, shopAddress, sourceName, isRemembered, fieldsNeeded, needsShopAddress } = chosen;
    const isComplete = fieldsNeeded.length === 0 && !needsShopAddress;
    return {
      fileName: shownFileName(upload.name),
      ...{ kind: file.kind, columns: file.columns, mapping, shopAddress, sourceName },
      ...{ isRemembered, fieldsNeeded, needsShopAddress, unreadSheets: file.unreadSheets },
      ...(isComplete ? await compare(database, file, { reading: chosen, digest: upload.digest }) : NOTHING),
    };
  });
}

const NOTHING = {
  ...{ pieces: 0, newPieces: 0, changedPieces: 0, alreadyThere: 0, refused: 0, missingPieces: 0 },
  ...{ refusals: [], changes: [], sample: [] },
};

async function compare(
  database: Database,
  file: OpenProductFile,
  { reading, digest }: { reading: ChosenReading; digest: string },
) {
  const matcher = new ProductMatcher();
  const last = await findLastPieceImport(database);
  const earlier = new EarlierVersions(await findPartsBefore(database, last, digest));
  const refusals = new Refusals();
  const counts = { pieces: 0, newPieces: 0, changedPieces: 0, alreadyThere: 0, refused: 0 };
  const changes: ProductPreview["changes"] = [];
  const sample: ProductPreview["sample"] = [];
  for await (const batch of inBatches(file.entries(reading))) {
    const matched = await matcher.match(database, batch);
    const { fresh, changed, unchanged, refused } = matched;
    counts.pieces += batch.length;
    counts.newPieces += fresh.length;
    counts.changedPieces += changed.length;
    counts.alreadyThere += unchanged.length;
    counts.refused += refused.length;
    for (const mistakes of refused) refusals.add(mistakes);
    await earlier.note(database, matched);
    changes.push(...changed.slice(0, SHOWN_MAX - changes.length).map(({ change }) => change));
    sample.push(...fresh.slice(0, SAMPLE_PIECES - sample.length).map(({ input }) => input));
  }
  if (counts.pieces === 0) throw noProducts();
  const missingPieces = await earlier.countMissing(database);
  return { ...counts, refusals: refusals.list(), changes, sample, missingPieces };
}

/** How many products a file has. Throws an ApiError for none. */
export async function surveyProducts(file: OpenProductFile, reading: ChosenReading) {
  let pieces = 0;
  for await (const _ of file.entries(reading)) pieces += 1;
  if (pieces === 0) throw noProducts();
  return pieces;
}

export async function* inBatches(entries: AsyncIterable<ProductEntry>): AsyncGenerator<ProductEntry[]> {
  let batch: ProductEntry[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < PRODUCTS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function noProducts(): ApiError {
  const message = PIECE_ERRORS.fileEmpty;
  return new ApiError("VALIDATION_FAILED", message, { details: [{ path: "file", message }] });
}
