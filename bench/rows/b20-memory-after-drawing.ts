import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { startOnTemporaryData, temporaryDataDir } from "../../scripts/built-server.mjs";
import { ADMIN_ENV } from "../admin-session.ts";
import { beginImport } from "../catalogue-import.ts";
import { grouped } from "../format.ts";
import { generatedOutfit } from "../generate-outfits.ts";
import { treeMegabytes } from "../memory.ts";
import { createBenchDatabase } from "../postgres.ts";
import type { Line, Row } from "../row.ts";

const DATABASE = "bench_drawing";
const OUTFITS = 1_453;
const TARGET_MEGABYTES = { embedded: 450, PostgreSQL: 250 };
const PEAK_MEGABYTES = 700;
const REST_MS = 5 * 60 * 1_000;
const SAMPLE_MS = 1_000;

/**
 * The memory of a shop, its drawing processes included, while and after the pictures of an import are drawn;
 * takes a quarter of an hour of one core.
 */
async function* measureOn(engine: keyof typeof TARGET_MEGABYTES, databaseUrl: string, file: string) {
  await using server = await startOnTemporaryData({
    dataDir: temporaryDataDir(),
    env: {
      SEED: "none",
      DATABASE_URL: databaseUrl,
      ...ADMIN_ENV,
    },
  });
  const pid = server.pid ?? 0;
  const before = treeMegabytes(pid);
  const lastImport = await beginImport(server.url, { name: "outfits.jsonl", bytes: file });
  let peak = before;
  for (let current = await lastImport(); current.state === "running" || current.artworkPending > 0; ) {
    await pause(SAMPLE_MS);
    peak = Math.max(peak, treeMegabytes(pid));
    current = await lastImport();
  }
  await pause(REST_MS);
  const reference = `after the start ${Math.round(before)} MB`;
  const what = `an import of ${grouped(OUTFITS)} outfits whose pictures are drawn`;
  const lineOf = (name: string, megabytes: number, target: number): Line => ({
    what: `${name} ${what}, ${engine}`,
    measured: `${Math.round(megabytes)} MB`,
    reference,
    target: `≤ ${target} MB`,
    holds: megabytes <= target,
  });
  yield lineOf("memory five minutes after", treeMegabytes(pid), TARGET_MEGABYTES[engine]);
  yield lineOf("peak of the memory during", peak, PEAK_MEGABYTES);
}

/** The first lines of the given import file without their pictures, or as many generated outfits. */
function catalogueOf(path: string | undefined): string {
  if (path === undefined)
    return Array.from({ length: OUTFITS }, (_, number) => JSON.stringify(generatedOutfit(number))).join("\n");
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .trim()
    .split("\n")
    .slice(0, OUTFITS)
    .map((line) => JSON.stringify({ ...(JSON.parse(line) as object), image: undefined }))
    .join("\n");
}

export const memoryAfterDrawing: Row = async function* ({ outfits }) {
  const file = catalogueOf(outfits);
  yield* measureOn("embedded", "", file);
  await using database = await createBenchDatabase(DATABASE);
  yield* measureOn("PostgreSQL", database.url, file);
};
