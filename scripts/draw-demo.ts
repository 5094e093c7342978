import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { drawOutfit } from "#artwork/draw-outfit.ts";
import { locateItems, type Outfit } from "#artwork/flat-lay.ts";
import { writeSampleSheet } from "./sample-sheet.ts";
import { inRoot } from "./steps/root.mjs";

/**
 * `npm run demo:draw` redraws the pictures of the demo catalogue, and the sample sheet of the artwork library
 * from some of them. It also writes into the catalogue where each item is in its picture; with `-- --spots`
 * it does only that. The name of a picture is its seed.
 */
const CATALOGUE = inRoot("demo/catalogue.jsonl");
const lines = readFileSync(CATALOGUE, "utf8").trim().split("\n");
const outfits = lines.map((line) => JSON.parse(line) as Outfit & { image: string });
const seedOf = ({ image }: { image: string }) => basename(image, ".webp");

const located = outfits.map((outfit) => {
  const spots = locateItems(outfit, seedOf(outfit));
  const items = outfit.items.map((item, index) => ({ ...item, spot: spots[index] }));
  return `${JSON.stringify({ ...outfit, items })}\n`;
});
writeFileSync(CATALOGUE, located.join(""));
if (process.argv.includes("--spots")) process.exit();

/** The pictures are encoded once and read by every clone. */
const EFFORT = 6;

/** Pictures on the sample sheet. */
const SAMPLES = 12;

let bytes = 0;
for (const outfit of outfits) {
  const file = inRoot("demo", outfit.image);
  const { image } = await drawOutfit(outfit, seedOf(outfit), { effort: EFFORT });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
  bytes += image.length;
}
console.log(`Drew ${outfits.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB, in demo/pictures`);

const step = Math.floor(outfits.length / SAMPLES);
const samples = outfits.filter((_, index) => index % step === 0).slice(0, SAMPLES);
const files = samples.map(({ image }) => inRoot("demo", image));
await writeSampleSheet(files, inRoot("artwork/sample-sheet.webp"));
