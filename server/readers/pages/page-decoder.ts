/** The standard wants the declaration within the first 1,024 bytes. */
const DECLARED_WITHIN_BYTES = 1_024;

/** Decoded at once; texts of whole pages would fill the thread's memory. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Decodes a page in parts; it may end within a character. UTF-8 that is valid counts more than what header or
 * page declare, because servers declare a wrong charset more often than another one looks like UTF-8.
 */
export function decodePage(bytes: Uint8Array, contentType: string): Iterable<string> {
  return decode(bytes, new TextDecoder(charsetOf(bytes, contentType)));
}

function* decode(bytes: Uint8Array, decoder: TextDecoder): Iterable<string> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
  }
}

function charsetOf(bytes: Uint8Array, contentType: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes.some((byte) => byte > 0x7f) && isUtf8(bytes)) return "utf-8";
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARED_WITHIN_BYTES));
  const declared = [contentType, start].flatMap(
    (text) => /charset\s*=\s*["']?([\w:-]+)/i.exec(text)?.[1] ?? [],
  );
  return declared.find(isKnown) ?? "utf-8";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    for (const _ of decode(bytes, new TextDecoder("utf-8", { fatal: true })));
    return true;
  } catch {
    return false;
  }
}

function isKnown(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}
