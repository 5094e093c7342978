import type { Line } from "./row.ts";

/** A line with the id of its row. */
export interface TableLine extends Line {
  row: string;
}

const HEADINGS = ["row", "what", "measured", "reference", "ratio", "target", "holds?"];

const cells = (line: TableLine): string[] => [
  line.row,
  line.what,
  line.measured,
  line.reference ?? "",
  line.ratio ?? "",
  line.target,
  line.holds ? "yes" : "NO",
];

/** A Markdown table whose columns also line up in a terminal. */
export function markdownTable(lines: readonly TableLine[]): string {
  const rows = [HEADINGS, ...lines.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const print = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [headings = [], ...body] = rows;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [print(headings), rule, ...body.map(print)].join("\n");
}
