import { crc32, deflateSync } from "node:zlib";

/** A palette entry: colour and opacity (0–255 each). */
export type Swatch = readonly [red: number, green: number, blue: number, alpha: number];

/** The compressed pixels of an 8-bit palette image, to be coloured again and again. */
export interface IndexedPixels {
  readonly header: Buffer;
  readonly data: Buffer;
}

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.alloc(body.length + 12);
  framed.writeUInt32BE(body.length, 0);
  framed.write(type, 4, "latin1");
  body.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, body.length + 8)), body.length + 8);
  return framed;
}

export function compressPixels(width: number, height: number, pixels: Uint8Array): IndexedPixels {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // Filter 2 ("up") suits smooth shading: neighbouring rows hardly differ.
    rows[y * (width + 1)] = 2;
    for (let x = 0; x < width; x++) {
      const above = y > 0 ? (pixels[(y - 1) * width + x] ?? 0) : 0;
      rows[y * (width + 1) + 1 + x] = ((pixels[y * width + x] ?? 0) - above) & 255;
    }
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 8;
  size[9] = 3;
  return { header: chunk("IHDR", size), data: chunk("IDAT", deflateSync(rows, { level: 6 })) };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const end = chunk("IEND", Buffer.alloc(0));

const paletteChunks = new WeakMap<readonly Swatch[], Buffer>();

function chunksOf(palette: readonly Swatch[]): Buffer {
  const known = paletteChunks.get(palette);
  if (known) return known;
  const colours = Buffer.alloc(palette.length * 3);
  const alphas = Buffer.alloc(palette.length);
  palette.forEach(([red, green, blue, alpha], index) => {
    colours.set([red, green, blue], index * 3);
    alphas[index] = alpha;
  });
  const chunks = Buffer.concat([chunk("PLTE", colours), chunk("tRNS", alphas)]);
  paletteChunks.set(palette, chunks);
  return chunks;
}

/** A data: URI of the pixels under a palette of up to 256 swatches. */
export function pngDataUri(pixels: IndexedPixels, palette: readonly Swatch[]): string {
  const file = Buffer.concat([signature, pixels.header, chunksOf(palette), pixels.data, end]);
  return `data:image/png;base64,${file.toString("base64")}`;
}
