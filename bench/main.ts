import { parseArgs } from "node:util";
import { buildIfStale } from "../scripts/steps/build.mjs";
import { describeMachine } from "./machine.ts";
import { writeReport } from "./report.ts";
import type { Line } from "./row.ts";
import { listHot } from "./rows/b1-list-hot.ts";
import { documentsHot } from "./rows/b2-documents-hot.ts";
import { againstExpress } from "./rows/b3-against-express.ts";
import { sizePostgres } from "./rows/b4-size-postgres.ts";
import { sizeEmbedded } from "./rows/b5-size-embedded.ts";
import { engagement } from "./rows/b6-engagement.ts";
import { firstLoadScript } from "./rows/b7-first-load-script.ts";
import { lighthouseScores } from "./rows/b8-lighthouse.ts";
import { start } from "./rows/b9-start.ts";
import { firstStartAndImport } from "./rows/b14-first-start-and-import.ts";
import { testTime } from "./rows/b16-test-time.ts";
import { markdownTable } from "./table.ts";

const ROWS = [
  listHot,
  documentsHot,
  againstExpress,
  sizePostgres,
  sizeEmbedded,
  engagement,
  firstLoadScript,
  lighthouseScores,
  start,
  firstStartAndImport,
  testTime,
];

const { values: options, positionals } = parseArgs({
  options: { write: { type: "boolean" }, against: { type: "string" } },
  allowPositionals: true,
});
const requested = positionals.map((id) => id.toUpperCase());
// Without ids all rows but B16, which needs another checkout.
const rows = ROWS.filter(({ id }) =>
  requested.length > 0 ? requested.includes(id) : id !== testTime.id || options.against !== undefined,
);

await buildIfStale();
console.log(describeMachine());
const lines: Line[] = [];
for (const row of rows) {
  console.log(`measuring ${row.id} …`);
  lines.push(...(await row.measure({ against: options.against })));
}
console.log(`\n${markdownTable(lines)}`);
if (options.write) writeReport(lines);
