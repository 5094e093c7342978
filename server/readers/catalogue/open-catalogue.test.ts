import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CATALOGUE_TEMPLATE } from "#contract/catalogue/catalogue-columns.ts";
import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS, IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { catalogueLine, jsonLines } from "./testing/catalogue-lines.ts";
import { LINK, mistakesOf, open, outfitsOf, read, SMALL_HEADER, smallRow } from "./testing/read-upload.ts";

const HEADER =
  "outfit,category,section,type,rateLook,tags,description,isActive,itemName,sourceName,itemPrice,itemLink";

describe("a spreadsheet", () => {
  const rows = [
    `1,Party,Women,Promoted,4.5,silk|red,"Red, and ""more""
over two lines",false,Sari,Raat Rani,"1,299.50",${LINK}`,
    `1,,,,,,,,Clutch,Neel & Co,499,${LINK}`,
    "",
    `2,Casual,Men,,,,,,Shirt,Neel & Co,899,${LINK}`,
  ];
  const outfits = [
    {
      ...{ category: "Party", section: "Women", type: "Promoted", rateLook: 4.5, tags: ["silk", "red"] },
      ...{ description: 'Red, and "more"\nover two lines', isActive: false },
      items: [
        { itemName: "Sari", sourceName: "Raat Rani", itemPrice: 1299.5, itemLink: LINK },
        { itemName: "Clutch", sourceName: "Neel & Co", itemPrice: 499, itemLink: LINK },
      ],
    },
    {
      ...{ category: "Casual", section: "Men", type: "Normal", rateLook: 0, tags: [], description: "" },
      ...{ isActive: true },
      items: [{ itemName: "Shirt", sourceName: "Neel & Co", itemPrice: 899, itemLink: LINK }],
    },
  ];
  const content = [HEADER, ...rows].join("\n");

  test.each([
    { what: "as it comes", file: content },
    { what: "with CRLF and a byte order mark", file: `\ufeff${content.replaceAll("\n", "\r\n")}\r\n` },
    { what: "in gzip", file: gzipSync(content) },
    { what: "after blank lines", file: `\n \n${content}` },
    {
      what: "with other headings",
      file: content.replace(HEADER, `${HEADER.toUpperCase().replace("TAGS", '" Tags "')},colour`),
    },
  ])("is read $what", async ({ file }) => {
    expect(await outfitsOf(file)).toEqual([
      { ...outfits[0], description: expect.stringMatching(/^Red, and "more"\r?\nover two lines$/) },
      outfits[1],
    ]);
  });

  test("may say role, match and spot of its items", async () => {
    const file = [
      `${HEADER},role,match,spotX,spotY`,
      `1,Party,Women,,,,,,Sari,Raat Rani,999,${LINK},layer,similar,0.25,1`,
      `1,,,,,,,,Clutch,Neel & Co,499,${LINK},,,,`,
    ].join("\n");
    const [outfit] = await outfitsOf(file);
    expect(outfit).toHaveProperty("items", [
      expect.objectContaining({ role: "layer", match: "similar", spot: { x: 0.25, y: 1 } }),
      { itemName: "Clutch", sourceName: "Neel & Co", itemPrice: 499, itemLink: LINK },
    ]);
  });

  test.each([
    ["hero,,,", "role", "Role must be one of"],
    [",nearly,,", "match", "Match must be exact or similar"],
    [",,0.5,", "spotY", "between 0 and 1"],
    [",,,0.5", "spotX", "between 0 and 1"],
    [",,1.5,0.5", "spotX", "between 0 and 1"],
    [",,0.5,-1", "spotY", "between 0 and 1"],
    [",,left,0.5", "spotX", "between 0 and 1"],
    [",,NaN,0.5", "spotX", "between 0 and 1"],
  ])("is refused with %j as role, match and spot, by its row and column", async (cells, field, reason) => {
    const file = [
      `${HEADER},role,match,spotX,spotY`,
      `1,Party,Women,,,,,,Sari,Raat Rani,999,${LINK},,,,`,
      `1,,,,,,,,Clutch,Neel & Co,499,${LINK},${cells}`,
    ].join("\n");
    expect(await mistakesOf(file)).toMatchObject([
      { line: 3, field, reason: expect.stringContaining(reason) },
    ]);
  });

  test("is read with semicolons and with columns in any order", async () => {
    const file = `itemLink;itemPrice;itemName;sourceName;section;category;outfit\n${LINK};899;Shirt;Neel & Co;Men;Casual;2`;
    expect(await outfitsOf(file)).toEqual([outfits[1]]);
  });

  test("can start with the template", async () => {
    expect(await outfitsOf(CATALOGUE_TEMPLATE)).toMatchObject([
      { category: "Party", tags: ["silk", "evening"], items: [{ itemPrice: 4999 }, { itemPrice: 1299.5 }] },
      { category: "Formal", section: "Men", items: [{ itemName: "White linen shirt" }] },
    ]);
  });

  test("can start with the workbook of the same template", async () => {
    const workbook = readFileSync("app/dashboard/import/outfits-template.xlsx");
    expect(await outfitsOf(workbook)).toEqual(await outfitsOf(CATALOGUE_TEMPLATE));
  });

  test("with merged cells identifies an outfit in its first row only", async () => {
    expect(await outfitsOf(content.replace("\n1,,,", "\n,,,"))).toMatchObject([
      { items: [{ itemName: "Sari" }, { itemName: "Clutch" }] },
      {},
    ]);
  });

  test("has its mistakes reported by row and column", async () => {
    const good = `Neel & Co,899,${LINK}`;
    const file = [
      HEADER,
      `1,Nope,Men,,,,,,Shirt,${good}`,
      `2,Casual,Men,,,,,,Shirt,${good}`,
      `2,,,,,,,,Belt,Neel & Co,abc,${LINK}`,
      `3,Casual,Men,,9,,,,Shirt,${good}`,
      `4,Casual,Men,,,,,perhaps,Shirt,${good}`,
      `5,Casual,Men,,,,,,Shirt,Neel & Co,899,javascript:alert(1)`,
      `6,Casual,Men,Normal,,,,,Shirt,${good}`,
      `6,,,Sponsored,,,,,Belt,${good}`,
      `,Casual,Men,,,,,,Shirt,${good}`,
      "7,Casual",
      `8,Casual,Men,,,,,,Shirt,${good}`,
      ...Array.from({ length: 30 }, (_, index) => `8,,,,,,,,Belt ${index},${good}`),
    ].join("\n");
    expect(await mistakesOf(file)).toEqual([
      { line: 2, field: "category", reason: "Category must be one of the shop's categories", found: "Nope" },
      { line: 4, field: "itemPrice", reason: "Valid price is required", found: "abc" },
      { line: 5, field: "rateLook", reason: "Rating must be between 0 and 5", found: "9" },
      { line: 6, field: "isActive", reason: "Please say true or false", found: "perhaps" },
      { line: 7, field: "itemLink", reason: "Please enter a valid URL", found: "javascript:alert(1)" },
      { line: 9, field: "type", reason: expect.stringContaining("leave it blank"), found: "Sponsored" },
      { line: 10, field: "outfit", reason: expect.stringContaining("number the outfits") },
      { line: 11, field: "section", reason: "Section is required" },
      { line: 11, field: "sourceName", reason: "Source name is required" },
      { line: 11, field: "itemName", reason: "Item name is required" },
      { line: 11, field: "itemPrice", reason: "Valid price is required" },
      { line: 11, field: "itemLink", reason: "Item link is required" },
      { line: 12, field: "outfit", reason: "An outfit has at most 30 items" },
    ]);
  });

  test("with an unclosed quotation mark is read up to there", async () => {
    const file = `${content}\n3,Casual,Men,,,,"never closed\n4,Casual,Men,,,,,,Shirt,Neel & Co,899,${LINK}\n`;
    expect((await read(file))[0]).toMatchObject({ line: 2, outfit: {} });
    expect(await mistakesOf(file)).toEqual([
      { line: 5, reason: "Row 6 cannot be read and may belong to this outfit" },
      { line: 6, reason: expect.stringContaining("never closed") },
    ]);
  });

  test("with a row without end is read up to there", async () => {
    const file = `${content}\n"${"x".repeat(3_000_000)}`;
    expect((await read(file))[0]).toMatchObject({ line: 2, outfit: {} });
    expect(await mistakesOf(file)).toMatchObject([
      { line: 5 },
      { line: 6, reason: expect.stringContaining("1 MiB") },
    ]);
  });
});

describe("a file that does not end well", () => {
  test("is read up to 1,000 mistakes in a row", async () => {
    const bad = Array.from({ length: 5_000 }, () => "{}");
    const entries = await read([JSON.stringify(catalogueLine("One")), ...bad].join("\n"));
    expect(entries).toHaveLength(1_002);
    expect(entries[0]).toMatchObject({ outfit: {} });
    expect(entries.at(-1)).toEqual({
      line: 1_002,
      mistakes: [{ line: 1_002, reason: IMPORT_MESSAGES.tooManyRefused }],
    });
  });

  test("is read with more mistakes that are not in a row", async () => {
    const line = JSON.stringify(catalogueLine("One"));
    const lines = Array.from({ length: 3_000 }, (_, at) => (at % 100 ? "{}" : line));
    expect(await read(lines.join("\n"))).toHaveLength(3_000);
  });

  test.each([
    ["lines", () => `${JSON.stringify(catalogueLine("One"))}${"\n".repeat(200_000)}`],
    ["rows", () => `${SMALL_HEADER}\n${smallRow(1)}${"\n".repeat(99_999)}${smallRow(1)}\n${smallRow(1)}`],
  ])("is read up to 100,000 %s", async (_, content) => {
    const mistakes = await mistakesOf(content());
    expect(mistakes.at(-1)).toEqual({ line: 100_001, reason: IMPORT_MESSAGES.tooManyLines });
  });

  test.each([
    ["items", Array.from({ length: 100_000 }, () => ({})), "An outfit has at most 30 items"],
    ["tags", Array.from({ length: 100_000 }, () => 0), "An outfit has at most 20 tags"],
  ])("may have 100,000 %s in one line", async (field, list, reason) => {
    expect(await mistakesOf(JSON.stringify(catalogueLine("One", { [field]: list })))).toEqual([
      { line: 1, field, reason },
    ]);
  });
});

describe("JSON Lines", () => {
  test.each(["outfits.jsonl", "outfits.csv", "../../etc/passwd", ""])(
    "are known, called %j",
    async (name) => {
      expect(await outfitsOf(jsonLines([catalogueLine("One")]), name)).toMatchObject([
        { description: "One" },
      ]);
    },
  );

  test("are recognized by file name if the first line is invalid", async () => {
    const entries = await read(`oops\n${JSON.stringify(catalogueLine("One"))}`, "outfits.jsonl");
    expect(entries).toMatchObject([
      { line: 1, mistakes: [{ reason: expect.stringContaining("not JSON") }] },
      { outfit: {} },
    ]);
  });

  test("have mistakes that can be stored, whatever they contain", async () => {
    const lines = [
      `\0${"x".repeat(20)}`,
      JSON.stringify(catalogueLine("One", { category: `\0${"x".repeat(58)}😀` })),
      JSON.stringify(catalogueLine("One", { category: "\ud800" })),
    ];
    const [, ...entries] = await read(
      [JSON.stringify(catalogueLine("x".repeat(20_000))), ...lines].join("\n"),
    );
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toMatch(/\\u(0000|d[89a-f])/);
  });

  test("may be deeply nested or contain names such as __proto__", async () => {
    const deep = `{"items":${"[".repeat(200_000)}`;
    const odd = JSON.stringify(catalogueLine("One")).replace("{", '{"__proto__":{"isActive":false},');
    const [first, second] = await read(`${deep}\n${odd}`);
    expect(first).toMatchObject({ mistakes: [{ line: 1, reason: expect.stringContaining("not JSON") }] });
    expect(second).toMatchObject({ outfit: { description: "One", isActive: true } });
  });

  test("of one overlong line count as one mistake", async () => {
    expect(await mistakesOf(`{"description":"${"x".repeat(15_000_000)}"}`)).toEqual([
      { line: 1, reason: "The line is longer than 1 MiB" },
    ]);
  });
});

describe("the whole file is refused", () => {
  const bomb = gzipSync(Buffer.alloc(CATALOGUE_FILE_MAX_BYTES + 1, "{"));
  const latin1 = Buffer.from(`${HEADER}\n1,Party,Women,,,,Élan,,Sari,Neel,1,${LINK}`, "latin1");
  test.each([
    { what: "an empty file", content: "", status: 400, message: /no outfits/ },
    { what: "blanks alone", content: "\ufeff \n\r\n ", status: 400, message: /no outfits/ },
    { what: "half a gzip", content: bomb.subarray(0, 100), status: 400, message: /damaged/ },
    { what: "a packed bomb", content: bomb, status: 413, message: /too large/ },
    { what: "binary garbage", content: Buffer.alloc(9_000, "\0\xff\x01"), status: 415, message: /choose/ },
    { what: "a zero", content: "\0", name: "a.csv", status: 415, message: /choose/ },
    { what: "a text", content: "Dear shop,\nhello", status: 415, message: /choose/ },
    { what: "another spreadsheet", content: "a;b;c\n1;2;3", status: 415, message: /choose/ },
    { what: "another encoding", content: latin1, status: 400, message: /CSV UTF-8/ },
    {
      what: "a spreadsheet without its columns",
      content: "outfit,category,section\n1,Party,Men",
      status: 400,
      message: /these are missing: itemName, sourceName, itemPrice, itemLink$/,
    },
    {
      what: "a spreadsheet without headings",
      content: "1,Party,Men",
      name: "a.csv",
      status: 400,
      message: /missing: outfit,/,
    },
  ])("$what", async ({ content, name = "outfits", status, message }) => {
    await expect(read(content, name)).rejects.toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
  });

  test("a picture", async () => {
    const bytes = await colourful(30, 40).png().toBuffer();
    await expect(open(bytes, "a.csv")).rejects.toMatchObject({ status: 415 });
  });
});

describe("a file of products", () => {
  test.each([
    ["products_export.csv", "Handle,Title,Variant Price\nkurta,Kurta,999.00"],
    ["wc-product-export.csv", "ID,Type,SKU,Name,Regular price\n1,simple,,Kurta,999"],
    [
      "feed.tsv",
      "id\ttitle\tlink\tprice\timage link\tavailability\n1\tKurta\thttps://a.example\t9\t\tin_stock",
    ],
    ["feed.xml", "<?xml version='1.0'?><rss><channel></channel></rss>"],
  ])("is said to belong elsewhere: %s", async (name, content) => {
    await expect(open(content, name)).rejects.toThrow(IMPORT_ERRORS.productsInstead.text);
  });
});
