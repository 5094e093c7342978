import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The content codings in which a cached body is sent. */
export type ContentCoding = "br" | "gzip" | "identity";

const BROTLI_QUALITY = 5;
/** 256 KB, more than a document has. The default window takes 4 MB for each compression. */
const BROTLI_WINDOW_BITS = 18;
const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best coding that an Accept-Encoding header allows; a weight of zero forbids a coding (RFC 9110). */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding {
  if (acceptEncoding === undefined) return "identity";
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  return at !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length));
}

export async function compressBody(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  switch (coding) {
    case "br":
      return copyOf(
        await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        }),
      );
    case "gzip":
      return copyOf(await gzipped(body, { level: GZIP_LEVEL }));
    case "identity":
      return body;
  }
}

/** zlib returns a part of a buffer of 16 KB, all of which a cached part would hold. */
function copyOf(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.byteLength);
  part.copy(copy);
  return copy;
}
