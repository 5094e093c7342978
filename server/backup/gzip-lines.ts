import { createReadStream, createWriteStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { pipeline as finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Writes text to a new packed file that only its owner can read; it is on the disk when this resolves. */
export async function writeGzip(file: string, text: AsyncIterable<string>): Promise<void> {
  const sink = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await finished(Readable.from(text), createGzip(), sink);
}

/**
 * The lines of a packed file. Not by Node's own reader of lines, which takes signs inside a text (U+2028) for the end of a line.
 */
export async function* readGzipLines(file: string): AsyncGenerator<string> {
  // What goes wrong with one of the streams ends the last one, which is read here.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
