import { describe, expect, test } from "vitest";
import { ITEMS_MAX } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { LINK, mistakesOf, open, outfitsOf, read, SMALL_HEADER, smallRow } from "./testing/read-upload.ts";

const HEADINGS = "OUTFIT,Category,section,Item Name,source_name,item-price,Item Link,Description";

describe("a spreadsheet as people have it", () => {
  const pricesOf = async (content: string | Buffer, name?: string) =>
    (await outfitsOf(content, name)).map((outfit) =>
      outfit ? outfit.items.map(({ itemPrice }) => itemPrice) : outfit,
    );

  test.each([
    ["a heading with commas", '"Size (S, M, L)"', "M"],
    ["a heading with a line break", '"Size\n(S, M)"', "M"],
    ["a heading with semicolons", '"a;b;c;d;e;f;g;h;i;j"', "M"],
  ])("with %s reads the columns that are named", async (_, heading, cell) => {
    const file = `outfit,category,section,itemName,sourceName,itemLink,${heading},itemPrice,Stock,MRP\r\n1,Party,Women,Gown,Rani,${LINK},${cell},999,12,2499\r\n`;
    expect(await pricesOf(file)).toEqual([[999]]);
  });

  test.each([
    ["\r\n", "\n"],
    ["\n", "\r\n"],
    ["\r\n", "\r"],
    ["\r", "\n"],
  ])("has all its rows with %j after the headings and %j after the others", async (first, others) => {
    const rows = [1, 2, 3].map((name) => smallRow(name)).join(others);
    expect(await outfitsOf(`${SMALL_HEADER}${first}${rows}`)).toMatchObject(
      [1, 2, 3].map((name) => ({ description: `Text ${name}` })),
    );
  });

  test.each([
    ["filled", [smallRow(1, "Clutch", ""), smallRow(2), smallRow(1, "Sari", "")]],
    ["blank", ["1,,,Clutch,Rani,10,https://shop.example/1,", smallRow(2), smallRow(1, "Sari", "")]],
  ])("sorted by price, with %s cells, has the items of an outfit together", async (_, rows) => {
    const file = [SMALL_HEADER, ...rows, smallRow(3)].join("\n");
    const named = (await outfitsOf(file)).map((outfit) =>
      outfit ? outfit.items.map(({ itemName }) => itemName) : [],
    );
    expect(named).toEqual([["Item 2"], ["Clutch", "Sari"], ["Item 3"]]);
  });

  test("with two outfits of one number is refused there", async () => {
    const file = [
      SMALL_HEADER,
      smallRow(1),
      smallRow(2),
      smallRow(1, "Tee").replace("Women", "Men"),
      smallRow(3),
    ];
    expect(await read(file.join("\n"))).toMatchObject([
      { line: 3, outfit: {} },
      {
        line: 2,
        mistakes: [
          {
            ...{ line: 2, field: "outfit", found: "1" },
            reason: expect.stringContaining("occurs again in row 4 with another section"),
          },
        ],
      },
      { line: 5, outfit: {} },
    ]);
  });

  test("is refused where a formula has failed in a text that shoppers see", async () => {
    const header = "outfit,category,section,itemName,sourceName,itemPrice,itemLink,description,tags";
    const file = [header, `1,Party,Women,#N/A,#REF!,10,${LINK},#name?,silk|#DIV/0!`];
    const reason = IMPORT_MESSAGES.formulaFailed;
    expect(await mistakesOf(file.join("\n"))).toEqual([
      { line: 2, field: "description", reason, found: "#name?" },
      { line: 2, field: "tags", reason, found: "#DIV/0!" },
      { line: 2, field: "itemName", reason, found: "#N/A" },
      { line: 2, field: "sourceName", reason, found: "#REF!" },
    ]);
    const kept = [header, `1,Party,Women,Top #N/A,#1 Shop,10,${LINK},See #REF!,#num`];
    expect(await mistakesOf(kept.join("\n"))).toEqual([]);
  });

  test("has prices in the format of a currency", async () => {
    const prices = ['"₹1,299.00"', '"Rs. 1,299"', "1299.00 INR", "1299/-", '"1,29,900"', '"1.299,00"'];
    const rows = prices.map((price, at) => `${at},Party,Women,Sari,Rani,${price},${LINK},x`);
    expect(await pricesOf([SMALL_HEADER, ...rows].join("\r\n"))).toEqual(
      [1299, 1299, 1299, 1299, 129_900, 1299].map((price) => [price]),
    );
  });

  const withPrices = (prices: readonly string[]) => {
    const rows = prices.map((price, at) => `${at};Party;Women;Sari;Rani;${price};${LINK};x`);
    return [SMALL_HEADER.replaceAll(",", ";"), ...rows].join("\r\n");
  };

  test("has prices read by the habit that all of them agree on", async () => {
    const file = withPrices(["4.990", "1299,50", "1.299,00", "899", "12.500"]);
    expect(await pricesOf(file)).toEqual([4990, 1299.5, 1299, 899, 12_500].map((price) => [price]));
  });

  test.each([
    ["4.990", ["499", "1299"], IMPORT_MESSAGES.priceAmbiguous],
    ["4.990", ["1299.50"], IMPORT_MESSAGES.priceAmbiguous],
    ["1299,50", ["1299.50"], IMPORT_MESSAGES.priceAmbiguous],
    ["1299,50", ["1,299"], IMPORT_MESSAGES.priceAmbiguous],
    ["1,23,4", [], "Valid price is required"],
    ["1e3", [], "Valid price is required"],
  ])("has no price read from %j beside %j", async (price, others, reason) => {
    expect(await mistakesOf(withPrices([price, ...others]))).toEqual([
      { line: 2, field: "itemPrice", reason, found: price },
    ]);
  });

  test.each([
    ["a name", smallRow(2, '"Sari'), smallRow(4, '5" heels')],
    ["a description", smallRow(2, "Sari", '"Long'), smallRow(4, "Heels", 'of 5", red')],
  ])(
    "with a quotation mark before %s that one of another row closes is refused there",
    async (_, open, close) => {
      const file = [SMALL_HEADER, smallRow(1), open, smallRow(3), close, smallRow(5)].join("\r\n");
      expect(await read(file)).toMatchObject([
        { line: 2, outfit: {} },
        { line: 3, mistakes: [{ reason: expect.stringContaining("takes in the rows below") }] },
        { outfit: { description: "Text 5" } },
      ]);
    },
  );

  test("with a quotation mark that takes in a row is refused also where rows have an id and no link", async () => {
    const id = (last: number) => `0b0a6f3c-52a5-4f0c-9d4e-6f1f5f3f7a0${last}`;
    const file = [
      ...["id,description", `${id(1)},Red`, `${id(2)},"Long`, `${id(3)},Blue`],
      ...[`${id(4)},of 5", green`, `${id(5)},Pink`],
    ];
    expect(await read(file.join("\n"))).toMatchObject([
      { line: 2, patch: { description: "Red" } },
      { line: 3, mistakes: [{ line: 3, reason: expect.stringContaining("takes in the rows below") }] },
      { patch: { description: "Pink" } },
    ]);
  });

  test("with a text over several lines keeps it, whatever its lines begin with", async () => {
    const text = `Wear it with\nhttps://shop.example/2\n0b0a6f3c-52a5-4f0c-9d4e-6f1f5f3f7a02`;
    const file = [`${SMALL_HEADER}`, smallRow(1, "Sari", `"${text}"`)].join("\n");
    expect(await outfitsOf(file)).toMatchObject([{ description: text }]);
  });

  test("with a name over several lines is refused", async () => {
    const file = [SMALL_HEADER, smallRow(1, '"Red\nsari"'), smallRow(2)].join("\n");
    expect(await read(file)).toMatchObject([
      {
        mistakes: [
          { line: 2, field: "itemName", reason: "Please write the name in one line", found: "Red sari" },
        ],
      },
      { outfit: {} },
    ]);
  });

  test.each([
    [",", "a comma"],
    [";", "a semicolon"],
    ["\t", "a tab"],
  ])("with %j for a separator names it where a row has too many cells", async (separator, name) => {
    const file = [SMALL_HEADER, `${smallRow(1)},red`, `${smallRow(2)}, ,`]
      .join("\n")
      .replaceAll(",", separator);
    expect(await read(file)).toMatchObject([
      { line: 2, mistakes: [{ reason: expect.stringContaining(`a text with ${name} must stand in`) }] },
      { line: 3, outfit: {} },
    ]);
  });

  test("with rows of blanks, with or without spaces, is read as if they were not there", async () => {
    const file = [SMALL_HEADER, " ,, ,,,,,", smallRow(1), ",,,,,,,", smallRow(2), "  , "].join("\n");
    expect(await read(file)).toMatchObject([
      { line: 3, outfit: { description: "Text 1" } },
      { line: 5, outfit: { description: "Text 2" } },
    ]);
  });

  test("with more rows of one outfit than it may have items is refused once, at the first", async () => {
    const file = [SMALL_HEADER, ...Array.from({ length: ITEMS_MAX + 1 }, () => smallRow(1)), smallRow(2)];
    expect(await read(file.join("\n"))).toMatchObject([
      { mistakes: [{ line: 2, field: "outfit", reason: OUTFIT_FORM_MESSAGES.tooManyItems }] },
      { outfit: { description: "Text 2" } },
    ]);
  });

  test("with a comma outside quotation marks is refused, not shifted", async () => {
    const file = [SMALL_HEADER, smallRow(1, "Sari", "red, long"), `${smallRow(2)},,`].join("\n");
    expect(await read(file)).toMatchObject([
      { line: 2, mistakes: [{ reason: expect.stringContaining("more cells than there are headings") }] },
      { line: 3, outfit: {} },
    ]);
  });

  test.each([
    ["tabs", [SMALL_HEADER, smallRow(1)].join("\r\n").replaceAll(",", "\t"), "a.csv"],
    ["tabs, called .tsv", [SMALL_HEADER, smallRow(1)].join("\n").replaceAll(",", "\t"), "a.tsv"],
    [
      "tabs and an empty first heading",
      `\t${[SMALL_HEADER, smallRow(1)].join("\n\t").replaceAll(",", "\t")}`,
      "a",
    ],
    ["the line that names commas", ["sep=,", SMALL_HEADER, smallRow(1)].join("\r\n"), "a.csv"],
    [
      "the line that names semicolons",
      ["sep=;", SMALL_HEADER, smallRow(1)].join("\r\n").replaceAll(",", ";"),
      "a.csv",
    ],
  ])("is read with %s", async (_, file, name) => {
    expect(await outfitsOf(file, name)).toMatchObject([
      { description: "Text 1", items: [{ itemPrice: 10 }] },
    ]);
  });

  test.each([
    ["UTF-16 with its mark", "\ufeff", "utf16le"],
    ["UTF-16 without its mark", "", "utf16le"],
    ["UTF-16 in the other order", "\ufeff", "swapped"],
    ["UTF-16 in the other order without its mark", "", "swapped"],
  ])("is read in %s", async (_, mark, order) => {
    const text = [SMALL_HEADER, smallRow(1, "साड़ी 👗", "")].join("\r\n").replaceAll(",", "\t");
    const bytes = Buffer.from(mark + text, "utf16le");
    expect(await outfitsOf(order === "swapped" ? bytes.swap16() : bytes, "a.txt")).toMatchObject([
      { items: [{ itemName: "साड़ी 👗" }] },
    ]);
  });

  test.each([
    ["a title above the headings", ["Autumn 2026,,,", "", SMALL_HEADER, smallRow(1)], 4],
    ["headings as people write them", [HEADINGS, smallRow(1)], 2],
  ])("is read with %s", async (_, rows, line) => {
    expect(await read(rows.join("\n"))).toMatchObject([{ line, outfit: { description: "Text 1" } }]);
  });

  test("has the shop's words in any case", async () => {
    const file = `${SMALL_HEADER},type,isActive,role,match\n1,prom AND graduation,WOMEN,Sari,Rani,9,${LINK},x,PROMOTED,False,Whole,SIMILAR`;
    expect(await outfitsOf(file)).toMatchObject([
      {
        ...{ category: "Prom and Graduation", section: "Women", type: "Promoted", isActive: false },
        items: [{ role: "whole", match: "similar" }],
      },
    ]);
  });

  test("has all mistakes of an outfit named, each in its row", async () => {
    const file = [SMALL_HEADER, `1,Nope,Women,Sari,Rani,x,${LINK},x`, "1,,,,Rani,9,none,"].join("\n");
    expect(await mistakesOf(file)).toMatchObject([
      { line: 2, field: "category", found: "Nope" },
      { line: 2, field: "itemPrice", found: "x" },
      { line: 3, field: "itemName" },
      { line: 3, field: "itemLink", found: "none" },
    ]);
  });

  test("with question marks for letters has a warning there", async () => {
    const file = [SMALL_HEADER, smallRow(1, "???? ????"), smallRow(2, "Who wears this?")].join("\n");
    expect(await read(file)).toMatchObject([
      { warnings: [{ line: 2, field: "itemName", reason: IMPORT_MESSAGES.lostLetters, found: "???? ????" }] },
      { warnings: [] },
    ]);
  });

  test("names the columns that are missing, and no other", async () => {
    await expect(open("Category,Section,Product\nParty,Women,x", "a.csv")).rejects.toThrow(
      /missing: outfit, itemName, sourceName, itemPrice, itemLink$/,
    );
  });
});
