import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS, IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { type CatalogueEntry, refusedOutfit } from "./catalogue-entry.ts";
import { openCsvTable } from "./csv-table.ts";
import { fileRefused } from "./file-refused.ts";
import { bytesSource, type FileSource } from "./file-source.ts";
import { type FileText, openText } from "./file-text.ts";
import { readJsonLines, readJsonList } from "./json-outfits.ts";
import { type PackedPictures, packedPictures } from "./packed-pictures.ts";
import { isCatalogue, missingColumns, type Table } from "./table.ts";
import { readTableOutfits } from "./table-outfits.ts";
import { isWorkbook, openXlsxTable } from "./xlsx-table.ts";
import { bounded, type OpenZip, openEntries } from "./zip-entries.ts";

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

/** A file that has so many mistakes in a row is another kind of file. */
const REFUSED_IN_A_ROW_MAX = 1_000;
/** A workbook within a ZIP, which is read into memory. */
const INNER_WORKBOOK_MAX_BYTES = 100 * 1024 * 1024;
const CATALOGUE_NAME = /\.(jsonl|ndjson|json|csv|tsv|txt|xlsx)$/i;

/**
 * Detects the format of a file by its content: JSON Lines, a JSON list, CSV or XLSX, plain, in gzip or in a
 * ZIP. Throws an ApiError with a user-facing message if it is not a catalogue.
 */
export async function openCatalogue(source: FileSource, bounds: ReadingBounds): Promise<OpenedCatalogue> {
  const start = await readStart(source.read());
  if (start.equals(ZIP_START)) return openZipFormat(source, bounds);
  const read = await openFormat(source, start, bounds);
  return { entries: untilTooManyRefused(read), pictures: undefined, close: () => {} };
}

type Reading = () => AsyncIterable<CatalogueEntry>;

async function openFormat(source: FileSource, start: Buffer, bounds: ReadingBounds): Promise<Reading> {
  const isGzip = start.subarray(0, GZIP_START.length).equals(GZIP_START);
  if (!isGzip) return openTextFormat(source, bounds);
  const read = () => gunzip(source.read(), bounds.bytesMax);
  return openTextFormat({ ...source, name: source.name.replace(/\.gz$/i, ""), read }, bounds);
}

export const ZIP_START = Buffer.from("PK\x03\x04");
const GZIP_START = Buffer.from([0x1f, 0x8b]);

async function readStart(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const chunk of chunks) return chunk.subarray(0, ZIP_START.length);
  return Buffer.alloc(0);
}

async function* gunzip(packed: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  try {
    yield* bounded(
      pipeline(Readable.from(packed), createGunzip(), () => {}),
      bytesMax,
    );
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw code.startsWith("Z_") ? fileRefused(IMPORT_ERRORS.fileDamaged, "BAD_REQUEST", error) : error;
  }
}

/** Opens the pictures of a ZIP without its outfits; undefined for any other file. */
export async function openPictures(
  source: FileSource,
): Promise<(PackedPictures & { close: () => void }) | undefined> {
  if (!(await readStart(source.read())).equals(ZIP_START)) return undefined;
  const zip = await openEntries(source.openZip());
  const { close } = zip;
  if (!isWorkbook(zip)) return { ...packedPictures(zip, catalogueOf(zip)), close };
  close();
  return undefined;
}

/** A workbook, or a ZIP with one catalogue file. */
async function openZipFormat(source: FileSource, bounds: ReadingBounds): Promise<OpenedCatalogue> {
  const zip = await openEntries(source.openZip());
  const { close } = zip;
  try {
    if (isWorkbook(zip)) {
      const read = openTable(await openXlsxTable(zip, bounds.linesMax));
      return { entries: untilTooManyRefused(read), pictures: undefined, close };
    }
    const name = catalogueOf(zip);
    const read = /\.xlsx$/i.test(name)
      ? await openInnerWorkbook(zip, name, bounds)
      : await openTextFormat({ ...source, name, read: () => zip.read(name, bounds.bytesMax) }, bounds);
    return { entries: untilTooManyRefused(read), pictures: packedPictures(zip, name), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The name of the only catalogue file of a ZIP. */
function catalogueOf({ names }: OpenZip): string {
  const found = names.filter((name) => CATALOGUE_NAME.test(name));
  const [name, another] = found;
  if (name === undefined) throw fileRefused(IMPORT_ERRORS.zipWithoutCatalogue);
  if (another !== undefined)
    throw fileRefused(IMPORT_ERRORS.zipWithSeveral({ names: found.slice(0, 5).join(", ") }));
  return name;
}

async function openInnerWorkbook(zip: OpenZip, name: string, { linesMax }: ReadingBounds): Promise<Reading> {
  const parts: Buffer[] = [];
  for await (const part of zip.read(name, INNER_WORKBOOK_MAX_BYTES)) parts.push(part);
  const workbook = await openEntries(bytesSource(name, Buffer.concat(parts)).openZip());
  return openTable(isWorkbook(workbook) ? await openXlsxTable(workbook, linesMax) : undefined);
}

async function openTextFormat({ name, read }: FileSource, { linesMax }: ReadingBounds): Promise<Reading> {
  const text = await openText(read);
  if (!text) throw unknownFormat();
  const begin = text.head.trimStart();
  if (begin === "" && (await isBlank(text))) throw fileRefused(IMPORT_ERRORS.fileEmpty);
  if (begin.startsWith("{")) return () => readJsonLines(text.lines(), linesMax);
  if (begin.startsWith("[") && !/\.(csv|tsv)$/i.test(name)) return () => readJsonList(text.lines(), linesMax);
  const table = openCsvTable(text, linesMax);
  if (table && isCatalogue(table.headings)) return openTable(table);
  // For a file with an invalid beginning, the name is the best hint of its format.
  if (/\.(jsonl|ndjson)$/i.test(name)) return () => readJsonLines(text.lines(), linesMax);
  if (/\.(csv|tsv)$/i.test(name)) return openTable(table);
  throw unknownFormat();
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

function openTable(table: Table | undefined): Reading {
  if (!table) throw fileRefused(IMPORT_ERRORS.fileEmpty);
  const columns = missingColumns(table.headings);
  if (columns.length > 0) throw fileRefused(IMPORT_ERRORS.columnsMissing({ columns: columns.join(", ") }));
  return () => readTableOutfits(table);
}

function untilTooManyRefused(read: Reading): Reading {
  return async function* () {
    let refusedInARow = 0;
    for await (const entry of read()) {
      refusedInARow = "mistakes" in entry ? refusedInARow + 1 : 0;
      if (refusedInARow > REFUSED_IN_A_ROW_MAX) {
        yield refusedOutfit({ line: entry.line, reason: IMPORT_MESSAGES.tooManyRefused });
        return;
      }
      yield entry;
    }
  };
}

function unknownFormat() {
  return fileRefused(IMPORT_ERRORS.fileUnknown, "UNSUPPORTED_MEDIA_TYPE");
}
