import { describe, expect, test } from "vitest";
import { LINK, outfitsOf, read, SMALL_HEADER, smallRow } from "./testing/read-upload.ts";
import { openUpload } from "./uploaded-catalogue.ts";

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

  test("sorted by price, with the rows of an outfit apart, is refused outfit by outfit", async () => {
    const file = [SMALL_HEADER, smallRow(1, "Clutch"), smallRow(2), smallRow(1, "Sari"), smallRow(3)].join(
      "\n",
    );
    const apart = {
      field: "outfit",
      reason: "This outfit occurs again in row 4: please keep its rows together",
      found: "1",
    };
    expect(await read(file)).toMatchObject([
      { line: 2, ...apart },
      { line: 3, outfit: {} },
      { line: 4, ...apart },
      { line: 5, outfit: {} },
    ]);
  });

  test("has prices in the format of a currency", async () => {
    const prices = ['"₹1,299.00"', '"Rs. 1,299"', "1299.00 INR", "1299/-", '"1,29,900"', '"1.299,00"'];
    const rows = prices.map((price, at) => `${at},Party,Women,Sari,Rani,${price},${LINK},x`);
    expect(await pricesOf([SMALL_HEADER, ...rows].join("\r\n"))).toEqual(
      [1299, 1299, 1299, 1299, 129_900, 1299].map((price) => [price]),
    );
  });

  test.each(["1299,50", "4.990", "1,23,4", "1e3"])("has no price read from %j", async (price) => {
    const file = `${SMALL_HEADER.replaceAll(",", ";")}\n1;Party;Women;Sari;Rani;${price};${LINK};x`;
    expect(await read(file)).toEqual([
      { line: 2, field: "itemPrice", reason: "Valid price is required", found: price },
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
        { line: 3, reason: expect.stringContaining("takes in the rows below") },
        { outfit: { description: "Text 5" } },
      ]);
    },
  );

  test("with a name over several lines is refused", async () => {
    const file = [SMALL_HEADER, smallRow(1, '"Red\nsari"'), smallRow(2)].join("\n");
    expect(await read(file)).toMatchObject([
      { line: 2, field: "itemName", reason: "Please write the name in one line", found: "Red sari" },
      { outfit: {} },
    ]);
  });

  test("with a comma outside quotation marks is refused, not shifted", async () => {
    const file = [SMALL_HEADER, smallRow(1, "Sari", "red, long"), `${smallRow(2)},,`].join("\n");
    expect(await read(file)).toMatchObject([
      { line: 2, reason: expect.stringContaining("more cells than there are headings") },
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

  test("names the columns that are missing, and no other", async () => {
    await expect(
      openUpload({ name: "a.csv", bytes: Buffer.from("Category,Section,Product\nParty,Women,x") }),
    ).rejects.toThrow(/missing: outfit, itemName, sourceName, itemPrice, itemLink$/);
  });
});
