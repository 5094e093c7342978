import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, platform, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { buildIfStale } from "../scripts/steps/build.mjs";
import { inRoot } from "../scripts/steps/root.mjs";
import type { Row } from "./row.ts";
import { listHot } from "./rows/b1-list-hot.ts";
import { documentsHot } from "./rows/b2-documents-hot.ts";
import { againstExpress } from "./rows/b3-against-express.ts";
import { sizePostgres } from "./rows/b4-size-postgres.ts";
import { sizeEmbedded } from "./rows/b5-size-embedded.ts";
import { engagement } from "./rows/b6-engagement.ts";
import { firstLoadScript } from "./rows/b7-first-load-script.ts";
import { lighthouseScores } from "./rows/b8-lighthouse.ts";
import { start } from "./rows/b9-start.ts";
import { documentsDuringReactions } from "./rows/b10-documents-during-reactions.ts";
import { slowPhone } from "./rows/b11-slow-phone.ts";
import { embeddedBurst } from "./rows/b12-embedded-burst.ts";
import { memoryAfterAddresses } from "./rows/b13-memory-after-addresses.ts";
import { firstStartAndImport } from "./rows/b14-first-start-and-import.ts";
import { searchQuality } from "./rows/b15-search-quality.ts";
import { testTime } from "./rows/b16-test-time.ts";
import { linkChecks } from "./rows/b17-link-checks.ts";
import { adminTable } from "./rows/b18-admin-table.ts";
import { memoryAfterDrawing } from "./rows/b20-memory-after-drawing.ts";
import { hostileInput } from "./rows/b21-hostile-input.ts";
import { pieces } from "./rows/b22-pieces.ts";
import { cuttingOut } from "./rows/b23-cutting-out.ts";
import { studioDrag } from "./rows/b24-studio-drag.ts";
import { boardRendering } from "./rows/board-rendering.ts";
import { markdownTable, replaceRows, type TableLine } from "./table.ts";

const ROWS: Record<string, Row> = {
  B1: listHot,
  B2: documentsHot,
  B3: againstExpress,
  B4: sizePostgres,
  B5: sizeEmbedded,
  B6: engagement,
  B7: firstLoadScript,
  B8: lighthouseScores,
  B9: start,
  B10: documentsDuringReactions,
  B11: slowPhone,
  B12: embeddedBurst,
  B13: memoryAfterAddresses,
  B14: firstStartAndImport,
  B15: searchQuality,
  B16: testTime,
  B17: linkChecks,
  B18: adminTable,
  B20: memoryAfterDrawing,
  B21: hostileInput,
  B22: pieces,
  B23: async function* (options) {
    yield* cuttingOut(options);
    yield* boardRendering();
  },
  B24: studioDrag,
};

const { values: options, positionals } = parseArgs({
  options: { write: { type: "boolean" }, against: { type: "string" }, outfits: { type: "string" } },
  allowPositionals: true,
});
const requested = positionals.map((id) => id.toUpperCase());
// Without ids all rows but B16, which needs another checkout.
const rows = Object.entries(ROWS).filter(([id]) =>
  requested.length > 0 ? requested.includes(id) : id !== "B16" || options.against !== undefined,
);

await buildIfStale();
console.log(describeMachine());
const lines: TableLine[] = [];
for (const [row, measure] of rows) {
  console.log(`measuring ${row} …`);
  const { against, outfits } = options;
  for await (const line of measure({ against, outfits })) lines.push({ row, ...line });
}
console.log(`\n${markdownTable(lines)}`);
if (options.write) {
  const page = inRoot("docs/benchmarks.md");
  writeFileSync(page, replaceRows(readFileSync(page, "utf8"), lines));
}

/** The hardware and Node of a run, without host names. */
function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() || "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${processor}), ${memory} GB memory, ${platform()}, Node ${process.versions.node}`;
}
