import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export const ACCEPT_ENCODING = "gzip, deflate, br";

const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Passes the decoded body to `onChunk` until `maxBytes`; returns whether there was more. Throws for any other
 * coding, or several.
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
    // Destroying a body early emits an error, which would be unhandled.
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
