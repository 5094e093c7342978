import { GROUP_COLUMN, OUTFIT_COLUMNS } from "#contract/catalogue-columns.ts";
import type { RefusedLine } from "#contract/catalogue-file.ts";
import { catalogueLineSchema } from "#contract/outfit-input.ts";
import type { CatalogueEntry, ValidLine } from "./catalogue-line.ts";
import { cellNumber, cellTruth, splitTags } from "./csv-cell.ts";
import type { BrokenRow, CsvRow } from "./csv-rows.ts";

/** Reads the outfits of a spreadsheet: adjacent rows with the same value in `outfit` are the items of one outfit. */
export async function* readCsvOutfits(
  rows: AsyncIterable<CsvRow | BrokenRow>,
): AsyncGenerator<CatalogueEntry> {
  let group: CsvRow[] = [];
  for await (const row of rows) {
    if ("problem" in row) {
      const [first] = group;
      const reason = `Row ${row.row} cannot be read and may belong to this outfit`;
      if (first) yield { line: first.row, reason };
      yield { line: row.row, reason: row.problem };
      return;
    }
    if (continues(group, row)) {
      group.push(row);
      continue;
    }
    if (group.length > 0) yield readOutfit(group);
    group = [row];
  }
  if (group.length > 0) yield readOutfit(group);
}

/** A spreadsheet with merged cells has the value of `outfit` only in the first row of each outfit. */
function continues(group: readonly CsvRow[], row: CsvRow): boolean {
  const [first] = group;
  if (!first) return false;
  const name = row.cell(GROUP_COLUMN);
  if (name !== "") return name === first.cell(GROUP_COLUMN);
  return OUTFIT_COLUMNS.every((column) => row.cell(column) === "");
}

function readOutfit(group: readonly CsvRow[]): ValidLine | RefusedLine {
  const [first = group[0] as CsvRow, ...others] = group;
  if (first.cell(GROUP_COLUMN) === "") {
    return {
      line: first.row,
      field: GROUP_COLUMN,
      reason: "Please number the outfits: rows with the same number are the items of one outfit",
    };
  }
  for (const { row, cell } of others) {
    const field = OUTFIT_COLUMNS.find((column) => cell(column) !== "" && cell(column) !== first.cell(column));
    if (field) {
      return { line: row, field, reason: "This differs from the outfit's first row: please leave it blank" };
    }
  }
  const { data, error } = catalogueLineSchema.safeParse(outfitOf(first, group));
  if (data) return { line: first.row, outfit: data };
  return refusal(group, error.issues[0]);
}

function outfitOf({ cell }: CsvRow, group: readonly CsvRow[]) {
  const orUndefined = (text: string) => (text === "" ? undefined : text);
  return {
    category: cell("category"),
    section: cell("section"),
    type: orUndefined(cell("type")),
    rateLook: cellNumber(cell("rateLook")),
    tags: splitTags(cell("tags")),
    description: cell("description"),
    isActive: cellTruth(cell("isActive")),
    image: orUndefined(cell("image")),
    items: group.map((row) => ({
      sourceName: row.cell("sourceName"),
      itemName: row.cell("itemName"),
      itemPrice: cellNumber(row.cell("itemPrice")),
      itemLink: row.cell("itemLink"),
      role: orUndefined(row.cell("role")),
      match: orUndefined(row.cell("match")),
      spot: spotOf(row),
    })),
  };
}

/** A spot with one of its numbers only is left to the schema to refuse. */
function spotOf({ cell }: CsvRow) {
  const [x, y] = [cellNumber(cell("spotX")), cellNumber(cell("spotY"))];
  return x === undefined && y === undefined ? undefined : { x, y };
}

/** Maps a validation issue to the row and column that contain the mistake. */
function refusal(
  group: readonly CsvRow[],
  issue: { path: PropertyKey[]; message: string } | undefined,
): RefusedLine {
  const [field, index, part, axis] = issue?.path ?? [];
  const column = part === "spot" ? (axis === "y" ? "spotY" : "spotX") : part;
  const row = field === "items" && typeof index === "number" ? group[index] : undefined;
  const named = field === "items" ? (column ?? GROUP_COLUMN) : field;
  return {
    line: (row ?? group[0])?.row ?? 1,
    ...(named === undefined ? {} : { field: String(named) }),
    reason: issue?.message ?? "The row is not an outfit",
  };
}
