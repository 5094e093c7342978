import {
  CATALOGUE_COLUMNS,
  type CatalogueColumn,
  ID_COLUMN,
  REQUIRED_COLUMNS,
} from "#contract/catalogue/catalogue-columns.ts";
import { cellText } from "#contract/catalogue/inert-cell.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";

/** A row of a table as it is written, numbered as a spreadsheet numbers it. */
export interface RawRow {
  row: number;
  cells: readonly string[];
  /** The places of a workbook's formulas that no program has evaluated. */
  unvalued?: readonly number[];
}

/** A row below the headings. */
export interface TableRow<Column = CatalogueColumn> {
  row: number;
  /** Returns the text of a column's cell; "" if there is no such cell. */
  cell: (column: Column) => string;
  /** Why its cells cannot be those of the headings. */
  mistake?: string | undefined;
  /** Whether one of its cells has other rows in it, which are not read. */
  takesInRows?: boolean;
}

/** A row that cannot be parsed; reading ends there. */
export interface BrokenRow {
  row: number;
  problem: string;
}

/** A table whose headings are known; its rows can be read several times. */
export interface Table<Column = CatalogueColumn> {
  headings: Headings<Column>;
  /** The rows below the headings, without blank ones. */
  rows: () => AsyncIterable<TableRow<Column> | BrokenRow>;
  /** The names of a workbook's other sheets with such columns; only one sheet is read. */
  unreadSheets?: readonly string[];
}

export interface Headings<Column = CatalogueColumn> {
  /** The row that they are in. */
  row: number;
  /** How many there are, unknown ones included. */
  width: number;
  columns: ReadonlyMap<Column, number>;
  /** How much the row looks like headings; the one of a table that looks most like them is taken. */
  likeness: number;
  /** Columns that tell a row from a line of a text: by them a row that a quotation mark takes in is known. */
  telling: readonly TellingColumn[];
}

/** A column whose cells look like nothing else, as those of links and ids. */
export interface TellingColumn {
  index: number;
  form: RegExp;
}

export const LINK_CELL = /^\s*"?https?:\/\//i;
const ID_CELL = /^\s*"?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"?\s*$/i;

/** How a table is read: what its headings are, and up to which row. */
export interface TableReading<Column> {
  read: ReadHeadings<Column>;
  rowsMax: number;
  /** The problem of a row beyond. */
  tooManyRows: string;
}

/** Reads a row as if it had the headings. */
export type ReadHeadings<Column> = (row: RawRow) => Headings<Column>;

/** Rows above the headings that may be titles. */
export const TITLE_ROWS_MAX = 20;
/** Fewer matching columns can be a coincidence. */
const COLUMNS_THAT_TELL = 3;

const COLUMN_OF_NAME = new Map(CATALOGUE_COLUMNS.map((column) => [plainName(column), column]));

/** A heading without case, spaces, underscores and hyphens, which people add. */
export function plainName(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

/** Returns the row that looks most like headings; undefined for a table without rows. */
export function findHeadings<Column>(
  rows: readonly RawRow[],
  read: ReadHeadings<Column>,
): Headings<Column> | undefined {
  return mostLikely(rows.slice(0, TITLE_ROWS_MAX).map(read));
}

/** Of equal ones the first. */
export function mostLikely<Column>(found: readonly Headings<Column>[]): Headings<Column> | undefined {
  return found.reduce<Headings<Column> | undefined>(
    (best, headings) => (best && best.likeness >= headings.likeness ? best : headings),
    undefined,
  );
}

/** The headings of outfits: a row looks like them by the columns of a catalogue. */
export function catalogueHeadings({ row, cells }: RawRow): Headings {
  const columns = new Map<CatalogueColumn, number>();
  cells.forEach((cell, index) => {
    const column = COLUMN_OF_NAME.get(plainName(cellText(cell)));
    // The first of two columns with the same name is used.
    if (column && !columns.has(column)) columns.set(column, index);
  });
  const telling = [
    { index: columns.get("itemLink"), form: LINK_CELL },
    { index: columns.get(ID_COLUMN), form: ID_CELL },
  ].flatMap(({ index, form }) => (index === undefined ? [] : [{ index, form }]));
  return { row, width: cells.length, columns, likeness: columns.size, telling };
}

/** Whether the headings are those of a catalogue. */
export function isCatalogue({ columns, width }: Headings): boolean {
  return columns.size >= COLUMNS_THAT_TELL || changesOutfits({ columns, width });
}

/** Whether the table is the shop's id beside any of its columns. */
function changesOutfits({ columns, width }: Pick<Headings, "columns" | "width">): boolean {
  return columns.has(ID_COLUMN) && columns.size > 1 && columns.size === width;
}

/** An outfit that is named by its id needs no more than the columns that change. */
export function missingColumns({ columns }: Headings): string[] {
  if (columns.has(ID_COLUMN)) return [];
  return REQUIRED_COLUMNS.filter((column) => !columns.has(column));
}

export function isBlankRow({ cells }: RawRow): boolean {
  return cells.every((cell) => cell.trim() === "");
}

export function tableRow<Column>(
  { row, cells, unvalued = [] }: RawRow,
  { columns }: Headings<Column>,
): TableRow<Column> {
  const isUnvalued = (named: Column) => unvalued.includes(columns.get(named) ?? -1);
  const column = unvalued.length > 0 ? [...columns.keys()].find(isUnvalued) : undefined;
  return {
    row,
    cell: (named) => cellText(cells[columns.get(named) ?? -1] ?? ""),
    ...(column !== undefined && { mistake: IMPORT_MESSAGES.formulaWithoutValue({ column: String(column) }) }),
  };
}
