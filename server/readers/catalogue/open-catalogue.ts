import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS, IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { isXmlFeed } from "#server/readers/products/feed-xml.ts";
import { productFileKind, productHeadings } from "#server/readers/products/product-mapping.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { openCsvTable } from "./csv-table.ts";
import { fileRefused } from "./file-refused.ts";
import type { FileSource } from "./file-source.ts";
import { type FileText, openText } from "./file-text.ts";
import { readJsonLines, readJsonList } from "./json-outfits.ts";
import { type PackedPictures, packedPictures } from "./packed-pictures.ts";
import { catalogueHeadings, isCatalogue, missingColumns, type Table } from "./table.ts";
import { readTableOutfits } from "./table-outfits.ts";
import { onlyWanted, readStart, unpackFile, ZIP_START } from "./unpack-file.ts";
import { untilTooManyRefused } from "./until-too-many-refused.ts";
import { isWorkbook, openXlsxTable } from "./xlsx-table.ts";
import { openEntries } from "./zip-entries.ts";

/** A catalogue file whose format is known. Its outfits can be read several times. */
export interface OpenedCatalogue {
  entries: () => AsyncIterable<CatalogueEntry>;
  /** The pictures beside the catalogue file of a ZIP. */
  pictures: PackedPictures | undefined;
  /** To be called when everything is read. */
  close: () => void;
}

export interface ReadingBounds {
  /** Bytes of the file, unpacked. */
  bytesMax: number;
  /** Lines or rows. */
  linesMax: number;
}

/** The bounds of a file that arrives over the network. */
export const UPLOAD_BOUNDS: ReadingBounds = { bytesMax: CATALOGUE_FILE_MAX_BYTES, linesMax: 100_000 };
/** A file of this machine is as large as its operator wants. */
export const NO_BOUNDS: ReadingBounds = {
  bytesMax: Number.POSITIVE_INFINITY,
  linesMax: Number.POSITIVE_INFINITY,
};

const CATALOGUE = {
  wanted: /\.(jsonl|ndjson|json|csv|tsv|txt|xlsx)$/i,
  noneFound: IMPORT_ERRORS.zipWithoutCatalogue,
};

/**
 * Detects the format of a file by its content: JSON Lines, a JSON list, CSV or XLSX, plain, in gzip or in a
 * ZIP. Throws an ApiError with a user-facing message if it is not a catalogue.
 */
export async function openCatalogue(source: FileSource, bounds: ReadingBounds): Promise<OpenedCatalogue> {
  const file = await unpackFile(source, { ...CATALOGUE, bytesMax: bounds.bytesMax });
  try {
    const read =
      file.kind === "workbook"
        ? openTable(
            isWorkbook(file.workbook) ? await openXlsxTable(file.workbook, outfitTable(bounds)) : undefined,
          )
        : await openTextFormat(file, bounds);
    const pictures = file.packed && packedPictures(file.packed.zip, file.packed.name);
    return {
      entries: () => untilTooManyRefused(read(), IMPORT_MESSAGES.tooManyRefused),
      pictures,
      close: file.close,
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

type Reading = () => AsyncIterable<CatalogueEntry>;

/** Opens the pictures of a ZIP without its outfits; undefined for any other file. */
export async function openPictures(
  source: FileSource,
): Promise<(PackedPictures & { close: () => void }) | undefined> {
  if (!(await readStart(source.read())).equals(ZIP_START)) return undefined;
  const zip = await openEntries(source.openZip());
  const { close } = zip;
  if (!isWorkbook(zip)) return { ...packedPictures(zip, onlyWanted(zip, CATALOGUE)), close };
  close();
  return undefined;
}

async function openTextFormat(
  { name, read }: Pick<FileSource, "name" | "read">,
  { linesMax }: ReadingBounds,
): Promise<Reading> {
  const text = await openText(read);
  if (!text) throw unknownFormat();
  const begin = text.head.trimStart();
  if (begin === "" && (await isBlank(text))) throw fileRefused(IMPORT_ERRORS.fileEmpty);
  if (begin.startsWith("{")) return () => readJsonLines(text.lines(), linesMax);
  if (begin.startsWith("[") && !/\.(csv|tsv)$/i.test(name)) return () => readJsonList(text.lines(), linesMax);
  const table = openCsvTable(text, outfitTable({ linesMax }));
  if (table && isCatalogue(table.headings)) return openTable(table);
  if (isProductFile(text)) throw fileRefused(IMPORT_ERRORS.productsInstead);
  // For a file with an invalid beginning, the name is the best hint of its format.
  if (/\.(jsonl|ndjson)$/i.test(name)) return () => readJsonLines(text.lines(), linesMax);
  if (/\.(csv|tsv)$/i.test(name)) return openTable(table);
  throw unknownFormat();
}

/** Whether it is an export or a feed of products, which become pieces. */
function isProductFile(text: FileText): boolean {
  if (isXmlFeed(text.head)) return true;
  const table = openCsvTable(text, { ...outfitTable(NO_BOUNDS), read: productHeadings });
  return table !== undefined && productFileKind([...table.headings.columns.keys()]) !== "other";
}

async function isBlank({ lines }: FileText): Promise<boolean> {
  for await (const chunk of lines())
    if (
      chunk
        .toString()
        .replace(/^\ufeff/, "")
        .trim() !== ""
    )
      return false;
  return true;
}

function outfitTable({ linesMax }: Pick<ReadingBounds, "linesMax">) {
  return { read: catalogueHeadings, rowsMax: linesMax, tooManyRows: IMPORT_MESSAGES.tooManyLines };
}

function openTable(table: Table | undefined): Reading {
  if (!table) throw fileRefused(IMPORT_ERRORS.fileEmpty);
  const columns = missingColumns(table.headings);
  if (columns.length > 0) throw fileRefused(IMPORT_ERRORS.columnsMissing({ columns: columns.join(", ") }));
  return () => readTableOutfits(table);
}

function unknownFormat() {
  return fileRefused(IMPORT_ERRORS.fileUnknown, "UNSUPPORTED_MEDIA_TYPE");
}
