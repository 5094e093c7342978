import { stringify } from "csv-stringify/sync";
import { CATALOGUE_COLUMNS } from "#contract/catalogue/catalogue-columns.ts";
import { inertCell } from "#contract/catalogue/inert-cell.ts";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import { joinTags } from "#server/readers/catalogue/csv-cell.ts";

/** The byte order mark tells spreadsheets that the encoding is UTF-8. */
export function csvHeader(): string {
  return `\ufeff${rows([[...CATALOGUE_COLUMNS]])}`;
}

/**
 * One row for each item; `number` identifies the outfit within the file. The id is in every row, so that a row
 * is that of its outfit in a sheet that was sorted, or has lost other rows and the column of numbers.
 */
export function csvRows(outfit: CatalogueLine, number: number): string {
  const { id, category, section, type, rateLook, tags, description, isActive, publishAt, image } = outfit;
  const once = [
    category,
    section,
    type,
    rateLook,
    joinTags(tags),
    description,
    String(isActive),
    publishAt?.toISOString() ?? "",
    image ?? "",
  ];
  const left = once.map(() => "");
  return rows(
    outfit.items.map(({ itemName, sourceName, itemPrice, itemLink, role, match, spot }, index) => [
      ...[number, id ?? ""],
      ...(index === 0 ? once : left),
      ...[itemName, sourceName, itemPrice, itemLink],
      ...[role ?? "", match ?? "", spot?.x ?? "", spot?.y ?? ""],
    ]),
  );
}

function rows(cells: (string | number)[][]): string {
  return stringify(
    cells.map((row) => row.map((cell) => (typeof cell === "string" ? inertCell(cell) : cell))),
    // A line break within a cell can differ from the one between rows, so every cell is quoted.
    { record_delimiter: "windows", quoted_string: true },
  );
}
