import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** The codings that are asked for and decoded. */
export const ACCEPT_ENCODING = "gzip, deflate, br";

const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Passes a body to `onChunk`, decoded, and ends it after `maxBytes` of what it decodes to; returns whether there was more. A body in another coding, or in
 * several, throws.
 */
export async function readBody(
  body: Readable,
  coding: string,
  maxBytes: number,
  onChunk: (chunk: Buffer) => void,
): Promise<boolean> {
  const decoded = decode(body, coding.trim().toLowerCase());
  let size = 0;
  try {
    for await (const chunk of decoded) {
      const bytes = chunk as Buffer;
      onChunk(bytes.subarray(0, maxBytes - size));
      size += bytes.length;
      if (size >= maxBytes) return true;
    }
    return false;
  } finally {
    // Ending a body early is reported as an error of the stream, which nothing else waits for.
    body.on("error", () => {});
    body.destroy();
  }
}

function decode(body: Readable, coding: string): Readable {
  if (coding === "" || coding === "identity") return body;
  const createDecoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined;
  if (!createDecoder) {
    body.on("error", () => {}).destroy();
    throw new Error("The page is compressed in a way that is not supported");
  }
  const decoder = createDecoder();
  pipeline(body, decoder, () => {});
  return decoder;
}
