import { TAG_SEPARATOR } from "#contract/catalogue-columns.ts";

/**
 * What a spreadsheet would take for a formula (safety of whoever opens an export), wide forms included; leading apostrophes too, so
 * that what a text itself begins with is told apart from what was put before it.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const NEUTRALISED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;

/** A text as a spreadsheet's cell: shown, never calculated. */
export function inertCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `inertCell` made a cell of, without spaces around it. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return NEUTRALISED.test(text) ? text.slice(1) : text;
}

/** Tags in one cell; a separator within a tag is marked by a backslash. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\|]/g, "\\$&")).join(TAG_SEPARATOR);
}

/** The tags of a cell; blank ones, as after a separator at the end, are none. */
export function splitTags(cell: string): string[] {
  const tags = cell.match(/(?:\\.|[^|])+/gsu) ?? [];
  return tags.map((tag) => tag.replace(/\\([\\|])/g, "$1").trim()).filter((tag) => tag !== "");
}

/** A cell's number, grouped as 1,299.00 or 12,34,567 too; a text that is none stays one, for the schema to refuse. */
export function cellNumber(cell: string): number | string | undefined {
  if (cell === "") return undefined;
  const plain = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(cell) ? cell.replaceAll(",", "") : cell;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell;
}

const TRUTHS = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

/** A cell's yes or no; anything else stays a text, for the schema to refuse. */
export function cellTruth(cell: string): boolean | string | undefined {
  return cell === "" ? undefined : (TRUTHS.get(cell.toLowerCase()) ?? cell);
}
