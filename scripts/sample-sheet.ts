import sharp from "sharp";

/** Pixels of a picture on a sheet. */
const TILE = { width: 200, height: 267 };
const COLUMNS = 6;
/** Sheets are encoded once and read by every clone. */
const EFFORT = 6;

/** Writes a sheet of the pictures, six in a row. */
export async function writeSampleSheet(pictures: readonly (Buffer | string)[], file: string): Promise<void> {
  const { width, height } = TILE;
  const tiles = pictures.map(async (picture, index) => ({
    input: await sharp(picture).resize(width, height).toBuffer(),
    left: (index % COLUMNS) * width,
    top: Math.floor(index / COLUMNS) * height,
  }));
  const rows = Math.ceil(pictures.length / COLUMNS);
  await sharp({
    create: { width: COLUMNS * width, height: rows * height, channels: 3, background: "#ffffff" },
  })
    .composite(await Promise.all(tiles))
    .webp({ quality: 80, effort: EFFORT })
    .toFile(file);
}
