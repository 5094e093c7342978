import { mkdirSync, writeFileSync } from "node:fs";
import { inRoot } from "../scripts/steps/root.mjs";
import { describeMachine } from "./machine.ts";
import { markdownTable, type TableLine } from "./table.ts";

/** Writes the table to docs/benchmarks.md. */
export function writeReport(lines: readonly TableLine[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const text = `# Benchmarks

Written by \`npm run bench -- --write\` on ${date}: ${describeMachine()}.
References run on the same machine, alternating with what is measured; the numbers are medians. Other load on the machine
slows both sides, so the ratio counts, not the number. \`npm run bench -- B1 B7\`
measures only these rows.

${markdownTable(lines)}
`;
  mkdirSync(inRoot("docs"), { recursive: true });
  writeFileSync(inRoot("docs/benchmarks.md"), text);
}
