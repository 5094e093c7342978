import type { Outfit } from "#artwork/flat-lay.ts";
import { outfitTint } from "#artwork/outfit-tint.ts";
import { loadSharp } from "#server/modules/media/image-engine.ts";
import { describeGenerated, type PreparedPicture, pictureId } from "#server/modules/media/picture-intake.ts";

/** Pixels. */
const SIZE = { width: 300, height: 400 };
const tinted = new Map<string, Promise<PreparedPicture>>();

/**
 * The picture of an outfit until its artwork is drawn: the colour of its first item with a hanger. `key`
 * makes the bytes unique, so that each outfit has its own picture and a request for it identifies the outfit.
 */
export async function tintedPlaceholder(outfit: Outfit, key: string): Promise<PreparedPicture> {
  const tint = outfitTint(outfit);
  const { bytes, ...rest } = await pictureOf(tint);
  const unique = withNote(bytes, key);
  return { ...rest, id: pictureId(unique), bytes: unique };
}

/** A failure is not cached. */
function pictureOf(tint: string): Promise<PreparedPicture> {
  const known = tinted.get(tint);
  if (known) return known;
  const picture = draw(tint);
  tinted.set(tint, picture);
  picture.catch(() => tinted.delete(tint));
  return picture;
}

async function draw(tint: string): Promise<PreparedPicture> {
  const hanger = "M150 168v-14a14 14 0 1 0-14-14M150 168l74 48a8 8 0 0 1-4 15H80a8 8 0 0 1-4-15Z";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <defs><linearGradient id="light" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-opacity=".08"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${tint}"/><rect width="100%" height="100%" fill="url(#light)"/>
    <path d="${hanger}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  const sharp = await loadSharp();
  return describeGenerated(await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer());
}

/** Appends a chunk that decoders skip (RFC 9649, 2.7: readers ignore unknown chunks). */
function withNote(webp: Buffer, note: string): Buffer {
  const text = Buffer.from(note.length % 2 === 0 ? note : `${note} `);
  const header = Buffer.alloc(8);
  header.write("NOTE");
  header.writeUInt32LE(text.length, 4);
  const file = Buffer.concat([webp, header, text]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
