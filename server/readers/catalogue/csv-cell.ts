import { TAG_SEPARATOR } from "#contract/catalogue/catalogue-columns.ts";

/** Joins tags into one cell; a backslash escapes a separator within a tag. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\|;,]/g, "\\$&")).join(TAG_SEPARATOR);
}

/**
 * Returns the tags of a cell without blank ones. They are separated by bars; without a bar, by semicolons;
 * without either, by commas.
 */
export function splitTags(cell: string): string[] {
  const split = BETWEEN_SEPARATORS.map((between): string[] => cell.match(between) ?? []);
  const tags = split.find((parts) => parts.join("") !== cell) ?? [cell];
  return tags.map((tag) => tag.replace(/\\([\\|;,])/g, "$1").trim()).filter((tag) => tag !== "");
}

const BETWEEN_SEPARATORS = [/(?:\\.|[^|])+/gsu, /(?:\\.|[^;])+/gsu, /(?:\\.|[^,])+/gsu];

/**
 * Parses a number, also with digit grouping (1,299.00 or 12,34,567). Returns any other text unchanged, for
 * the schema to reject.
 */
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

/** Parses a boolean. Returns any other text unchanged, for the schema to reject. */
export function cellTruth(cell: string): boolean | string | undefined {
  return cell === "" ? undefined : (TRUTHS.get(cell.toLowerCase()) ?? cell);
}

/**
 * How a file for spreadsheets is written, beside its columns. A cell may begin with = or +, which a
 * spreadsheet would evaluate as a formula, also after a separator of its own; without a byte order mark it
 * would guess another encoding.
 */
export const SPREADSHEET = {
  bom: true,
  header: true,
  escape_formulas: true,
  quoted_match: /[;\t]/,
} as const;
