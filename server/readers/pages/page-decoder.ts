/** The standard wants the declaration within the first 1,024 bytes. */
const DECLARED_WITHIN_BYTES = 1_024;

/**
 * Decodes a page, which may end within a character. UTF-8 that is valid counts more than what header or page declare, because servers declare
 * a wrong charset more often than another one looks like UTF-8.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  return new TextDecoder(charsetOf(bytes, contentType)).decode(bytes, { stream: true });
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
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
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
