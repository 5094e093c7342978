import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PIECE_ERRORS, PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import { workbookOf } from "#tests/setup/packed-files.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const { send, preview, importFile, pieces, facts } = productCalls(testShop());

const GOOGLE_XML = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Neel</title><link>https://shop.example</link>
<item><g:id>1</g:id><g:title>Red &amp; gold saree</g:title><g:description><![CDATA[<b>Silk</b>]]></g:description>
  <g:link>https://shop.example/p/1?utm_source=feed</g:link><g:image_link>https://shop.example/1.jpg</g:image_link>
  <g:price>4999.00 INR</g:price><g:sale_price>3999.00 INR</g:sale_price><g:availability>in stock</g:availability>
  <g:brand>Neel</g:brand><g:gender>female</g:gender><g:shipping><g:price>99.00 INR</g:price></g:shipping></item>
<item><title>Blue shirt S</title><link>https://shop.example/p/2?size=s</link><g:item_group_id>g2</g:item_group_id>
  <g:price>1299 INR</g:price><g:availability>out_of_stock</g:availability></item>
<item><title>Dollar dress</title><link>https://shop.example/p/3</link><g:price>49.00 USD</g:price></item>
<item><title>Blue shirt M</title><link>https://shop.example/p/2?size=m</link><g:item_group_id>g2</g:item_group_id>
  <g:price>1199 INR</g:price><g:availability>in_stock</g:availability></item>
</channel></rss>`;
const META = csv([
  ["# id is required", "", "", "", "", "", "", ""],
  ["id", "title", "description", "availability", "condition", "price", "link", "image_link"],
  [
    "1",
    "Black heels",
    "",
    "in stock",
    "new",
    "₹2,499.00",
    "https://shop.example/heels",
    "https://shop.example/h.jpg",
  ],
]);
const GOOGLE_TSV =
  "id\ttitle\tdescription\tlink\timage link\tprice\tavailability\n1\tTan clutch\tSmall, flat\thttps://shop.example/clutch\thttps://shop.example/c.jpg\t1,899.00 INR\tin_stock\n";
const OWN = csv([
  ["Stock list of March", "", "", ""],
  ["Article", "Web page", "Our cost (₹)", "Shade"],
  ["Ivory pearl necklace", "https://shop.example/necklace", "1.299,00", "Ivory white"],
  ["Black pearl studs", "https://shop.example/studs", "499,00", "Black"],
]);

describe("a product file", () => {
  it("of Google Merchant in XML is read, packed too; another currency is refused by name", async () => {
    const { body } = await preview(gzipSync(GOOGLE_XML), "feed.xml.gz");
    expect(body).toMatchObject({ kind: "google", pieces: 3, newPieces: 2, refused: 1 });
    const reason = PIECE_MESSAGES.priceCurrency({ currency: "USD" });
    expect(body.refusals).toEqual([{ line: 9, field: "price", reason, found: "49.00 USD" }]);
    await importFile(GOOGLE_XML, "feed.xml");
    expect(await facts()).toEqual([
      ["Blue shirt S", 1_199, "https://shop.example/p/2?size=s"],
      ["Red & gold saree", 3_999, "https://shop.example/p/1?utm_source=feed"],
    ]);
  });

  it("refuses a name that is too long by its length, instead of cutting it off", async () => {
    const rows = (name: string) =>
      csv([
        ["title", "link", "price", "brand"],
        [name, "https://shop.example/1", "1299", "Neel"],
      ]);
    expect((await preview(rows("n".repeat(200)))).body).toMatchObject({ newPieces: 1, refused: 0 });
    const { body } = await preview(rows("n".repeat(201)));
    expect(body).toMatchObject({ newPieces: 0, refused: 1 });
    expect(body.refusals).toMatchObject([
      { line: 2, field: "name", reason: "Please use at most 200 characters" },
    ]);
  });

  it("of Google in TSV, of Meta with a comment above, and in gzip is read", async () => {
    expect((await preview(GOOGLE_TSV, "feed.tsv")).body).toMatchObject({ kind: "google", newPieces: 1 });
    expect((await preview(META, "meta.csv")).body).toMatchObject({ kind: "meta", newPieces: 1 });
    await importFile(META, "meta.csv");
    await importFile(GOOGLE_TSV, "feed.tsv");
    expect((await facts()).map(([, price]) => price)).toEqual([2_499, 1_899]);
  });

  it("with several sheets is read from the first of those that fit best, and the others are named", async () => {
    const sheet = (name: string) => [
      ["title", "link", "price", "brand"],
      [name, `https://shop.example/${name}`, "1299", "Neel"],
    ];
    const file = await workbookOf([[["Notes"], ["Prices of March"]], sheet("kurta"), sheet("sherwani")]);
    const { body } = await preview(file, "march.xlsx");
    expect(body).toMatchObject({ newPieces: 1, unreadSheets: ["S2"] });
    expect((await preview(META, "meta.csv")).body.unreadSheets).toEqual([]);
  });

  it("with one malformed link is read, and that row refused", async () => {
    const broken = csv([
      ["id", "title", "description", "availability", "condition", "price", "link", "image_link"],
      ["1", "Black heels", "", "in stock", "new", "2499.00 INR", "https://shop.example/heels", ""],
      ["2", "Tan heels", "", "in stock", "new", "2499.00 INR", "shop.example/tan heels", ""],
    ]);
    const { body } = await preview(broken, "catalog_products.csv");
    expect(body).toMatchObject({ kind: "meta", fieldsNeeded: [], newPieces: 1, refused: 1 });
    expect(body.refusals).toMatchObject([{ line: 3, field: "link", found: "shop.example/tan heels" }]);
  });

  it("of one's own is mapped by names and contents, and remembers what was chosen", async () => {
    const { body } = await preview(OWN, "march.csv");
    expect(body).toMatchObject({
      ...{ kind: "other", isRemembered: false, newPieces: 2 },
      mapping: { name: "Article", link: "Web page", price: "Our cost (₹)", colours: "Shade" },
    });
    expect(body.columns[0]).toEqual({
      heading: "Article",
      samples: ["Ivory pearl necklace", "Black pearl studs"],
    });
    const mapping = { name: "Article", link: "Web page", price: "Our cost (₹)", sourceName: "Shade" };
    await importFile(OWN, "march.csv", { mapping });
    expect((await preview(OWN, "april.csv")).body).toMatchObject({
      ...{ isRemembered: true, mapping, alreadyThere: 2 },
    });
    expect((await pieces()).map(({ price }) => price).toSorted()).toEqual([1_299, 499]);
  });

  it("of one's shop remembers the shop's address and name, until another is said", async () => {
    const file = csv([
      ["Handle", "Title", "Variant Price"],
      ["kurta", "Kurta", "999.00"],
    ]);
    await importFile(file, "march.csv", { shopAddress: "www.neel.example", sourceName: "Neel" });
    expect((await preview(file, "april.csv")).body).toMatchObject({
      ...{ shopAddress: "https://www.neel.example", sourceName: "Neel" },
      ...{ needsShopAddress: false, isRemembered: false, alreadyThere: 1 },
    });
    expect((await preview(file, "april.csv", { shopAddress: "" })).body.needsShopAddress).toBe(true);
    await importFile(file, "other.csv", { shopAddress: "lila.example", sourceName: "" });
    const { body } = await preview(file, "may.csv");
    expect(body).toMatchObject({ shopAddress: "https://lila.example", alreadyThere: 1 });
    expect(body.sourceName).toBeUndefined();
  });

  it("without a needed column asks for it, and refuses an import", async () => {
    const text = csv([
      ["Article", "Sort"],
      ["Kurta", "A"],
    ]);
    expect((await preview(text)).body).toMatchObject({
      fieldsNeeded: expect.arrayContaining(["price", "link"]),
    });
    expect((await send("import", text, "a.csv")).status).toBe(400);
    const mapping = { name: "Nothing" };
    expect((await preview(text, "a.csv", { mapping })).body.message).toBe(
      PIECE_ERRORS.columnUnknown({ heading: "Nothing" }).text,
    );
  });

  it("that has no products is refused with a sentence", async () => {
    for (const [file, sentence] of [
      ["", PIECE_ERRORS.fileEmpty],
      ["title,price,link\n", PIECE_ERRORS.fileEmpty],
      ["<rss><channel></channel></rss>", PIECE_ERRORS.fileEmpty],
      [GOOGLE_XML.slice(0, -60), PIECE_ERRORS.xmlBroken],
      ["<!doctype html><html>", PIECE_ERRORS.fileUnknown],
      ["just a line", PIECE_ERRORS.fileUnknown],
    ] as const) {
      const { status, body } = await preview(file, "feed.txt");
      expect(status, file).toBeGreaterThanOrEqual(400);
      expect(body.message, file).toBe(sentence.text);
    }
  });
});
