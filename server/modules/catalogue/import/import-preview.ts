import type { ImportPreview, RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { findMediaIds } from "#server/modules/catalogue/catalogue-repository.ts";
import type { ValidOutfit } from "#server/readers/catalogue/catalogue-entry.ts";
import { exportedPictureId } from "./catalogue-picture.ts";
import { type KeyedLine, newLines } from "./known-lines.ts";
import { Refusals } from "./refusals.ts";
import { readEntries, type UploadedCatalogue } from "./uploaded-catalogue.ts";

const OUTFITS_PER_BATCH = 100;
const SAMPLE_OUTFITS = 5;

/**
 * Returns what an import would do, without storing or drawing. Throws an ApiError if the file has no outfits.
 */
export async function previewImport(database: Database, upload: UploadedCatalogue): Promise<ImportPreview> {
  const seen = new Set<string>();
  const sample: ImportPreview["sample"] = [];
  const counts = { newOutfits: 0, alreadyThere: 0, picturesUnknown: 0 };
  const look = async (batch: readonly ValidOutfit[]) => {
    const fresh = (await newLines(database, batch)).filter(({ key }) => !seen.has(key));
    for (const { key } of fresh) seen.add(key);
    counts.newOutfits += fresh.length;
    counts.alreadyThere += batch.length - fresh.length;
    counts.picturesUnknown += await countUnknownPictures(database, fresh);
    sample.push(...fresh.slice(0, SAMPLE_OUTFITS - sample.length).map(sampleOf));
  };
  const { outfits, refused, refusals } = await survey(upload, look);
  return { fileName: upload.fileName, outfits, refused, refusals, sample, ...counts };
}

export interface Survey {
  outfits: number;
  refused: number;
  refusals: RefusedLine[];
}

/**
 * Reads a file to its end and passes the valid outfits on in batches. Throws an ApiError if the file has no
 * outfits.
 */
export async function survey(
  upload: UploadedCatalogue,
  look: (batch: readonly ValidOutfit[]) => Promise<void> = async () => {},
): Promise<Survey> {
  const counts = { outfits: 0, refused: 0 };
  const refusals = new Refusals();
  let batch: ValidOutfit[] = [];
  for await (const entry of readEntries(upload)) {
    counts.outfits += 1;
    if ("outfit" in entry) batch.push(entry);
    else {
      counts.refused += 1;
      refusals.add(entry.mistakes);
    }
    if (batch.length < OUTFITS_PER_BATCH) continue;
    await look(batch);
    batch = [];
  }
  await look(batch);
  if (counts.outfits === 0) {
    const message = IMPORT_ERRORS.fileEmpty;
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "file", message }] });
  }
  return { ...counts, refusals: refusals.list() };
}

async function countUnknownPictures(database: Database, lines: readonly KeyedLine[]): Promise<number> {
  const images = lines.flatMap(({ outfit }) => outfit.image ?? []);
  const ids = images.map(exportedPictureId);
  const known = await findMediaIds(
    database,
    ids.filter((id) => id !== undefined),
  );
  return ids.filter((id) => id === undefined || !known.has(id)).length;
}

function sampleOf({ outfit }: KeyedLine): ImportPreview["sample"][number] {
  const { category, section, description, items } = outfit;
  const totalPaise = items.reduce((total, { itemPrice }) => total + toPaise(itemPrice), 0);
  return { category, section, description, numberOfItems: items.length, totalPrice: toRupees(totalPaise) };
}
