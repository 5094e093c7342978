import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Wavy colours with some grain, which compress about as well as a photograph. */
export function colourful(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    const x = Math.floor(index / 3) % width;
    const y = Math.floor(index / 3 / width);
    pixels[index] =
      128 + 60 * Math.sin(x / 40 + (index % 3)) + 50 * Math.cos(y / 60) + ((x * 31 + y * 17) % 13);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/**
 * 40 × 20, left half red and right half blue; its EXIF has a rotation of 90° clockwise and a GPS position.
 */
export async function jpegTakenSomewhere(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 40, height: 20, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, left: 20, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 36/1 50/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export async function moving(format: "gif" | "webp"): Promise<Buffer> {
  const frames = Buffer.alloc(16 * 32 * 3);
  frames.fill(200, frames.length / 2);
  return sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .toFormat(format)
    .toBuffer();
}

/** A still PNG with the chunk in front of its pixels that makes it an animated one. */
export async function movingPng(): Promise<Buffer> {
  const png = await colourful(16, 16).png().toBuffer();
  const afterHeader = 33;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(afterHeader),
  ]);
}

/** An AVIF whose first box declares a sequence. */
export async function movingAvif(): Promise<Buffer> {
  const avif = await colourful(64, 64).avif({ effort: 0 }).toBuffer();
  avif.write("avis", 8, "latin1");
  return avif;
}

/** A PNG of one flat colour, black and white only: a few kilobytes, whatever its size in pixels. */
export function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
export const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
