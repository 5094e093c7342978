/** Detects the type by its signature and not by the file name; undefined for types that are not accepted. */
export function sniffPictureType(bytes: Buffer): "jpeg" | "png" | "webp" | "avif" | undefined {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  if (brands(bytes).some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return undefined;
}

/**
 * Whether the file is an AVIF sequence or an animated PNG. The decoder reads only their first picture and
 * does not report the animation.
 */
export function declaresMotion(bytes: Buffer): boolean {
  if (brands(bytes)[0] === "avis") return true;
  if (sniffPictureType(bytes) !== "png") return false;
  const firstPixels = bytes.indexOf("IDAT");
  return bytes.subarray(0, firstPixels === -1 ? bytes.length : firstPixels).includes("acTL");
}

/** A file may claim to consist of brands. */
const COMPATIBLE_BRANDS_MAX = 64;

/** The brands of an ISO media file, the major one first; none for any other file. */
function brands(bytes: Buffer): string[] {
  if (bytes.length < 16 || textAt(bytes, 4) !== "ftyp") return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * COMPATIBLE_BRANDS_MAX);
  const found = [textAt(bytes, 8)];
  for (let offset = 16; offset + 4 <= end; offset += 4) found.push(textAt(bytes, offset));
  return found;
}

function startsWith(bytes: Buffer, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

function textAt(bytes: Buffer, offset: number): string {
  return bytes.toString("latin1", offset, offset + 4);
}
