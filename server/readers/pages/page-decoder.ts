/** The standard wants the declaration within the first 1,024 bytes. */
const DECLARED_WITHIN_BYTES = 1_024;

/**
 * Decodes a page as it arrives. UTF-8 that is valid counts more than what header or page declare, because servers declare a wrong charset
 * more often than another one looks like UTF-8.
 */
export class PageDecoder {
  #decoder: TextDecoder | undefined;
  readonly #contentType: string;

  constructor(contentType: string) {
    this.#contentType = contentType;
  }

  decode(chunk: Uint8Array): string {
    this.#decoder ??= new TextDecoder(this.#charsetOf(chunk));
    return this.#decoder.decode(chunk, { stream: true });
  }

  #charsetOf(chunk: Uint8Array): string {
    if (chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
    if (chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be";
    if (chunk.some((byte) => byte > 0x7f) && isUtf8(chunk)) return "utf-8";
    const start = new TextDecoder("latin1").decode(chunk.subarray(0, DECLARED_WITHIN_BYTES));
    const declared = [this.#contentType, start].flatMap(
      (text) => /charset\s*=\s*["']?([\w:-]+)/i.exec(text)?.[1] ?? [],
    );
    return declared.find(isKnown) ?? "utf-8";
  }
}

function isUtf8(chunk: Uint8Array): boolean {
  try {
    // As a stream: the chunk may end within a character.
    new TextDecoder("utf-8", { fatal: true }).decode(chunk, { stream: true });
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
