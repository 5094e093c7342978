import { createHash } from "node:crypto";
import type { Metadata } from "sharp";
import { IMAGE_WIDTHS } from "#contract/image-url.ts";
import { AVIF_MAX_PIXELS, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from "#contract/limits.ts";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { sharp } from "./image-engine.ts";
import { makePlaceholder } from "./picture-placeholder.ts";
import { PictureRefused } from "./picture-refused.ts";
import { declaresMotion, sniffPictureType } from "./picture-type.ts";

/** A picture as it is stored: a WebP of our own making, from which every variant is made. */
export interface PreparedPicture {
  /** SHA-256 of `bytes` in hex. */
  id: string;
  bytes: Buffer;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Blurred preview: a data URL. */
  placeholder: string;
}

/** Pixels; the widest variant is the widest master, and portrait pictures are 3:4. */
const MASTER_BOX = { width: Math.max(...IMAGE_WIDTHS), height: 1_600 };
const MASTER_QUALITY = 86;
/** What shows through a transparent picture, in every format: JPEG knows no transparency. */
const BACKGROUND = "#ffffff";

/**
 * Uploads take turns because of the memory that decoding takes: some 110 MB for a PNG of 40 megapixels, twice that for an AVIF of 12.5.
 * A photograph takes about half a second, so that nobody in the longest queue waits much longer than a browser's patience.
 */
const oneUploadAtOnce = limitConcurrency(1, { waitingMax: 20, whenFull: queueIsFull });

/**
 * Makes the master of an uploaded picture: upright, in sRGB, without metadata, nothing left of the bytes that came.
 * Throws PictureRefused for what D34 does not accept, and UNAVAILABLE when too many are waiting already.
 */
export async function prepareMaster(bytes: Buffer): Promise<PreparedPicture> {
  refuseByBytes(bytes);
  return oneUploadAtOnce(async () => {
    refuseByHeader(await orDamaged(readHeader(bytes)), sniffPictureType(bytes));
    return describeMaster(await orDamaged(encodeMaster(bytes)));
  });
}

/** The same for a WebP that our own code has drawn and encoded: taken as it is. Throws if it is not such a picture. */
export async function describeGenerated(bytes: Buffer): Promise<PreparedPicture> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== "webp" || width > MASTER_BOX.width || height > MASTER_BOX.height) {
    throw new Error(
      `A generated picture must be a WebP of at most ${MASTER_BOX.width} × ${MASTER_BOX.height} pixels; this is a ${format} of ${width} × ${height}.`,
    );
  }
  return describeMaster({ data: bytes, info: { width, height } });
}

function refuseByBytes(bytes: Buffer): void {
  if (bytes.length === 0) throw new PictureRefused("empty");
  if (bytes.length > IMAGE_MAX_BYTES) throw new PictureRefused("bytes");
  if (!sniffPictureType(bytes)) throw new PictureRefused("type");
  if (declaresMotion(bytes)) throw new PictureRefused("moving");
}

/** The limit is off only here, where no pixel is decoded: so a picture over it is told so, and not called damaged. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

function refuseByHeader({ width, height, pages }: Metadata, type: ReturnType<typeof sniffPictureType>): void {
  if (width * height > IMAGE_MAX_PIXELS) throw new PictureRefused("pixels");
  if (type === "avif" && width * height > AVIF_MAX_PIXELS) throw new PictureRefused("avifPixels");
  if (pages !== undefined && pages > 1) throw new PictureRefused("moving");
}

function queueIsFull(): ApiError {
  return new ApiError("UNAVAILABLE", "Many pictures are being taken in. Please try again in a moment.", {
    retryAfter: 10,
  });
}

/** The SHA-256 of a stored picture, in hex. */
export function pictureId(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

interface EncodedMaster {
  data: Buffer;
  info: { width: number; height: number };
}

async function encodeMaster(bytes: Buffer): Promise<EncodedMaster> {
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ ...MASTER_BOX, fit: "inside", withoutEnlargement: true })
    .flatten({ background: BACKGROUND })
    .webp({ quality: MASTER_QUALITY })
    .toBuffer({ resolveWithObject: true });
}

async function describeMaster({ data, info }: EncodedMaster): Promise<PreparedPicture> {
  return {
    id: pictureId(data),
    bytes: data,
    width: info.width,
    height: info.height,
    placeholder: await makePlaceholder(data),
  };
}

/** The decoder has one kind of error; for bytes that begin like a picture it means that the rest is not one. */
async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new PictureRefused("damaged", error);
  }
}
