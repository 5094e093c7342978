import { CATALOGUE_COLUMNS, type CatalogueColumn, REQUIRED_COLUMNS } from "#contract/catalogue-columns.ts";
import { cellText } from "./csv-cell.ts";

/** The layout of a CSV file: its separator and the index of each column. */
export interface CsvLayout {
  delimiter: "," | ";";
  columns: Map<CatalogueColumn, number>;
}

const COLUMN_OF_NAME = new Map<string, CatalogueColumn>(
  CATALOGUE_COLUMNS.map((column) => [column.toLowerCase(), column]),
);
/** Fewer matching column names can be a coincidence. */
const COLUMNS_THAT_TELL = 3;

/** Returns the layout that a file's first line defines; undefined if it is not the header of a catalogue. */
export function readHeader(line: string): CsvLayout | undefined {
  const delimiter = line.split(";").length > line.split(",").length ? ";" : ",";
  const columns = new Map<CatalogueColumn, number>();
  line
    .replace(/^\ufeff/, "")
    .split(delimiter)
    .forEach((cell, index) => {
      const name = cellText(cell.trim().replace(/^"(.*)"$/s, "$1")).toLowerCase();
      const column = COLUMN_OF_NAME.get(name);
      // The first of two columns with the same name is used.
      if (column && !columns.has(column)) columns.set(column, index);
    });
  return columns.size >= COLUMNS_THAT_TELL ? { delimiter, columns } : undefined;
}

/** Returns the required columns that are missing. */
export function missingColumns({ columns }: CsvLayout): string[] {
  return REQUIRED_COLUMNS.filter((column) => !columns.has(column));
}
