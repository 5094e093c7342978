import { parse } from "csv-parse/sync";
import {
  CATALOGUE_COLUMNS,
  type CatalogueColumn,
  REQUIRED_COLUMNS,
} from "#contract/catalogue/catalogue-columns.ts";
import { cellText } from "./csv-cell.ts";

/** The layout of a CSV file: its separator, the number of its headings and the index of each column. */
export interface CsvLayout {
  delimiter: string;
  width: number;
  columns: Map<CatalogueColumn, number>;
  /** Rows before the first outfit, blank ones left out. */
  headingRows: number;
}

/** Record ends may differ within a file, as when rows of a script are appended to a template. */
export const RECORD_ENDS = ["\r\n", "\n", "\r"];
const DELIMITERS = [",", ";", "\t"];
/** Excel's line that names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[\r\n]+/i;

const BLANK_LINES = /^(?:[^\S\r\n]*[\r\n])+/;

const COLUMN_OF_NAME = new Map<string, CatalogueColumn>(
  CATALOGUE_COLUMNS.map((column) => [column.toLowerCase(), column]),
);
/** Fewer matching column names can be a coincidence. */
const COLUMNS_THAT_TELL = 3;

/**
 * Reads the headings at the beginning of a file, with the separator that gives the most columns
 * of a catalogue.
 */
export function readHeader(head: string): CsvLayout {
  const [line = "", separator = ""] = SEPARATOR_LINE.exec(head) ?? [];
  const headings = head.slice(line.length).replace(BLANK_LINES, "");
  const headingRows = line === "" ? 1 : 2;
  const known = DELIMITERS.includes(separator) ? [separator] : DELIMITERS;
  const layouts = known.map((delimiter) => ({ ...readColumns(headings, delimiter), headingRows }));
  return layouts.reduce((best, layout) => (layout.columns.size > best.columns.size ? layout : best));
}

function readColumns(headings: string, delimiter: string): Omit<CsvLayout, "headingRows"> {
  const columns = new Map<CatalogueColumn, number>();
  const cells = firstRecord(headings, delimiter);
  cells.forEach((cell, index) => {
    const column = COLUMN_OF_NAME.get(cellText(cell).toLowerCase());
    // The first of two columns with the same name is used.
    if (column && !columns.has(column)) columns.set(column, index);
  });
  return { delimiter, width: cells.length, columns };
}

function firstRecord(text: string, delimiter: string): string[] {
  try {
    const [record = []] = parse(text, {
      ...{ delimiter, record_delimiter: RECORD_ENDS, to: 1, relax_column_count: true, relax_quotes: true },
    }) as string[][];
    return record;
  } catch {
    return [];
  }
}

/** Whether the headings are those of a catalogue. */
export function isHeader({ columns }: CsvLayout): boolean {
  return columns.size >= COLUMNS_THAT_TELL;
}

export function missingColumns({ columns }: CsvLayout): string[] {
  return REQUIRED_COLUMNS.filter((column) => !columns.has(column));
}
