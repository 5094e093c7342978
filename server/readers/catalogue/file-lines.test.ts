import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LINE_MAX_BYTES, type ListEnd, splitLines, splitList } from "./file-lines.ts";

/** The bytes in chunks of any size, so that each place can be between two of them. */
async function* chunked(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function texts(lines: AsyncIterable<{ number: number; bytes: Buffer | undefined }>) {
  const all: [number, string | undefined][] = [];
  for await (const { number, bytes } of lines) all.push([number, bytes?.toString()]);
  return all;
}

describe("lines", () => {
  test.each([
    ["with a newline at the end", "one\ntwo\n", ["one", "two"]],
    ["without a newline at the end", "one\ntwo", ["one", "two"]],
    ["with blank ones between", "one\n\ntwo\n", ["one", "", "two"]],
    ["of nothing", "", []],
  ])("%s", async (_, text, lines) => {
    expect(await texts(splitLines(chunked(Buffer.from(text), 2)))).toEqual(
      lines.map((line, index) => [index + 1, line]),
    );
  });

  test("longer than the limit are not kept", async () => {
    const huge = Buffer.alloc(3 * LINE_MAX_BYTES, "x");
    const bytes = Buffer.concat([Buffer.from("one\n"), huge, Buffer.from("\nthree\n"), huge]);
    expect((await texts(splitLines(chunked(bytes, 65_536)))).map(([, text]) => text)).toEqual([
      ...["one", undefined],
      ...["three", undefined],
    ]);
  });
});

describe("a list", () => {
  test("of any values in any chunks has the values", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        async (values, size, indented) => {
          const text = JSON.stringify(values, null, indented ? 2 : undefined);
          const end: ListEnd = { isOpen: true };
          const elements = await texts(splitList(chunked(Buffer.from(text), size), end));
          expect(elements.map(([, element]) => JSON.parse(element ?? ""))).toEqual(JSON.parse(text));
          expect(end.isOpen).toBe(false);
        },
      ),
    );
  });

  test("tells the line of each element, and whether it is closed", async () => {
    const end: ListEnd = { isOpen: false };
    const elements = await texts(splitList(chunked(Buffer.from('[\n  1,\n\n "a]\n",\n2,'), 3), end));
    expect(elements.map(([line, text]) => [line, text?.trim()])).toEqual([
      [2, "1"],
      [4, '"a]\n"'],
      [6, "2"],
    ]);
    expect(end.isOpen).toBe(true);
  });
});
