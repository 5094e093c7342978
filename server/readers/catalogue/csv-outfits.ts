import {
  CATALOGUE_COLUMNS,
  type CatalogueColumn,
  GROUP_COLUMN,
  OUTFIT_COLUMNS,
} from "#contract/catalogue/catalogue-columns.ts";
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { ITEMS_MAX } from "#contract/limits.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { catalogueLineSchema } from "#contract/outfit/outfit-input.ts";
import { type CatalogueEntry, shownValue, type ValidLine } from "./catalogue-line.ts";
import { cellNumber, cellPrice, cellTruth, splitTags } from "./csv-cell.ts";
import type { BrokenRow, CsvRow } from "./csv-rows.ts";

/**
 * Reads the outfits of a spreadsheet: adjacent rows with the same value in `outfit` are the items of one
 * outfit. `readRows` is called twice, because rows of an outfit that are apart would become several outfits:
 * that is known only at the end.
 */
export async function* readCsvOutfits(
  readRows: () => AsyncIterable<CsvRow | BrokenRow>,
): AsyncGenerator<CatalogueEntry> {
  const apart = await findOutfitsApart(readRows());
  let group: CsvRow[] = [];
  for await (const row of readRows()) {
    if ("problem" in row) {
      const [first] = group;
      const reason = `Row ${row.row} cannot be read and may belong to this outfit`;
      if (first) yield { line: first.row, reason };
      yield { line: row.row, reason: row.problem };
      return;
    }
    if (continues(group[0], row)) {
      group.push(row);
      continue;
    }
    if (group.length > 0) yield readOutfit(group, apart);
    group = [row];
  }
  if (group.length > 0) yield readOutfit(group, apart);
}

/** Returns the outfits whose rows are not adjacent, each with the row where it occurs again. */
async function findOutfitsApart(rows: AsyncIterable<CsvRow | BrokenRow>): Promise<Map<string, number>> {
  const seen = new Set<string>();
  const apart = new Map<string, number>();
  let first: CsvRow | undefined;
  for await (const row of rows) {
    if ("problem" in row || continues(first, row)) continue;
    first = row;
    const name = row.cell(GROUP_COLUMN);
    if (seen.has(name) && !apart.has(name)) apart.set(name, row.row);
    seen.add(name);
  }
  return apart;
}

/** A spreadsheet with merged cells has the value of `outfit` only in the first row of each outfit. */
function continues(first: CsvRow | undefined, row: CsvRow): boolean {
  if (!first) return false;
  const name = row.cell(GROUP_COLUMN);
  if (name !== "") return name === first.cell(GROUP_COLUMN);
  return OUTFIT_COLUMNS.every((column) => row.cell(column) === "");
}

function readOutfit(group: readonly CsvRow[], apart: ReadonlyMap<string, number>): ValidLine | RefusedLine {
  const [first = group[0] as CsvRow, ...others] = group;
  const broken = group.find(({ mistake }) => mistake !== undefined);
  if (broken?.mistake !== undefined) return { line: broken.row, reason: broken.mistake };
  const name = first.cell(GROUP_COLUMN);
  if (name === "") {
    return {
      line: first.row,
      field: GROUP_COLUMN,
      reason: "Please number the outfits: rows with the same number are the items of one outfit",
    };
  }
  const again = apart.get(name);
  if (again !== undefined) {
    return {
      line: first.row,
      field: GROUP_COLUMN,
      reason: `This outfit occurs again in row ${again}: please keep its rows together`,
      found: shownValue(name),
    };
  }
  if (group.length > ITEMS_MAX) {
    return { line: first.row, field: GROUP_COLUMN, reason: OUTFIT_FORM_MESSAGES.tooManyItems };
  }
  for (const { row, cell } of others) {
    const field = OUTFIT_COLUMNS.find((column) => cell(column) !== "" && cell(column) !== first.cell(column));
    if (field) {
      const reason = "This differs from the outfit's first row: please leave it blank";
      return { line: row, field, reason, found: shownValue(cell(field)) };
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
      itemPrice: cellPrice(row.cell("itemPrice")),
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
  const row = (field === "items" && typeof index === "number" ? group[index] : undefined) ?? group[0];
  const named = field === "items" ? (column ?? GROUP_COLUMN) : field;
  const found = isColumn(named) && named !== GROUP_COLUMN ? row?.cell(named) : "";
  return {
    line: row?.row ?? 1,
    ...(named === undefined ? {} : { field: String(named) }),
    reason: issue?.message ?? "The row is not an outfit",
    ...(found ? { found: shownValue(found) } : {}),
  };
}

function isColumn(name: PropertyKey | undefined): name is CatalogueColumn {
  return (CATALOGUE_COLUMNS as readonly PropertyKey[]).includes(name ?? "");
}
