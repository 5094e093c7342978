import {
  CATALOGUE_COLUMNS,
  type CatalogueColumn,
  GROUP_COLUMN,
  ID_COLUMN,
  ITEM_COLUMNS,
  OUTFIT_COLUMNS,
  STYLING_COLUMNS,
} from "#contract/catalogue/catalogue-columns.ts";
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { ITEMS_MAX } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { type DecimalMark, DecimalMarks } from "#contract/values/price-text.ts";
import { type CatalogueEntry, refusedOutfit } from "./catalogue-entry.ts";
import {
  type FieldMistake,
  lostLetters,
  type OutfitFields,
  readOutfitFields,
  shownValue,
} from "./outfit-fields.ts";
import type { BrokenRow, Table, TableRow } from "./table.ts";

/** What only the whole table tells of its rows. */
interface TableSurvey {
  /** How many rows each outfit has, wherever they are. */
  rowsOf: Map<string, number>;
  /** The mark of all prices that show one, if it is the same. */
  decimalMark: DecimalMark | undefined;
  /** The outfit that a row which cannot be read may belong to. */
  doubtful?: { name: string; row: number };
}

/**
 * Reads the outfits of a table: the rows with the same value in `outfit` are the items of one outfit. The
 * table is read twice, because rows of an outfit may be apart and prices may follow a country's habit.
 */
export async function* readTableOutfits(table: Table): AsyncGenerator<CatalogueEntry> {
  const survey = await surveyTable(table.rows());
  const open = new Map<string, TableRow[]>();
  const grouping = new Grouping();
  const unread = (table.unreadSheets ?? []).map((name) => ({
    line: table.headings.row,
    reason: IMPORT_MESSAGES.sheetUnread({ name: shownValue(name) }),
  }));
  for await (const row of table.rows()) {
    if ("problem" in row) {
      yield refusedOutfit({ line: row.row, reason: row.problem });
      return;
    }
    const name = grouping.nameOf(row);
    const group = open.get(name) ?? [];
    group.push(row);
    open.set(name, group);
    if (group.length < (survey.rowsOf.get(name) ?? 0)) continue;
    open.delete(name);
    const entry = readGroup(name, group, { ...survey, has: (column) => table.headings.columns.has(column) });
    // What concerns the whole file is said with its first outfit.
    if ("warnings" in entry) entry.warnings.push(...unread.splice(0));
    yield entry;
  }
}

async function surveyTable(rows: AsyncIterable<TableRow | BrokenRow>): Promise<TableSurvey> {
  const rowsOf = new Map<string, number>();
  const marks = new DecimalMarks();
  const grouping = new Grouping();
  let name = "";
  for await (const row of rows) {
    if ("problem" in row) return { rowsOf, decimalMark: marks.common, doubtful: { name, row: row.row } };
    name = grouping.nameOf(row);
    rowsOf.set(name, (rowsOf.get(name) ?? 0) + 1);
    marks.add(row.cell("itemPrice"));
  }
  return { rowsOf, decimalMark: marks.common };
}

interface TableFacts extends TableSurvey {
  /** Whether the table has a column; a blank cell of one empties what may be empty. */
  has: (column: CatalogueColumn) => boolean;
}

/** Begins the name of a group whose rows have none. */
const UNNAMED = "\0";

/** Tells which outfit each row of a table belongs to. */
class Grouping {
  #current: string | undefined;

  /** A spreadsheet with merged cells has the value of `outfit` only in the first row of each outfit. */
  nameOf({ row, cell }: TableRow): string {
    const name = cell(GROUP_COLUMN) || cell(ID_COLUMN);
    const continues = this.#current !== undefined && OUTFIT_COLUMNS.every((column) => cell(column) === "");
    if (name !== "") this.#current = name;
    else if (!continues) this.#current = `${UNNAMED}${row}`;
    return this.#current ?? "";
  }
}

function readGroup(name: string, group: readonly TableRow[], facts: TableFacts): CatalogueEntry {
  const [first = group[0] as TableRow] = group;
  const refuse = (mistakes: RefusedLine[]): CatalogueEntry => ({ line: first.row, mistakes });
  const broken = group.flatMap(({ row, mistake }) =>
    mistake === undefined ? [] : { line: row, reason: mistake },
  );
  if (broken.length > 0) return refuse(broken);
  if (facts.doubtful?.name === name) {
    const { row } = facts.doubtful;
    return refuse([{ line: first.row, reason: `Row ${row} cannot be read and may belong to this outfit` }]);
  }
  if (name.startsWith(UNNAMED)) {
    const reason = "Please number the outfits: rows with the same number are the items of one outfit";
    return refuse([{ line: first.row, field: GROUP_COLUMN, reason }]);
  }
  if (group.length > ITEMS_MAX) {
    const reason = OUTFIT_FORM_MESSAGES.tooManyItems;
    return refuse([{ line: first.row, field: GROUP_COLUMN, reason }]);
  }
  const shared = sharedCells(group);
  if (shared.differences.length > 0) return refuse(shared.differences);
  const read = readOutfitFields(fieldsOf(shared.cells, group, facts), facts.decimalMark);
  if ("mistakes" in read) return refuse(read.mistakes.map((mistake) => placed(mistake, group)));
  const warnings = lostLetters(read.patch).map((warning) => ({ line: first.row, ...warning }));
  const lacks = read.lacks.map((lack) => placed(lack, group));
  return { line: first.row, patch: read.patch, outfit: read.outfit, lacks, warnings };
}

type Cells = Record<(typeof OUTFIT_COLUMNS)[number], string>;

/** The outfit's own cells, which one of its rows has, and the cells of other rows that differ from them. */
function sharedCells(group: readonly TableRow[]): { cells: Cells; differences: RefusedLine[] } {
  const [first = group[0] as TableRow] = group;
  const differences: RefusedLine[] = [];
  const cells = OUTFIT_COLUMNS.map((column) => {
    const filled = group.filter(({ cell }) => cell(column) !== "");
    const value = filled[0]?.cell(column) ?? "";
    const other = filled.find(({ cell }) => !isSameCell(column, cell(column), value));
    if (other) differences.push(difference(column, other, first));
    return [column, value];
  });
  // Rows of two outfits with the same number differ in all columns; one sentence says so.
  const mixed = differences.find(({ field }) => field === GROUP_COLUMN);
  return { cells: Object.fromEntries(cells) as Cells, differences: mixed ? [mixed] : differences };
}

function isSameCell(column: CatalogueColumn, one: string, other: string): boolean {
  if (!IDENTIFYING.has(column)) return one === other;
  return one.toLowerCase() === other.toLowerCase();
}

/** Rows that differ in these are of different outfits. */
const IDENTIFYING = new Set<CatalogueColumn>([ID_COLUMN, "category", "section"]);

function difference(column: CatalogueColumn, { row, cell }: TableRow, first: TableRow): RefusedLine {
  if (!IDENTIFYING.has(column)) {
    const reason = "This differs from the outfit's other rows: please leave it blank";
    return { line: row, field: column, reason, found: shownValue(cell(column)) };
  }
  return {
    line: first.row,
    field: GROUP_COLUMN,
    reason: `This outfit occurs again in row ${row} with another ${column}: please give each outfit its own number`,
    found: shownValue(first.cell(GROUP_COLUMN)),
  };
}

const orUndefined = (text: string) => (text === "" ? undefined : text);

/** What a blank cell empties; elsewhere it says nothing. */
const EMPTIED = new Set<CatalogueColumn>(["rateLook", "tags", "description", "publishAt"]);

/** What no outfit is without: the row that has the outfit's own cells fills it. */
const FILLED = ["category", "section"] as const;

function fieldsOf(cells: Cells, group: readonly TableRow[], { has }: TableFacts): OutfitFields {
  // An export has the outfit's own cells in its first row, which may be the one of an item that was removed.
  const hasOwnCells = !FILLED.some(has) || FILLED.some((column) => cells[column] !== "");
  const fields = OUTFIT_COLUMNS.map((column) => {
    const text = cells[column];
    return [column, EMPTIED.has(column) && has(column) && hasOwnCells ? text : orUndefined(text)];
  });
  const hasItems = [...ITEM_COLUMNS, ...STYLING_COLUMNS].some(has);
  const items = group.map(({ cell }) => {
    const named = (column: CatalogueColumn) => (has(column) ? cell(column) : undefined);
    return {
      sourceName: named("sourceName"),
      itemName: named("itemName"),
      itemPrice: named("itemPrice") || undefined,
      itemLink: named("itemLink"),
      role: named("role") || undefined,
      match: named("match") || undefined,
      spot: has("spotX") || has("spotY") ? spotOf(cell) : undefined,
    };
  });
  return { ...Object.fromEntries(fields), items: hasItems ? items : undefined };
}

/** A spot with one of its numbers only is left to the schema to refuse; one without both is removed. */
function spotOf(cell: TableRow["cell"]) {
  const [x, y] = [orUndefined(cell("spotX")), orUndefined(cell("spotY"))];
  return x === undefined && y === undefined ? "" : { x, y };
}

/** Maps a mistake to the row and column that contain it. */
function placed({ path, reason, found }: FieldMistake, group: readonly TableRow[]): RefusedLine {
  const [field, index, part, axis] = path;
  const column = part === "spot" ? (axis === "y" ? "spotY" : "spotX") : part;
  const ownRow = field === "items" && typeof index === "number" ? group[index] : undefined;
  const named = field === "items" ? (column ?? GROUP_COLUMN) : field;
  // The row of the outfit's own cell, which may be any of its rows.
  const row = ownRow ?? group.find(({ cell }) => isColumn(named) && cell(named) !== "") ?? group[0];
  return {
    line: row?.row ?? 1,
    ...(named === undefined ? {} : { field: String(named) }),
    reason,
    ...(found === undefined ? {} : { found }),
  };
}

function isColumn(name: PropertyKey | undefined): name is CatalogueColumn {
  return (CATALOGUE_COLUMNS as readonly PropertyKey[]).includes(name ?? "");
}
