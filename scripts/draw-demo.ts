import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { drawOutfit } from "#artwork/draw-outfit.ts";
import type { Outfit } from "#artwork/flat-lay.ts";
import { inRoot } from "./steps/root.mjs";

/** `npm run demo:draw` draws the pictures of the demo catalogue anew; an outfit's picture is named after its seed. */
const lines = readFileSync(inRoot("demo/catalogue.jsonl"), "utf8").trim().split("\n");
const outfits = lines.map((line) => JSON.parse(line) as Outfit & { image: string });
/** The pictures are encoded once and read by every clone. */
const EFFORT = 6;

let bytes = 0;
for (const outfit of outfits) {
  const file = inRoot("demo", outfit.image);
  const { image } = await drawOutfit(outfit, basename(file, ".webp"), { effort: EFFORT });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
  bytes += image.length;
}
console.log(`Drew ${outfits.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB, in demo/pictures`);
