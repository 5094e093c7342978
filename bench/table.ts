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

/** The page with these lines in its first table, in place of the lines of the same rows. All else is kept. */
export function replaceRows(page: string, lines: readonly TableLine[]): string {
  const [before = "", ...rest] = page.split(/^(?=\| row )/m);
  const text = rest.join("");
  const end = /\n(?!\|)/.exec(text)?.index ?? text.length;
  const [headings = "", rule = "", ...body] = text.slice(0, end).split("\n");
  const measured = new Set(lines.map(({ row }) => row));
  const rowOf = (line: string) => line.split("|")[1]?.trim() ?? "";
  const numberOf = (line: string) => Number(rowOf(line).slice(1));
  const printed = [
    ...body.filter((line) => !measured.has(rowOf(line))),
    ...lines.map((line) => `| ${cells(line).join(" | ")} |`),
  ].sort((a, b) => numberOf(a) - numberOf(b));
  return before + [headings, rule, ...printed].join("\n") + text.slice(end);
}

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
