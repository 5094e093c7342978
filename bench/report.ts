import { mkdirSync, writeFileSync } from "node:fs";
import { inRoot } from "../scripts/steps/root.mjs";
import { describeMachine } from "./machine.ts";
import type { Line } from "./row.ts";
import { markdownTable } from "./table.ts";

/** Writes docs/benchmarks.md, so that the numbers can be read without running anything. */
export function writeReport(lines: readonly Line[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const text = `# Benchmarks

Written by \`npm run bench -- --write\` on ${date}: ${describeMachine()}.
Every reference ran on the same machine in the same run, in turn with what is measured; the numbers are medians. A machine
that does other things meanwhile shifts both sides, so the ratio counts, not the bare number. \`npm run bench -- B1 B7\`
measures only these rows.

${markdownTable(lines)}
`;
  mkdirSync(inRoot("docs"), { recursive: true });
  writeFileSync(inRoot("docs/benchmarks.md"), text);
}
