/** Far more than any outfit needs; bounds the memory for a file without line breaks. */
export const LINE_MAX_BYTES = 1024 * 1024;

/** One line of a file, or one element of a list. */
export interface FileLine {
  /** Where it begins, counted from 1, blank lines included. */
  number: number;
  /** Without the line break; undefined for what is longer than LINE_MAX_BYTES. */
  bytes: Buffer | undefined;
}

const NEWLINE = 0x0a;

/** Splits a text that arrives in chunks into lines. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  let number = 0;
  const collected = new BoundedBytes();
  const finish = (): FileLine => {
    number += 1;
    return { number, bytes: collected.take() };
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      collected.add(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    collected.add(chunk.subarray(start));
  }
  if (collected.length > 0) yield finish();
}

/** What is left of a list that does not end as one; `isOpen` if its bracket is never closed. */
export interface ListEnd {
  isOpen: boolean;
}

/**
 * Splits a JSON list into the texts of its elements, of which each is parsed by itself. `end` is filled when
 * the text is read.
 */
export async function* splitList(chunks: AsyncIterable<Buffer>, end: ListEnd): AsyncGenerator<FileLine> {
  const collected = new BoundedBytes();
  let line = 1;
  let begin = 1;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let hasContent = false;
  end.isOpen = true;
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === NEWLINE) line += 1;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
        continue;
      }
      const opens = byte === BRACE_OPEN || byte === BRACKET_OPEN;
      const closes = byte === BRACE_CLOSE || byte === BRACKET_CLOSE;
      if (depth === 0) {
        if (!opens) continue;
        depth = 1;
        start = at + 1;
        continue;
      }
      if (depth === 1 && (byte === COMMA || closes)) {
        collected.add(chunk.subarray(start, at));
        if (hasContent) yield { number: begin, bytes: collected.take() };
        else collected.take();
        hasContent = false;
        start = at + 1;
        if (!closes) continue;
        end.isOpen = false;
        return;
      }
      if (!hasContent && !isBlank(byte)) {
        hasContent = true;
        begin = line;
      }
      if (byte === QUOTE) isInText = true;
      else if (opens) depth += 1;
      else if (closes) depth -= 1;
    }
    if (depth > 0) collected.add(chunk.subarray(start));
  }
  if (hasContent) yield { number: begin, bytes: collected.take() };
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const BRACKET_OPEN = 0x5b;
const BRACKET_CLOSE = 0x5d;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** Collects the parts of a line, and forgets those of one that is too long. */
class BoundedBytes {
  #parts: Buffer[] = [];
  length = 0;

  add(part: Buffer): void {
    this.length += part.length;
    if (this.length <= LINE_MAX_BYTES) this.#parts.push(part);
    else this.#parts = [];
  }

  take(): Buffer | undefined {
    const bytes = this.length > LINE_MAX_BYTES ? undefined : Buffer.concat(this.#parts);
    this.#parts = [];
    this.length = 0;
    return bytes;
  }
}
