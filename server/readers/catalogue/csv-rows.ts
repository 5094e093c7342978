import { pipeline, Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import type { CatalogueColumn } from "#contract/catalogue-columns.ts";
import { LINE_MAX_BYTES } from "./catalogue-file.ts";
import { cellText } from "./csv-cell.ts";
import type { CsvLayout } from "./csv-header.ts";

/** A row of a spreadsheet; the header has number 1. */
export interface CsvRow {
  row: number;
  /** Returns the text of a column's cell; "" if there is no such cell. */
  cell: (column: CatalogueColumn) => string;
}

/** A row that cannot be parsed; parsing ends there. */
export interface BrokenRow {
  row: number;
  problem: string;
}

/** Parses the rows below the header, without blank ones. */
export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  { delimiter, columns }: CsvLayout,
): AsyncGenerator<CsvRow | BrokenRow> {
  let problem: string | undefined;
  const parser = parse({
    delimiter,
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
  let header = true;
  for await (const { record } of parsed as AsyncIterable<{ record: string[] }>) {
    row += 1;
    if (record.every((cell) => cell.trim() === "")) continue;
    if (!header) yield rowOf(row, record, columns);
    header = false;
  }
  if (problem !== undefined) yield { row: row + 1, problem };
}

function rowOf(row: number, record: readonly string[], columns: CsvLayout["columns"]): CsvRow {
  return { row, cell: (column) => cellText(record[columns.get(column) ?? -1] ?? "") };
}

function problemOf(error: CsvError | undefined): string {
  return error?.code === "CSV_QUOTE_NOT_CLOSED"
    ? "A quotation mark is opened here and never closed: nothing from here on could be read"
    : `The row is longer than ${LINE_MAX_BYTES / 1024 / 1024} MiB: nothing from here on could be read`;
}
