import { pipeline, Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import type { CatalogueColumn } from "#contract/catalogue/catalogue-columns.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { LINE_MAX_BYTES } from "./catalogue-file.ts";
import { cellText } from "./csv-cell.ts";
import { type CsvLayout, RECORD_ENDS } from "./csv-header.ts";

/** A row of a spreadsheet; the header has number 1. */
export interface CsvRow {
  row: number;
  /** Returns the text of a column's cell; "" if there is no such cell. */
  cell: (column: CatalogueColumn) => string;
  /** Why its cells cannot be those of the headings. */
  mistake?: string | undefined;
}

/** A row that cannot be parsed; parsing ends there. */
export interface BrokenRow {
  row: number;
  problem: string;
}

/** Parses the rows below the header, without blank ones. */
export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  layout: CsvLayout,
  rowsMax: number,
): AsyncGenerator<CsvRow | BrokenRow> {
  let problem: string | undefined;
  const parser = parse({
    delimiter: layout.delimiter,
    record_delimiter: RECORD_ENDS,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    max_record_size: LINE_MAX_BYTES,
    // The parser stops at the first error, so there is at most one.
    on_skip: (error) => {
      problem = problemOf(error);
      return undefined;
    },
  });
  // The consumer of the rows receives the errors of both streams.
  const parsed = pipeline(Readable.from(chunks), parser, () => {});
  let row = 0;
  let headingsLeft = layout.headingRows;
  for await (const { record } of parsed as AsyncIterable<{ record: string[] }>) {
    row += 1;
    if (row > rowsMax) {
      yield { row, problem: IMPORT_MESSAGES.tooManyLines };
      return;
    }
    if (record.every((cell) => cell.trim() === "")) continue;
    if (headingsLeft > 0) headingsLeft -= 1;
    else yield rowOf(row, record, layout);
  }
  if (problem !== undefined) yield { row: row + 1, problem };
}

function rowOf(row: number, record: readonly string[], layout: CsvLayout): CsvRow {
  return {
    row,
    cell: (column) => cellText(record[layout.columns.get(column) ?? -1] ?? ""),
    mistake: mistakeOf(record, layout),
  };
}

function mistakeOf(record: readonly string[], layout: CsvLayout): string | undefined {
  if (record.some((cell) => swallowsRows(cell, layout))) {
    return "A quotation mark that is opened here takes in the rows below: please close it, or write it twice";
  }
  if (record.slice(layout.width).some((cell) => cell.trim() !== "")) {
    return `The row has more cells than there are headings: a text with ${nameOf(layout.delimiter)} must stand in quotation marks`;
  }
  return undefined;
}

/** Whether a line of the cell has a link where that of an item belongs, so that it is a row itself. */
function swallowsRows(cell: string, { delimiter, columns }: CsvLayout): boolean {
  if (!/[\r\n]/.test(cell)) return false;
  return cell
    .split(/[\r\n]+/)
    .slice(1)
    .some((line) => /^\s*"?https?:\/\//i.test(line.split(delimiter)[columns.get("itemLink") ?? -1] ?? ""));
}

function nameOf(delimiter: string): string {
  if (delimiter === "\t") return "a tab";
  return delimiter === ";" ? "a semicolon" : "a comma";
}

function problemOf(error: CsvError | undefined): string {
  return error?.code === "CSV_QUOTE_NOT_CLOSED"
    ? "A quotation mark is opened here and never closed: nothing from here on could be read"
    : `The row is longer than ${LINE_MAX_BYTES / 1024 / 1024} MiB: nothing from here on could be read`;
}
