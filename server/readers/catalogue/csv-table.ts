import { pipeline, Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { LINE_MAX_BYTES } from "./file-lines.ts";
import type { FileText } from "./file-text.ts";
import {
  type BrokenRow,
  findHeadings,
  type Headings,
  isBlankRow,
  mostLikely,
  type RawRow,
  type Table,
  type TableReading,
  type TableRow,
  TITLE_ROWS_MAX,
  tableRow,
} from "./table.ts";

const DELIMITERS = [",", ";", "\t"];
/** Record ends may differ within a file, as when rows of a script are appended to a template. */
const PARSED = {
  record_delimiter: ["\r\n", "\n", "\r"],
  skip_empty_lines: true,
  relax_column_count: true,
  relax_quotes: true,
};

/**
 * Opens a CSV with the separator that gives the likeliest headings. Excel's line "sep=;" is a row
 * above the headings like any other. Returns undefined for a text without a row.
 */
export function openCsvTable<Column>(
  { head, checked }: FileText,
  reading: TableReading<Column>,
): Table<Column> | undefined {
  const found = DELIMITERS.flatMap((delimiter) => {
    const headings = findHeadings(firstRows(head, delimiter), reading.read);
    return headings ? [{ delimiter, headings }] : [];
  });
  const headings = mostLikely(found.map((layout) => layout.headings));
  const layout = found.find((some) => some.headings === headings);
  return layout && { headings: layout.headings, rows: () => readRows(checked(), layout, reading) };
}

/** The first rows that are not blank. The head may end within a row, which ends the parsing. */
function firstRows(head: string, delimiter: string): RawRow[] {
  const rows: RawRow[] = [];
  try {
    parseAtOnce(head, {
      ...PARSED,
      delimiter,
      to: TITLE_ROWS_MAX,
      on_record: (cells: string[], { records, empty_lines }) => {
        rows.push({ row: records + empty_lines, cells });
        return null;
      },
    });
  } catch {
    // What has been read so far decides.
  }
  return rows;
}

interface CsvRecord {
  record: string[];
  info: { records: number; empty_lines: number };
}

interface Layout<Column> {
  delimiter: string;
  headings: Headings<Column>;
}

async function* readRows<Column>(
  chunks: AsyncIterable<Buffer>,
  layout: Layout<Column>,
  { rowsMax, tooManyRows }: TableReading<Column>,
): AsyncGenerator<TableRow<Column> | BrokenRow> {
  let problem: string | undefined;
  const parser = parse({
    ...PARSED,
    delimiter: layout.delimiter,
    info: true,
    skip_records_with_error: true,
    max_record_size: LINE_MAX_BYTES,
    // The parser stops at the first error, so there is at most one.
    on_skip: (error) => {
      problem = problemOf(error);
      return undefined;
    },
  });
  // The consumer of the rows receives the errors of both streams.
  const parsed = pipeline(Readable.from(withFirstRecord(chunks, layout)), parser, () => {});
  let row = 0;
  for await (const { record: cells, info } of parsed as AsyncIterable<CsvRecord>) {
    row = info.records - 1 + info.empty_lines;
    if (row > rowsMax) {
      yield { row, problem: tooManyRows };
      return;
    }
    if (row <= layout.headings.row || isBlankRow({ row, cells })) continue;
    yield { ...tableRow({ row, cells }, layout.headings), ...mistakeOf(cells, layout) };
  }
  if (problem !== undefined) yield { row: row + 1, problem };
}

/**
 * Puts a record as wide as the headings before the others. The parser expects the width of the first one,
 * which may be a title, and describes each record of another width in an error, which takes a while.
 */
async function* withFirstRecord(
  chunks: AsyncIterable<Buffer>,
  { delimiter, headings }: Layout<unknown>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${delimiter.repeat(Math.max(headings.width - 1, 1))}\n`);
  yield* chunks;
}

function mistakeOf(
  cells: readonly string[],
  layout: Layout<unknown>,
): Pick<TableRow, "mistake" | "takesInRows"> {
  if (cells.some((cell) => swallowsRows(cell, layout))) {
    const mistake =
      "A quotation mark that is opened here takes in the rows below: please close it, or write it twice";
    return { mistake, takesInRows: true };
  }
  if (cells.slice(layout.headings.width).some((cell) => cell.trim() !== "")) {
    return {
      mistake: `The row has more cells than there are headings: a text with ${nameOf(layout.delimiter)} must stand in quotation marks`,
    };
  }
  return {};
}

/**
 * Whether a line of the cell has a link or an id where that of a row belongs, and cells for most headings, so
 * that it is a row itself.
 */
function swallowsRows(cell: string, { delimiter, headings }: Layout<unknown>): boolean {
  if (!/[\r\n]/.test(cell)) return false;
  return cell
    .split(/[\r\n]+/)
    .slice(1)
    .map((line) => line.split(delimiter))
    .filter((cells) => cells.length * 2 > headings.width)
    .some((cells) => headings.telling.some(({ index, form }) => form.test(cells[index] ?? "")));
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
