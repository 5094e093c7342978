import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { composeBoard } from "#demo/artwork/board.ts";
import { BANNER_SCENES } from "./scenes/banner-scenes.ts";
import { NOTE_BOARDS } from "./scenes/note-boards.ts";
import { composeScene, SCENE_HEIGHT, SCENE_WIDTH } from "./scenes/scene.ts";
import { inRoot } from "./steps/root.mjs";

/**
 * `npm run pictures`: draws the shop window's own pictures, which stand in public/pictures and belong to the repository. An
 * owner puts others of the same names in their place.
 */
const FOLDER = inRoot("public/pictures");
const WIDE_WIDTHS = [768, 1280, 1920];
const UPRIGHT_WIDTHS = [480, 800];
/** What phones show of a scene: four to five, from its middle. */
const UPRIGHT_SHARE = (SCENE_HEIGHT * 4) / 5 / SCENE_WIDTH;

/** Every width of a picture in AVIF and WebP, and the last but one as JPEG for the browsers that know neither. */
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

/** An SVG document as a picture that need not be drawn again for every variant. */
async function drawn(svg: string): Promise<Sharp> {
  return sharp(await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png().toBuffer());
}

mkdirSync(FOLDER, { recursive: true });
for (const [id, scene] of Object.entries(BANNER_SCENES)) {
  const wide = await drawn(composeScene(scene));
  const { width = SCENE_WIDTH, height = SCENE_HEIGHT } = await wide.metadata();
  const uprightWidth = Math.round(width * UPRIGHT_SHARE);
  const middle = { left: Math.round((width - uprightWidth) / 2), top: 0, width: uprightWidth, height };
  const upright = sharp(await wide.clone().extract(middle).png().toBuffer());
  await writeVariants(`${id}-wide`, wide, WIDE_WIDTHS);
  await writeVariants(`${id}-upright`, upright, UPRIGHT_WIDTHS);
}
for (const [id, { outfit, seed }] of Object.entries(NOTE_BOARDS)) {
  await writeVariants(id, await drawn(composeBoard(outfit, seed)), UPRIGHT_WIDTHS);
}
const bytes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
console.log(
  `${bytes.length} pictures, the largest of ${Math.ceil(Math.max(...bytes) / 1024)} KB, in public/pictures`,
);
