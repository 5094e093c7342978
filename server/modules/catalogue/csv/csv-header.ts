import { CATALOGUE_COLUMNS, type CatalogueColumn, REQUIRED_COLUMNS } from "#contract/catalogue-columns.ts";
import { cellText } from "./csv-cell.ts";

/** How a CSV file is laid out: its separator, and where each column stands. */
export interface CsvLayout {
  delimiter: "," | ";";
  columns: Map<CatalogueColumn, number>;
}

const COLUMN_OF_NAME = new Map<string, CatalogueColumn>(
  CATALOGUE_COLUMNS.map((column) => [column.toLowerCase(), column]),
);
/** Two names could be anybody's; more are hardly chance. */
const COLUMNS_THAT_TELL = 3;

/** The layout that a file's first line tells; undefined if it is no header of a catalogue. */
export function readHeader(line: string): CsvLayout | undefined {
  const delimiter = line.split(";").length > line.split(",").length ? ";" : ",";
  const columns = new Map<CatalogueColumn, number>();
  line
    .replace(/^\ufeff/, "")
    .split(delimiter)
    .forEach((cell, index) => {
      const name = cellText(cell.trim().replace(/^"(.*)"$/s, "$1")).toLowerCase();
      const column = COLUMN_OF_NAME.get(name);
      // Of two columns with one name the first counts, as a person reads.
      if (column && !columns.has(column)) columns.set(column, index);
    });
  return columns.size >= COLUMNS_THAT_TELL ? { delimiter, columns } : undefined;
}

/** The columns that have to be there and are not. */
export function missingColumns({ columns }: CsvLayout): string[] {
  return REQUIRED_COLUMNS.filter((column) => !columns.has(column));
}
