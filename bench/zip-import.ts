import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { zipOf } from "#tests/setup/packed-files.ts";
import { startOnTemporaryData, temporaryDataDir } from "../scripts/built-server.mjs";
import { ADMIN_ENV } from "./admin-session.ts";
import { beginImport } from "./catalogue-import.ts";
import { grouped } from "./format.ts";
import { generatedOutfit } from "./generate-outfits.ts";
import { residentMegabytes } from "./memory.ts";
import type { Line } from "./row.ts";

const OUTFITS = 3_000;
const PICTURES = 500;
const TARGET_SECONDS = 120;
const TARGET_MEGABYTES = 300;
const SAMPLE_MS = 200;

/** Seconds, and growth of the memory of the server alone, while a ZIP with photographs is imported. */
export async function* measureZipImport(): AsyncGenerator<Line> {
  await using server = await startOnTemporaryData({
    dataDir: temporaryDataDir(),
    env: { SEED: "none", DATABASE_URL: "", ...ADMIN_ENV },
  });
  const pid = server.pid ?? 0;
  const bytes = await catalogueZip();
  const before = residentMegabytes(pid);
  const started = performance.now();
  const lastImport = await beginImport(server.url, { name: "catalogue.zip", bytes });
  let peak = before;
  for (let state = "running"; state === "running"; ) {
    await pause(SAMPLE_MS);
    peak = Math.max(peak, residentMegabytes(pid));
    const last = await lastImport();
    ({ state } = last);
    if (state === "done" && last.added !== OUTFITS) throw new Error(`${last.added} outfits were imported`);
    if (state === "failed") throw new Error("The import failed");
  }
  const seconds = (performance.now() - started) / 1_000;
  const what = `a ZIP of ${grouped(OUTFITS)} outfits with ${PICTURES} pictures, embedded`;
  yield {
    what: `import of ${what}`,
    measured: `${seconds.toFixed(1)} s`,
    target: `≤ ${TARGET_SECONDS} s`,
    holds: seconds <= TARGET_SECONDS,
  };
  yield {
    what: "growth of the server's memory during it",
    measured: `${Math.round(peak - before)} MB`,
    target: `≤ ${TARGET_MEGABYTES} MB`,
    holds: peak - before <= TARGET_MEGABYTES,
  };
}

/** Every sixth outfit has a photograph of its own: 1200 × 1600 pixels of tinted noise, as JPEG. */
async function catalogueZip() {
  const files: Record<string, string | Buffer> = {};
  const lines = Array.from({ length: OUTFITS }, (_, number) => {
    const picture = number % (OUTFITS / PICTURES) === 0 ? { image: `pictures/${number}.jpg` } : {};
    return JSON.stringify({ ...generatedOutfit(number), ...picture });
  });
  const texture = randomBytes(60 * 80 * 3);
  files["outfits.jsonl"] = lines.join("\n");
  for (let number = 0; number < OUTFITS; number += OUTFITS / PICTURES) {
    const background = { r: number % 256, g: (number * 7) % 256, b: (number * 13) % 256 };
    files[`pictures/${number}.jpg`] = await sharp(texture, { raw: { width: 60, height: 80, channels: 3 } })
      .tint(background)
      .resize(1_200, 1_600)
      .jpeg({ quality: 80 })
      .toBuffer();
  }
  return Buffer.from(await zipOf(files));
}
