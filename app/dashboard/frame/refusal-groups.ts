import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { inertCell } from "#contract/catalogue/inert-cell.ts";

/** Mistakes of a file that have the same sentence. */
export interface RefusalGroup {
  /** The column, or the path within a line without the numbers of its items; undefined for a whole line. */
  field: string | undefined;
  reason: string;
  count: number;
  /** The first lines, each once. */
  lines: number[];
  /** The first values that were found, each once. */
  found: string[];
}

const SHOWN_MAX = 3;

/** In the order of their first lines. */
export function groupRefusals(refusals: readonly RefusedLine[]): RefusalGroup[] {
  const groups = new Map<string, RefusalGroup>();
  for (const { line, field, reason, found } of refusals) {
    const column = field?.replace(/\[\d+\]/g, "");
    const key = `${column ?? ""}\n${reason}`;
    const group = groups.get(key) ?? { field: column, reason, count: 0, lines: [], found: [] };
    groups.set(key, group);
    group.count += 1;
    addShown(group.lines, line);
    if (found) addShown(group.found, found);
  }
  return [...groups.values()];
}

function addShown<T>(list: T[], value: T): void {
  if (list.length < SHOWN_MAX && !list.includes(value)) list.push(value);
}

/** All mistakes as a CSV, one a row. */
export function refusalsCsv(refusals: readonly RefusedLine[]): string {
  const rows = refusals.map(({ line, field = "", reason, found = "" }) => [
    String(line),
    field,
    reason,
    found,
  ]);
  const cells = [["line", "field", "mistake", "found"], ...rows].map((row) =>
    row.map((cell) => `"${inertCell(cell).replaceAll('"', '""')}"`).join(),
  );
  // Without the byte order mark spreadsheets guess another encoding.
  return `\ufeff${cells.join("\r\n")}\r\n`;
}
