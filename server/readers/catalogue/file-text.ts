import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { fileRefused } from "./file-refused.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** Bytes read to detect format and encoding; headings, with titles above them, are shorter. */
const HEAD_BYTES = 16 * 1024;
/** Of the head, enough to tell UTF-16: every second byte of Latin letters is zero. */
const TELLING_BYTES = 256;
const TELLING_MIN_BYTES = 16;

/** The beginning of a text and the whole of it, both in UTF-8. */
export interface FileText {
  head: string;
  /** Undecoded if it is UTF-8, so that each line can be refused by itself. */
  lines: () => AsyncIterable<Buffer>;
  /** Throws an ApiError where the bytes are no text. */
  checked: () => AsyncIterable<Buffer>;
}

/** Returns undefined for bytes that are no text in UTF-8 or UTF-16. */
export async function openText(read: () => AsyncIterable<Buffer>): Promise<FileText | undefined> {
  const bytes = await readHead(read());
  const encoding = encodingOf(bytes);
  const head = new TextDecoder(encoding).decode(bytes);
  if (head.includes("\0")) return undefined;
  const checked = () => asUtf8(read(), encoding);
  return { head, checked, lines: encoding === "utf-8" ? read : checked };
}

async function readHead(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, HEAD_BYTES);
}

/** By the byte order mark, or by the zeros that only one half of the bytes has. */
function encodingOf(head: Buffer): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  head.subarray(0, TELLING_BYTES).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const half = Math.min(head.length, TELLING_BYTES) / 2;
  const isTelling = head.length >= TELLING_MIN_BYTES;
  if (isTelling && odd > half / 2 && even === 0) return "utf-16le";
  if (isTelling && even > half / 2 && odd === 0) return "utf-16be";
  return "utf-8";
}

async function* asUtf8(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch (error) {
      throw fileRefused(IMPORT_ERRORS.fileEncoding, "VALIDATION_FAILED", error);
    }
  };
  for await (const chunk of chunks) yield Buffer.from(decode(chunk));
  yield Buffer.from(decode());
}
