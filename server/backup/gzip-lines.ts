import { createReadStream, createWriteStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { pipeline as finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Writes text to a new gzip file with mode 0600. Resolves once the file is flushed to disk. */
export async function writeGzip(file: string, text: AsyncIterable<string>): Promise<void> {
  const sink = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await finished(Readable.from(text), createGzip(), sink);
}

/**
 * The lines of a gzip file. Split on LF only: `node:readline` also splits at U+2028, which JSON
 * texts may contain.
 */
export async function* readGzipLines(file: string): AsyncGenerator<string> {
  // An error of either stream destroys the last one, so the loop below throws it.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
