import type { ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { findMediaIds } from "#server/modules/catalogue/catalogue-repository.ts";
import { isPictureAddress } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import type { ValidOutfit } from "#server/readers/catalogue/catalogue-entry.ts";
import { shownValue } from "#server/readers/catalogue/outfit-fields.ts";
import type { PackedPictures } from "#server/readers/catalogue/packed-pictures.ts";
import { exportedPictureId, findPackedPicture } from "./catalogue-picture.ts";
import { type ChangedOutfit, type NamedPicture, type NewOutfit, OutfitMatcher } from "./match-outfits.ts";
import { type Look, type Survey, survey } from "./survey.ts";
import { readEntries, type UploadedCatalogue, withPictures } from "./uploaded-catalogue.ts";

const SAMPLE_OUTFITS = 5;
const SHOWN_MAX = 100;
const UNKNOWN_PICTURES = 10;

/**
 * Returns what an import would do, without storing or drawing. A picture in the ZIP is not unpacked, so it
 * counts as another than that of its outfit. Throws an ApiError if the file has no outfits.
 */
export function previewImport(database: Database, upload: UploadedCatalogue): Promise<ImportPreview> {
  return withPictures(upload, (pictures) => preview(database, upload, pictures));
}

async function preview(
  database: Database,
  upload: UploadedCatalogue,
  pictures: PackedPictures | undefined,
): Promise<ImportPreview> {
  const findPicture = async ({ image }: NamedPicture) => {
    const id = exportedPictureId(image);
    if (id !== undefined && (await findMediaIds(database, [id])).has(id)) return { id };
    if (pictures && findPackedPicture(pictures, image) !== undefined) return { name: image };
    return isPictureAddress(image) ? { url: image } : undefined;
  };
  const matcher = new OutfitMatcher(database, findPicture, await databaseNow(database));
  const sample: ImportPreview["sample"] = [];
  const changes: ImportPreview["changes"] = [];
  const warnings: ImportPreview["warnings"] = [];
  const unknownPictures: string[] = [];
  const counts = {
    newOutfits: 0,
    changedOutfits: 0,
    alreadyThere: 0,
    picturesUnknown: 0,
    picturesToFetch: 0,
  };
  const look = async (batch: readonly ValidOutfit[]) => {
    const { fresh, changed, refused, alreadyThere, unknownPictures: unknown } = await matcher.match(batch);
    counts.newOutfits += fresh.length;
    counts.changedOutfits += changed.length;
    counts.alreadyThere += alreadyThere;
    counts.picturesUnknown += unknown.length;
    const named = unknown.slice(0, UNKNOWN_PICTURES - unknownPictures.length);
    unknownPictures.push(...named.map(({ image }) => shownValue(image)));
    counts.picturesToFetch +=
      fresh.filter(({ picture }) => picture && "url" in picture).length +
      changed.filter(({ pictureUrl }) => pictureUrl !== undefined).length;
    sample.push(...fresh.slice(0, SAMPLE_OUTFITS - sample.length).map(sampleOf));
    changes.push(...changed.slice(0, SHOWN_MAX - changes.length).map(shownChange));
    warnings.push(...batch.flatMap((row) => row.warnings).slice(0, SHOWN_MAX - warnings.length));
    return refused;
  };
  const { outfits, refused, refusals } = await surveyUpload(upload, look);
  return {
    ...{ fileName: upload.fileName, outfits, refused, refusals, sample, changes, warnings },
    ...{ unknownPictures, ...counts },
  };
}

/** Surveys an uploaded file; throws an ApiError if it has no outfits. */
export async function surveyUpload(upload: UploadedCatalogue, look?: Look): Promise<Survey> {
  const surveyed = await survey(readEntries(upload), look);
  if (surveyed.outfits > 0) return surveyed;
  const message = IMPORT_ERRORS.fileEmpty;
  throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "file", message }] });
}

function shownChange({ outfitId, line, fields }: ChangedOutfit): ImportPreview["changes"][number] {
  return { outfitId, line, fields };
}

function sampleOf({ outfit }: NewOutfit): ImportPreview["sample"][number] {
  const { category, section, description, items } = outfit;
  const totalPaise = items.reduce((total, { itemPrice }) => total + toPaise(itemPrice), 0);
  return { category, section, description, numberOfItems: items.length, totalPrice: toRupees(totalPaise) };
}
