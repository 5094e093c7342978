import { PRODUCT_FILE_MAX_BYTES, PRODUCT_ROWS_MAX } from "#contract/limits.ts";
import { PIECE_ERRORS, PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import type { ProductFileKind, ProductMapping, ProductPreview } from "#contract/pieces/product-file.ts";
import { openCsvTable } from "#server/readers/catalogue/csv-table.ts";
import { fileRefused } from "#server/readers/catalogue/file-refused.ts";
import type { FileSource } from "#server/readers/catalogue/file-source.ts";
import { openText } from "#server/readers/catalogue/file-text.ts";
import { shownValue } from "#server/readers/catalogue/outfit-fields.ts";
import type { Table } from "#server/readers/catalogue/table.ts";
import { type UnpackedFile, unpackFile } from "#server/readers/catalogue/unpack-file.ts";
import { untilTooManyRefused } from "#server/readers/catalogue/until-too-many-refused.ts";
import { isWorkbook, openXlsxTable } from "#server/readers/catalogue/xlsx-table.ts";
import { isXmlFeed, openXmlFeed } from "./feed-xml.ts";
import type { ProductEntry } from "./product.ts";
import { guessMapping, type ProductColumn, productFileKind, productHeadings } from "./product-mapping.ts";
import { type ProductReading, readProductRows } from "./product-rows.ts";

/** A product file whose format is known. Its products can be read several times. */
export interface OpenedProducts {
  kind: ProductFileKind;
  columns: ProductPreview["columns"];
  guessedMapping: ProductMapping;
  unreadSheets: ProductPreview["unreadSheets"];
  entries: (reading: Omit<ProductReading, "kind">) => AsyncIterable<ProductEntry>;
  /** To be called when everything is read. */
  close: () => void;
}

const PRODUCT_FILE = {
  wanted: /\.(csv|tsv|txt|xlsx|xml)$/i,
  noneFound: PIECE_ERRORS.zipWithoutProducts,
  bytesMax: PRODUCT_FILE_MAX_BYTES,
};
const TABLE = {
  read: productHeadings,
  rowsMax: PRODUCT_ROWS_MAX,
  tooManyRows: PIECE_MESSAGES.tooManyRows,
};
/** One column is a list, no table. */
const COLUMNS_MIN = 2;
const COLUMNS_MAX = 500;
const SAMPLES_MAX = 3;
/** Rows by whose values columns are guessed. */
const SAMPLED_ROWS = 50;
/** Enough of an address to tell a picture's from a page's. */
const VALUE_MAX_LENGTH = 500;

/**
 * Detects the format of a product file by its content: a table or a feed in XML, plain, in gzip or in a ZIP.
 * Throws an ApiError with a user-facing message if it is neither.
 */
export async function openProducts(source: FileSource): Promise<OpenedProducts> {
  const file = await unpackFile(source, PRODUCT_FILE);
  try {
    const { table, isXml } = await openFormat(file);
    const headings = [...table.headings.columns.keys()];
    if (headings.length < COLUMNS_MIN || headings.length > COLUMNS_MAX) throw unknownFormat();
    const kind = isXml ? "google" : productFileKind(headings);
    const sampled = await sampleColumns(table);
    const columns = sampled.map(({ heading, values }) => ({
      heading,
      samples: values.slice(0, SAMPLES_MAX).map(shownValue),
    }));
    const entries: OpenedProducts["entries"] = (reading) =>
      untilTooManyRefused(readProductRows(table, { ...reading, kind }), PIECE_MESSAGES.tooManyRefused, {
        leavesUnread: true,
      });
    const guessedMapping = guessMapping(sampled, kind);
    const unreadSheets = (table.unreadSheets ?? []).map(shownValue);
    return { kind, columns, guessedMapping, unreadSheets, entries, close: file.close };
  } catch (error) {
    file.close();
    throw error;
  }
}

async function openFormat(file: UnpackedFile): Promise<{ table: Table<string>; isXml: boolean }> {
  if (file.kind === "workbook") {
    const table = isWorkbook(file.workbook) ? await openXlsxTable(file.workbook, TABLE) : undefined;
    if (!table) throw unknownFormat();
    return { table, isXml: false };
  }
  const text = await openText(file.read);
  if (!text) throw unknownFormat();
  if (text.head.trim() === "") throw fileRefused(PIECE_ERRORS.fileEmpty);
  if (isXmlFeed(text.head)) return { table: await openXmlFeed(text, TABLE), isXml: true };
  const isOther = /^\s*[<{[]/.test(text.head);
  const table = isOther ? undefined : openCsvTable(text, TABLE);
  if (!table) throw unknownFormat();
  return { table, isXml: false };
}

async function sampleColumns(table: Table<string>): Promise<ProductColumn[]> {
  const columns = [...table.headings.columns.keys()].map(
    (heading): ProductColumn => ({ heading, values: [] }),
  );
  let rows = 0;
  for await (const row of table.rows()) {
    if ("problem" in row || rows >= SAMPLED_ROWS) break;
    rows += 1;
    for (const { heading, values } of columns) {
      const value = row.cell(heading).trim().slice(0, VALUE_MAX_LENGTH);
      if (value !== "" && !values.includes(value)) values.push(value);
    }
  }
  if (rows === 0) throw fileRefused(PIECE_ERRORS.fileEmpty);
  return columns;
}

function unknownFormat() {
  return fileRefused(PIECE_ERRORS.fileUnknown, "UNSUPPORTED_MEDIA_TYPE");
}
