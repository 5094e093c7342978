import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE_COLUMNS } from "#contract/catalogue/catalogue-columns.ts";
import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { CATEGORIES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { csvHeader, csvRows } from "#server/modules/catalogue/export/csv-writer.ts";
import { type Cell, edited, workbookOf, zipOf } from "#tests/setup/packed-files.ts";
import { catalogueLine, jsonLines } from "./testing/catalogue-lines.ts";
import { LINK, mistakesOf, outfitsOf, read, SMALL_HEADER, smallRow } from "./testing/read-upload.ts";

const SMALL_CSV = [SMALL_HEADER, smallRow(1)].join("\n");
const SMALL_TABLE: Cell[][] = [
  SMALL_HEADER.split(","),
  [1, "Party", "Women", "Item 1", "Rani", 10, "https://shop.example/1", "Text 1"],
];
const SMALL_OUTFIT = {
  ...{ category: "Party", section: "Women", description: "Text 1" },
  items: [{ itemName: "Item 1", sourceName: "Rani", itemPrice: 10, itemLink: "https://shop.example/1" }],
};

describe("any outfits read back the same", () => {
  const word = fc
    .stringMatching(/^[a-zA-Z0-9 ,;|\\"'=+@&<>_x-]{0,20}[a-zA-Zñसा]$/)
    .map((text) => text.trim());
  const item = fc.record({
    itemName: word,
    sourceName: word,
    itemPrice: fc.integer({ min: 1, max: 999_999_999 }).map((paise) => paise / 100),
    itemLink: fc.webUrl({ validSchemes: ["https"], withQueryParameters: true }),
    role: fc.constantFrom("top", "bag"),
    match: fc.constantFrom("exact", "similar"),
    spot: fc.option(fc.record({ x: fc.constantFrom(0, 0.25, 1), y: fc.constantFrom(0.125, 0.5) }), {
      nil: undefined,
    }),
  });
  const outfit = fc.record({
    category: fc.constantFrom(...CATEGORIES),
    section: fc.constantFrom(...SECTIONS),
    type: fc.constantFrom("Normal", "Promoted"),
    rateLook: fc.constantFrom(0, 3.5, 5),
    tags: fc.array(word, { maxLength: 4 }),
    description: fc.stringMatching(/^[a-zA-Z0-9 \n,;|\\"'=+@&<>]{0,40}[a-z]$/).map((text) => text.trim()),
    isActive: fc.boolean(),
    items: fc.array(item, { minLength: 1, maxLength: 3 }),
  });

  test.each([
    "JSON Lines",
    "a JSON list",
    "CSV",
    "CSV with semicolons",
    "TSV",
    "UTF-16",
    "XLSX",
    "XLSX of another program",
  ])("in %s, plain, in gzip and in a ZIP", async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(outfit, { minLength: 1, maxLength: 4 }), async (outfits) => {
        const [name, content] = await written(format, outfits as never);
        const expected = JSON.parse(JSON.stringify(outfits));
        expect(await outfitsOf(content, name)).toEqual(expected);
        expect(await outfitsOf(await zipOf({ [`shop/${name}`]: content }), "a.zip")).toEqual(expected);
        if (!name.endsWith("xlsx"))
          expect(await outfitsOf(gzipSync(content), `${name}.gz`)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  async function written(
    format: string,
    outfits: Parameters<typeof csvRows>[0][],
  ): Promise<[string, string | Buffer]> {
    const csv = csvHeader() + outfits.map((one, index) => csvRows(one, index + 1)).join("");
    const cells = outfits.flatMap((one, index) => tableOf(one, index + 1));
    const table = (delimiter: string) =>
      stringify([[...CATALOGUE_COLUMNS], ...cells], {
        delimiter,
        quoted_string: true,
        record_delimiter: "unix",
      });
    switch (format) {
      case "JSON Lines":
        return ["a.jsonl", jsonLines(outfits)];
      case "a JSON list":
        return ["a.json", JSON.stringify(outfits, null, 2)];
      case "CSV":
        return ["a.csv", csv];
      case "CSV with semicolons":
        return ["a.csv", table(";")];
      case "TSV":
        return ["a.tsv", table("\t")];
      case "UTF-16":
        return ["a.txt", Buffer.from(csv, "utf16le")];
      default: {
        const options = format === "XLSX" ? {} : { isShared: false, prefix: "x" };
        return ["a.xlsx", await workbookOf([[[...CATALOGUE_COLUMNS], ...cells]], options)];
      }
    }
  }

  /** The cells that an export writes for an outfit. */
  function tableOf(one: Parameters<typeof csvRows>[0], number: number): string[][] {
    return parse(csvRows(one, number));
  }
});

describe("XLSX", () => {
  test("is read from the sheet that fits, with a title above", async () => {
    const file = await workbookOf([
      [["Notes", "", ""], ["x"]],
      [["Autumn 2026"], [], ...SMALL_TABLE],
      [["a", "b"]],
    ]);
    expect(await read(file, "a.xlsx")).toMatchObject([{ line: 4, outfit: SMALL_OUTFIT }]);
  });

  test("warns of the other sheets with outfits, with the first outfit that can be read", async () => {
    const [headings = [], row = []] = SMALL_TABLE;
    const file = await workbookOf([
      [["Notes", "", ""], ["outfit"]],
      [headings, row.with(headings.indexOf("category"), "Space"), row.with(0, "2"), row.with(0, "3")],
      [["category", "section", "itemName", "sourceName", "itemPrice"], ["Party"]],
      [headings],
      [["Men"], headings, row],
    ]);
    const warning = (name: string) => ({ line: 1, reason: IMPORT_MESSAGES.sheetUnread({ name }) });
    expect(await read(file, "a.xlsx")).toMatchObject([
      { line: 2, mistakes: [{ field: "category" }] },
      { line: 3, warnings: [warning("S2"), warning("S4")] },
      { line: 4, warnings: [] },
    ]);
  });

  test("has prices as a spreadsheet stores them, and truths", async () => {
    const row = (price: Cell): Cell[] => [price, "Party", "Women", "Sari", "Rani", price, LINK, "", false];
    const table = [
      [...SMALL_HEADER.split(","), "isActive"],
      row(1299.0999999999999),
      row("₹1,299.00"),
      row(0.1),
    ];
    expect(await outfitsOf(await workbookOf([table]))).toMatchObject(
      [1299.1, 1299, 0.1].map((itemPrice) => ({ isActive: false, items: [{ itemPrice }] })),
    );
  });

  test("has the last value of a formula, and opens nothing", async () => {
    const [header = [], row = []] = SMALL_TABLE;
    const file = await workbookOf([[header, row.map((cell) => (cell === 10 ? 4321 : cell))]]);
    const sheet = "xl/worksheets/sheet0.xml";
    const formula = await edited(file, sheet, (xml) =>
      xml.replace("<v>4321</v>", "<f>WEBSERVICE(&quot;https://shop.example&quot;)</f><v>4321</v>"),
    );
    expect(await outfitsOf(formula)).toMatchObject([{ items: [{ itemPrice: 4321 }] }]);
    const error = await edited(file, sheet, (xml) =>
      xml.replace(/<c r="F2"><v>4321/, '<c r="F2" t="e"><v>#N/A'),
    );
    expect(await mistakesOf(error)).toMatchObject([{ line: 2, field: "itemPrice", found: "#N/A" }]);
  });

  test("refuses a row with a formula that no program has evaluated, not one whose value is blank", async () => {
    const [header = [], row = []] = SMALL_TABLE;
    const file = await workbookOf([[header, row.map((cell) => (cell === 10 ? 4321 : cell))]]);
    const withCell = (cell: string) =>
      edited(file, "xl/worksheets/sheet0.xml", (xml) =>
        xml.replace(/<c r="H2"[^>]*>.*?<\/c>/, `<c r="H2"${cell}</c>`),
      );
    const reason = IMPORT_MESSAGES.formulaWithoutValue({ column: "description" });
    for (const cell of ["><f>A1</f>", "><f>A1</f><v></v>", '><f t="shared" si="0"/><v/>']) {
      expect(await mistakesOf(await withCell(cell)), cell).toEqual([{ line: 2, reason }]);
    }
    expect(await outfitsOf(await withCell(' t="str"><f>A1</f><v></v>'))).toMatchObject([{ description: "" }]);
  });

  test.each([
    ["no catalogue", [[["a", "b", "c"]]], /missing: outfit/],
    ["no rows", [[]], /no outfits/],
  ])("with %s is refused", async (_, sheets, message) => {
    await expect(read(await workbookOf(sheets))).rejects.toThrow(message);
  });

  test("with more than 100,000 rows is read up to there", async () => {
    const file = await edited(await workbookOf([SMALL_TABLE]), "xl/worksheets/sheet0.xml", (xml) =>
      xml.replace("</sheetData>", '<row r="2000000"><c r="A2000000"><v>2</v></c></row></sheetData>'),
    );
    expect(await mistakesOf(file)).toMatchObject([{ line: 2 }, { line: 2_000_000 }]);
  });
});

describe("a JSON list", () => {
  test("has its mistakes at the lines where its outfits begin", async () => {
    const list = JSON.stringify([catalogueLine("One"), { category: "Nope" }, catalogueLine("Two")], null, 1);
    const line = list.slice(0, list.indexOf('"Nope"')).split("\n").length - 1;
    expect(await read(list)).toMatchObject([
      { line: 2, outfit: { description: "One" } },
      { line, mistakes: [{ field: "category", found: "Nope" }, { field: "section" }, { field: "items" }] },
      { outfit: { description: "Two" } },
    ]);
  });

  test("that is cut off is read up to there", async () => {
    const list = JSON.stringify([catalogueLine("One"), catalogueLine("Two")]);
    expect(await read(list.slice(0, -9))).toMatchObject([
      { outfit: { description: "One" } },
      { mistakes: [{ reason: expect.stringContaining("not JSON") }] },
      { mistakes: [{ reason: expect.stringContaining("not closed") }] },
    ]);
  });

  test("has null for what is absent, prices as texts and words in any case", async () => {
    const [item] = catalogueLine("").items as object[];
    const outfit = catalogueLine("One", {
      ...{ category: "party", section: "WOMEN", type: null, tags: null, rateLook: null, image: null },
      items: [{ ...item, itemPrice: "₹1,299.00", role: null, spot: null }],
    });
    expect(await outfitsOf(JSON.stringify([outfit]))).toMatchObject([
      { category: "Party", section: "Women", type: "Normal", tags: [], items: [{ itemPrice: 1299 }] },
    ]);
  });
});

describe("a ZIP", () => {
  test("may have pictures and what a Mac adds", async () => {
    const file = await zipOf({
      ...{ "shop/outfits.csv": SMALL_CSV, "shop/1.jpg": "picture", "shop/.hidden.csv": "x" },
      ...{ "__MACOSX/shop/._outfits.csv": "x" },
    });
    expect(await outfitsOf(file)).toMatchObject([SMALL_OUTFIT]);
  });

  test.each([
    ["no catalogue", { "1.jpg": "picture" }, /no catalogue file/],
    ["two catalogues", { "a.csv": SMALL_CSV, "b.jsonl": "{}" }, /leave one of a.csv, b.jsonl/],
    ["a bomb", { "a.csv": Buffer.alloc(CATALOGUE_FILE_MAX_BYTES + 1, " ") }, /too large/],
    ["a text that is no catalogue", { "a.txt": "Dear shop" }, /choose a catalogue/],
  ])("with %s is refused", async (_, files, message) => {
    await expect(read(await zipOf(files))).rejects.toThrow(message);
  });

  test("with a name that leads out of it, or an end that is missing, is refused", async () => {
    const file = await zipOf({ "aa/b.csv": SMALL_CSV });
    const outside = Buffer.from(file.toString("latin1").replaceAll("aa/b.csv", "../b.csv"), "latin1");
    await expect(read(outside)).rejects.toThrow(/leads out of it/);
    await expect(read(file.subarray(0, -10))).rejects.toThrow(/damaged/);
  });
});
