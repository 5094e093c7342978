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
];

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith("--")).map((arg) => arg.toUpperCase());
const rows = ROWS.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

await buildIfStale();
console.log(describeMachine());
const lines: Line[] = [];
for (const row of rows) {
  console.log(`measuring ${row.id} …`);
  lines.push(...(await row.measure()));
}
console.log(`\n${markdownTable(lines)}`);
if (args.includes("--write")) writeReport(lines);
