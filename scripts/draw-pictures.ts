import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { composeFlatLay, type Outfit } from "#artwork/flat-lay.ts";
import { composeScene, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from "#artwork/scene.ts";
import bannerScenes from "./scenes/banner-scenes.json" with { type: "json" };
import noteOutfits from "./scenes/note-outfits.json" with { type: "json" };
import { inRoot } from "./steps/root.mjs";

/**
 * `npm run pictures` draws the home page's pictures in public/pictures, which are part of the repository. The
 * owner of a shop replaces them by files of the same names.
 */
const FOLDER = inRoot("public/pictures");
/**
 * The slide banner's pictures. Phones show only the part between x 690 and 1410, which must work as a picture
 * of its own.
 */
const BANNER_SCENES = bannerScenes as unknown as Readonly<Record<string, Scene>>;
/** The pictures of the style notes, each with the seed of its composition. */
const NOTE_OUTFITS = noteOutfits as Readonly<Record<string, { outfit: Outfit; seed: string }>>;
const WIDE_WIDTHS = [768, 1280, 1920];
const UPRIGHT_WIDTHS = [480, 800];
/** Phones show the middle of a scene in a ratio of 4 to 5. */
const UPRIGHT_SHARE = (SCENE_HEIGHT * 4) / 5 / SCENE_WIDTH;

/**
 * Writes every width of a picture as AVIF and WebP, and the last but one as JPEG for browsers
 * that support neither.
 */
async function writeVariants(name: string, picture: Sharp, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const resized = picture.clone().resize(width);
    await resized
      .clone()
      .avif({ quality: 48, effort: 6 })
      .toFile(join(FOLDER, `${name}-${width}.avif`));
    await resized
      .clone()
      .webp({ quality: 72, effort: 6 })
      .toFile(join(FOLDER, `${name}-${width}.webp`));
  }
  const fallback = widths.at(-2) ?? widths[0];
  await picture
    .clone()
    .resize(fallback)
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(join(FOLDER, `${name}-${fallback}.jpg`));
}

/** Rasterizes an SVG document once for all variants. */
async function rasterize(svg: string): Promise<Sharp> {
  return sharp(await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png().toBuffer());
}

mkdirSync(FOLDER, { recursive: true });
for (const [id, scene] of Object.entries(BANNER_SCENES)) {
  const wide = await rasterize(composeScene(scene));
  const { width = SCENE_WIDTH, height = SCENE_HEIGHT } = await wide.metadata();
  const uprightWidth = Math.round(width * UPRIGHT_SHARE);
  const middle = { left: Math.round((width - uprightWidth) / 2), top: 0, width: uprightWidth, height };
  const upright = sharp(await wide.clone().extract(middle).png().toBuffer());
  await writeVariants(`${id}-wide`, wide, WIDE_WIDTHS);
  await writeVariants(`${id}-upright`, upright, UPRIGHT_WIDTHS);
}
for (const [id, { outfit, seed }] of Object.entries(NOTE_OUTFITS)) {
  await writeVariants(id, await rasterize(composeFlatLay(outfit, seed).svg), UPRIGHT_WIDTHS);
}
const bytes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
console.log(
  `${bytes.length} pictures, the largest of ${Math.ceil(Math.max(...bytes) / 1024)} KB, in public/pictures`,
);
