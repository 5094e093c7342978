import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builtPrograms } from "#tests/setup/built-programs.ts";
import { copyEmptyShop } from "#tests/setup/new-shop.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const TIMEOUT_MS = scaled(90_000);

const run = builtPrograms();

/** Runs the program on a shop in `folder`. */
const catalogue = (folder: string, ...words: string[]) =>
  run("catalogue", words, { DATA_DIR: join(folder, "data") });

const LINE = JSON.stringify({
  category: "Party",
  section: "Women",
  items: [
    { sourceName: "Raat Rani", itemName: "Red sari", itemPrice: 999, itemLink: "https://shop.example/1" },
  ],
});

test.each([
  { words: [] },
  { words: ["import"] },
  { words: ["remove", "a.jsonl"] },
  { words: ["import", "a.jsonl", "b.jsonl"] },
])(
  "$words prints the usage",
  async ({ words }) => {
    const { out, errors, code } = await catalogue(await temporaryFolder(), ...words);
    expect(code).toBe(2);
    expect(errors).toMatch(/^Usage:\n.*import FILE.*\n.*export FILE/);
    expect(out).toBe("");
  },
  TIMEOUT_MS,
);

// covers: catalogue-01
test(
  "imports a file, reports rejected lines, and exports all outfits",
  async () => {
    const folder = await temporaryFolder();
    await copyEmptyShop(join(folder, "data"));
    const file = join(folder, "catalogue.jsonl");
    await writeFile(file, `${LINE}\n{"\u001b[2J\n${"{}\n".repeat(60)}`);
    const imported = await catalogue(folder, "import", file);
    expect(imported).toMatchObject({
      code: 0,
      out: expect.stringContaining("Added 1 outfit, changed 0; 0 already there, 61 refused."),
    });
    expect(imported.errors).toMatch(/^61 outfits could not be imported:\n {2}line 2: The line is not JSON/);
    expect(imported.errors).toContain("  line 3, category: Category is required\n");
    expect(imported.errors).toMatch(/\n {2}… and 131 more\n$/);
    expect(imported.errors).not.toContain("\u001b");

    const again = await catalogue(folder, "import", file);
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringContaining("Added 0 outfits, changed 0; 1 already there"),
    });

    const target = join(folder, "out.jsonl");
    const exported = await catalogue(folder, "export", target);
    expect(exported).toMatchObject({ code: 0, errors: "" });
    expect(exported.out).toContain(`Wrote 1 outfit to ${target} and their pictures to ${target}-images.`);
    expect(JSON.parse(await readFile(target, "utf8"))).toMatchObject(JSON.parse(LINE));
  },
  TIMEOUT_MS,
);

describe("exits with code 1 and one sentence", () => {
  const damaged = gzipSync(`${LINE}\n`.repeat(1_000)).subarray(0, 60);
  test.each([
    { what: "for a missing file", name: "none.jsonl", sentence: /none\.jsonl does not exist: [^\n]+\.\n$/ },
    { what: "for a folder", name: "folder", sentence: /folder is not a file: [^\n]+\.\n$/ },
    {
      what: "for half a gzip",
      name: "half.gz",
      sentence: /half\.gz: The packed file is damaged: [^\n]+\.\n$/,
    },
  ])(
    "$what",
    async ({ name, sentence }) => {
      const folder = await temporaryFolder();
      await mkdir(join(folder, "folder"));
      await writeFile(join(folder, "half.gz"), damaged);
      const { out, errors, code } = await catalogue(folder, "import", join(folder, name));
      expect(errors).toMatch(sentence);
      expect(errors.trimEnd().split("\n")).toHaveLength(1);
      expect({ out, code }).toEqual({ out: "", code: 1 });
    },
    TIMEOUT_MS,
  );

  test(
    "for a file without valid lines",
    async () => {
      const folder = await temporaryFolder();
      await copyEmptyShop(join(folder, "data"));
      await writeFile(join(folder, "bad.jsonl"), "bad\n");
      const { out, code } = await catalogue(folder, "import", join(folder, "bad.jsonl"));
      expect({ out, code }).toEqual({
        out: expect.stringContaining("Added 0 outfits, changed 0; 0 already there, 1 refused.\n"),
        code: 1,
      });
    },
    TIMEOUT_MS,
  );
});
