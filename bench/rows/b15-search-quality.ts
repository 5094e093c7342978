import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { catalogueLineSchema, type OutfitInput } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { openInMemory } from "#server/db/engines/embedded/embedded.ts";
import { media } from "#server/db/schema/media.ts";
import { insertOutfits } from "#server/modules/outfits/editor/outfit-writer.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import { ROOT } from "../../scripts/steps/root.mjs";
import type { Line, Row } from "../row.ts";
import { type Judgement, judge, readJudgedSearches } from "../search-quality.ts";

const TARGET = 0.9;
const CLASS_TARGET = 0.75;
const MEDIA_ID = "0".repeat(64);

/** Judged searches over a catalogue file: one line for all, and one for each class. */
async function* measureCatalogue(name: string, file: string): AsyncGenerator<Line> {
  const open = await openInMemory();
  const judgements: Judgement[] = [];
  try {
    const catalogue = await storeCatalogue(open.database, file);
    for (const search of readJudgedSearches()) judgements.push(await judge(open.database, catalogue, search));
  } finally {
    await open.close();
  }
  const judged = judgements.filter(({ share }) => share !== undefined);
  for (const { search, share = 1 } of judged)
    if (share < 1) console.log(`${name}: "${search}" ${share.toFixed(2)}`);
  yield lineOf(`${name}, all searches`, judged, TARGET);
  for (const each of [...new Set(judged.map((judgement) => judgement.class))].sort()) {
    const own = judged.filter((judgement) => judgement.class === each);
    yield lineOf(`${name}, ${each}`, own, CLASS_TARGET);
  }
}

async function storeCatalogue(database: Database, file: string): Promise<Map<string, OutfitInput>> {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const outfits = text
    .trim()
    .split("\n")
    .flatMap((line) => catalogueLineSchema.safeParse(JSON.parse(line)).data ?? []);
  await database.insert(media).values({ id: MEDIA_ID, width: 3, height: 4, byteSize: 1, placeholder: "" });
  await registerWordsOf(database, outfits);
  const ids = await insertOutfits(
    database,
    outfits.map((input) => ({ input, mediaId: MEDIA_ID, isActive: true })),
  );
  return new Map(outfits.flatMap((outfit, index) => (ids[index] ? [[ids[index], outfit]] : [])));
}

function lineOf(what: string, judged: readonly Judgement[], target: number): Line {
  const share = judged.reduce((sum, { share = 0 }) => sum + share, 0) / judged.length;
  return {
    what: `good results among the first three, ${what}`,
    measured: `${share.toFixed(3)} of ${judged.length} searches`,
    target: `≥ ${target}`,
    holds: share >= target,
  };
}

export const searchQuality: Row = async function* ({ outfits }) {
  yield* measureCatalogue("demo", `${ROOT}/demo/catalogue.jsonl`);
  if (outfits) yield* measureCatalogue("imported outfits", outfits);
};
