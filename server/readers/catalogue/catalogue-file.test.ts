import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { countLines, LINE_MAX_BYTES, readLines } from "./catalogue-file.ts";

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, content);
  return path;
}

async function texts(path: string): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  for await (const { number, bytes } of readLines(path)) {
    expect(number).toBe(lines.length + 1);
    lines.push(bytes?.toString());
  }
  return lines;
}

describe("readLines reads", () => {
  test.each([
    { what: "with a newline at the end", content: "one\ntwo\n", lines: ["one", "two"] },
    { what: "without a newline at the end", content: "one\ntwo", lines: ["one", "two"] },
    { what: "with blank ones between", content: "one\n\ntwo\n", lines: ["one", "", "two"] },
    { what: "from an empty file", content: "", lines: [] },
  ])("$what", async ({ content, lines }) => {
    const path = await fileOf("lines.jsonl", content);
    expect(await texts(path)).toEqual(lines);
    expect(await countLines(path)).toBe(lines.length);
  });

  // covers: catalogue-01
  test.each(["lines.jsonl.gz", "lines.jsonl"])("gzip in a file named %s", async (name) => {
    expect(await texts(await fileOf(name, gzipSync("one\ntwo\n")))).toEqual(["one", "two"]);
  });

  test("lines that span several chunks", async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `${index} ${"ü".repeat(index % 90)}`);
    expect(await texts(await fileOf("long.jsonl", lines.join("\n")))).toEqual(lines);
  });

  test("no line longer than the limit into memory", async () => {
    const huge = Buffer.alloc(3 * LINE_MAX_BYTES, "x");
    const content = Buffer.concat([Buffer.from("one\n"), huge, Buffer.from("\nthree\n"), huge]);
    expect(await texts(await fileOf("huge.jsonl", content))).toEqual(["one", undefined, "three", undefined]);
  });
});

describe("an unreadable file fails with a one-sentence message", () => {
  const damaged = gzipSync(Buffer.from("one\n".repeat(50_000)));
  test.each([
    {
      what: "text called .gz",
      name: "a.gz",
      content: "one\n",
      sentence: /is not gzip, though its name ends/,
    },
    { what: "an empty .gz", name: "a.GZ", content: "", sentence: /is not gzip/ },
    { what: "half a gzip", name: "a.gz", content: damaged.subarray(0, 40), sentence: /is damaged gzip/ },
    {
      what: "garbage after a gzip head",
      name: "a.jsonl",
      content: Buffer.from([0x1f, 0x8b, 1, 2, 3]),
      sentence: /is damaged gzip/,
    },
  ])("$what", async ({ name, content, sentence }) => {
    const path = await fileOf(name, content);
    await expect(countLines(path)).rejects.toThrow(sentence);
    await expect(countLines(path)).rejects.toBeInstanceOf(StartupError);
  });

  test("a missing file", async () => {
    await expect(countLines(join(await temporaryFolder(), "none"))).rejects.toThrow(/does not exist/);
  });

  test("a folder", async () => {
    const folder = join(await temporaryFolder(), "folder");
    await mkdir(folder);
    await expect(countLines(folder)).rejects.toThrow(/is not a file/);
  });
});
