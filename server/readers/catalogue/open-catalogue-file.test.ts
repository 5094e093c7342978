import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { openCatalogueFile } from "./open-catalogue-file.ts";
import { catalogueLine, jsonLines } from "./testing/catalogue-lines.ts";
import { SMALL_HEADER, smallRow } from "./testing/read-upload.ts";

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, content);
  return path;
}

const countOutfits = async (path: string) => {
  const { entries } = await openCatalogueFile(path);
  let outfits = 0;
  for await (const _ of entries()) outfits += 1;
  return outfits;
};
const LINES = jsonLines(
  Array.from({ length: 5_000 }, (_, at) => catalogueLine(`Outfit ${at} ${"ü".repeat(at % 90)}`)),
);

// covers: catalogue-01
test.each(["lines.jsonl.gz", "lines.jsonl", "lines.csv"])("gzip is read in a file named %s", async (name) => {
  expect(await countOutfits(await fileOf(name, gzipSync(LINES)))).toBe(5_000);
});

test("a spreadsheet is read, and so are more rows than an upload may have", async () => {
  const file = await fileOf(
    "a.csv",
    [SMALL_HEADER, smallRow(1), "\n".repeat(100_000), smallRow(2)].join("\n"),
  );
  expect(await countOutfits(file)).toBe(2);
});

describe("an unreadable file fails with a one-sentence message", () => {
  const damaged = gzipSync(LINES);
  test.each([
    {
      what: "half a gzip",
      content: damaged.subarray(0, 40),
      sentence: /a.file: The packed file is damaged: [^.]+\.$/,
    },
    {
      what: "garbage after a gzip head",
      content: Buffer.from([0x1f, 0x8b, 1, 2, 3]),
      sentence: /is damaged/,
    },
    { what: "garbage after a ZIP head", content: Buffer.from("PK\x03\x04 and more"), sentence: /is damaged/ },
    { what: "nothing", content: "", sentence: /There are no outfits/ },
  ])("$what", async ({ content, sentence }) => {
    const path = await fileOf("a.file", content);
    await expect(countOutfits(path)).rejects.toThrow(sentence);
    await expect(countOutfits(path)).rejects.toBeInstanceOf(StartupError);
  });

  test("a gzip that ends too early, behind its first outfits", async () => {
    const path = await fileOf("a.gz", damaged.subarray(0, -20));
    await expect(countOutfits(path)).rejects.toThrow(/is damaged/);
  });

  test("a missing file", async () => {
    await expect(countOutfits(join(await temporaryFolder(), "none"))).rejects.toThrow(/does not exist/);
  });

  test("a folder", async () => {
    const folder = join(await temporaryFolder(), "folder");
    await mkdir(folder);
    await expect(countOutfits(folder)).rejects.toThrow(/is not a file/);
  });
});
