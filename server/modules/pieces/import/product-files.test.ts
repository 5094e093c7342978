import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PIECE_ERRORS, PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import type { PieceList } from "#contract/pieces/pieces.ts";
import type { LastPieceImport, PieceImport, ProductPreview } from "#contract/pieces/product-file.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

type Options = { mapping?: object; shopAddress?: string; sourceName?: string };

async function send<Body>(path: string, file: string | Buffer, name: string, options: Options = {}) {
  const { headers } = await signIn(shop, { isAdmin: true });
  const form = await formOf([
    ...Object.entries(options).map(([key, value]): [string, string] => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
    ["file", { bytes: Buffer.from(file), name }],
  ]);
  const response = await shop.app.inject({
    ...{ method: "POST", url: `/backend/piece/admin/${path}`, payload: form.payload },
    headers: { ...headers, ...form.headers },
  });
  return { status: response.statusCode, body: response.json() as Body & { message: string } };
}
const preview = (file: string | Buffer, name = "products.csv", options: Options = {}) =>
  send<ProductPreview>("import/preview", file, name, options);

async function json<Body>(method: "GET" | "POST", path: string, payload?: object) {
  const { headers } = await signIn(shop, { isAdmin: true });
  const response = await shop.app.inject({
    ...{ method, url: `/backend/piece/admin/${path}`, headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() as Body & { message: string } };
}

async function importFile(file: string, name = "products.csv", options: Options = {}): Promise<PieceImport> {
  const begun = await send<PieceImport>("import", file, name, options);
  expect(begun.status, begun.body.message).toBe(202);
  return expect
    .poll(async () => (await json<LastPieceImport>("GET", "import")).body.import, { timeout: 20_000 })
    .toMatchObject({ state: "done" })
    .then(async () => (await json<LastPieceImport>("GET", "import")).body.import as PieceImport);
}
const pieces = async (query = "") => (await json<PieceList>("GET", `pieces${query}`)).body.pieces;
const facts = async () => (await pieces()).map(({ name, price, link }) => [name, price, link]).toSorted();

const csv = (rows: string[][]) =>
  `${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n")}\r\n`;

/** As Shopify exports products: further rows of a product are variants, or pictures alone. */
const SHOPIFY = csv([
  [
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Type",
    "Tags",
    "Option1 Name",
    "Option1 Value",
    "Variant Inventory Qty",
    "Variant Price",
    "Image Src",
    "Status",
  ],
  [
    "indigo-kurta",
    "Indigo kurta",
    "<p>Soft, \nwashed</p>",
    "Neel",
    "Women > Kurtas",
    "new, indigo",
    "Size",
    "S",
    "0",
    "1499.00",
    "https://cdn.shop.example/a.jpg",
    "active",
  ],
  ["indigo-kurta", "", "", "", "", "", "", "M", "4", "1299.00", "https://cdn.shop.example/b.jpg", ""],
  ["indigo-kurta", "", "", "", "", "", "", "", "", "", "https://cdn.shop.example/c.jpg", ""],
  [
    "gold-jhumka",
    "Gold jhumka",
    "",
    "Neel",
    "Earrings",
    "",
    "Title",
    "Default Title",
    "0",
    "799.00",
    "",
    "active",
  ],
]);
const WOOCOMMERCE = csv([
  [
    "ID",
    "Type",
    "SKU",
    "Name",
    "Published",
    "In stock?",
    "Regular price",
    "Sale price",
    "Categories",
    "Images",
    "Parent",
    "Attribute 1 name",
    "Attribute 1 value(s)",
  ],
  [
    "11",
    "variable",
    "TEE",
    "Cotton tee",
    "1",
    "1",
    "",
    "",
    "Men > T-Shirts",
    "https://woo.example/a.jpg, https://woo.example/b.jpg",
    "",
    "Colour",
    "Black, White",
  ],
  [
    "12",
    "variation",
    "TEE-B",
    "Cotton tee - Black",
    "1",
    "1",
    "599",
    "499",
    "",
    "",
    "TEE",
    "Colour",
    "Black",
  ],
  ["13", "variation", "TEE-W", "Cotton tee - White", "1", "0", "599", "", "", "", "TEE", "Colour", "White"],
  ["14", "simple", "BELT", "Tan leather belt", "1", "1", "899", "", "Accessories", "", "", "", ""],
]);
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
  it("of Shopify is read with the shop's address, variants as one piece with the lowest price", async () => {
    const asked = await preview(SHOPIFY);
    expect(asked).toMatchObject({
      status: 200,
      body: { kind: "shopify", needsShopAddress: true, pieces: 0 },
    });
    const refused = await send("import", SHOPIFY, "products.csv");
    expect(refused).toMatchObject({
      ...{ status: 400, body: { message: PIECE_ERRORS.shopAddressNeeded.text } },
    });

    const options = { shopAddress: "https://neel.example/" };
    expect((await preview(SHOPIFY, "products.csv", options)).body).toMatchObject({
      newPieces: 2,
      refused: 0,
    });
    await importFile(SHOPIFY, "products.csv", options);
    expect(await pieces("?searchTerm=indigo")).toMatchObject([
      {
        ...{ name: "Indigo kurta", sourceName: "Neel", price: 1_299, availability: "in_stock" },
        ...{ link: "https://neel.example/products/indigo-kurta", image: "https://cdn.shop.example/a.jpg" },
        ...{ section: "Women", role: "top", colours: ["blue"] },
      },
    ]);
    expect(await pieces("?state=out_of_stock")).toMatchObject([{ name: "Gold jhumka", role: "jewellery" }]);
  });

  it("of WooCommerce is read with the shop's address, variations with their parent", async () => {
    const options = { shopAddress: "https://woo.example", sourceName: "Woo House" };
    expect((await preview(WOOCOMMERCE)).body.kind).toBe("woocommerce");
    await importFile(WOOCOMMERCE, "wc-product-export.csv", options);
    expect(await facts()).toEqual([
      ["Cotton tee", 499, "https://woo.example/?p=11"],
      ["Tan leather belt", 899, "https://woo.example/?p=14"],
    ]);
    expect(await pieces("?searchTerm=tee")).toMatchObject([
      { sourceName: "Woo House", section: "Men", image: "https://woo.example/a.jpg" },
    ]);
  });

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

  it("of Google in TSV, of Meta with a comment above, and in gzip is read", async () => {
    expect((await preview(GOOGLE_TSV, "feed.tsv")).body).toMatchObject({ kind: "google", newPieces: 1 });
    expect((await preview(META, "meta.csv")).body).toMatchObject({ kind: "meta", newPieces: 1 });
    await importFile(META, "meta.csv");
    await importFile(GOOGLE_TSV, "feed.tsv");
    expect((await facts()).map(([, price]) => price)).toEqual([2_499, 1_899]);
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

describe("importing a feed again", () => {
  const feed = (rows: [name: string, price: string, link: string][]) =>
    csv([["title", "price", "link"], ...rows]);
  const first = feed([
    ["Rust kurta", "1499", "https://shop.example/a"],
    ["Blue jeans", "1999", "https://shop.example/b"],
    ["Gold studs", "499", "https://shop.example/c"],
  ]);
  const second = feed([
    ["Rust kurta", "1299", "https://shop.example/a/?utm_source=feed"],
    ["Blue jeans", "1999", "https://shop.example/b"],
    ["Tan belt", "899", "https://shop.example/d"],
  ]);

  it("updates by link, shows what is missing, and is undone whole", async () => {
    const link = "https://shop.example/a";
    const items = [{ ...outfitItem("Kurta", 1_499), itemLink: link }];
    const outfitId = await createOutfit(shop.database, { items });
    const priceOf = async () => (await callForOutfit(shop, `GET /${outfitId}`)).totalPrice;
    await createPiece(shop.database, { name: "From the form" });
    await importFile(first);

    const { body } = await preview(second);
    expect(body).toMatchObject({ newPieces: 1, changedPieces: 1, alreadyThere: 1, missingPieces: 1 });
    expect(body.changes[0]).toMatchObject({
      ...{ line: 2, fields: [{ field: "price", before: 1_499, after: 1_299 }] },
    });
    const done = await importFile(second);
    expect(done).toMatchObject({ added: 1, changed: 1, alreadyThere: 1, missing: 1, canUndo: true });
    expect(await pieces("?state=missing")).toMatchObject([{ name: "Gold studs", isMissing: true }]);
    expect(await priceOf()).toBe(1_299);

    const undone = await json<{ removed: number; restored: number }>("POST", "import/undo", { id: done._id });
    expect(undone.body).toMatchObject({ removed: 1, restored: 2 });
    expect(await pieces("?state=missing")).toEqual([]);
    expect((await pieces()).map(({ name, price }) => `${name} ${price}`).toSorted()).toEqual([
      ...["Blue jeans 1999", "From the form 1499", "Gold studs 499", "Rust kurta 1499"],
    ]);
    expect(await priceOf()).toBe(1_499);
    expect((await json("POST", "import/undo", { id: done._id })).status).toBe(409);
  });

  it("of a few products makes no others missing", async () => {
    await importFile(first);
    const some = feed([["Gold studs", "399", "https://shop.example/c"]]);
    expect(await importFile(some)).toMatchObject({ changed: 1, missing: 0 });
  });

  it("keeps a role that was chosen, and what the file says nothing of", async () => {
    await createPiece(shop.database, {
      ...{ link: "https://shop.example/a", role: "layer", section: "Women", colours: ["gold"] },
      ...{ image: "https://shop.example/a.jpg", sourceName: "Neel", availability: "out_of_stock" },
    });
    await importFile(first);
    expect(await pieces("?searchTerm=rust")).toMatchObject([
      {
        ...{ name: "Rust kurta", role: "layer", section: "Women", colours: ["gold"] },
        ...{ image: "https://shop.example/a.jpg", sourceName: "Neel", availability: "out_of_stock" },
      },
    ]);
  });

  it("can be cancelled while it runs, and only then", async () => {
    const rows = Array.from({ length: 3_000 }, (_, at): [string, string, string] => [
      ...([`Kurta ${at}`, "999", `https://shop.example/${at}`] as const),
    ]);
    const begun = await send<PieceImport>("import", feed(rows), "large.csv");
    const id = begun.body._id;
    const cancelled = await json<PieceImport>("POST", "import/cancel", { id });
    expect(cancelled.body.state).toBe("cancelled");
    expect((await json("POST", "import/cancel", { id })).status).toBe(409);
    expect((await json("POST", "import/cancel", { id: "none" })).status).toBe(404);
  });
});

describe("an export of all products", () => {
  it("of Shopify has drafts, which are refused, and variants that are sold without stock", async () => {
    const headings = [
      ...["Handle", "Title", "Body (HTML)", "Vendor", "Published", "Variant Inventory Tracker"],
      ...["Variant Inventory Qty", "Variant Inventory Policy", "Variant Price", "Status"],
    ];
    const html = '<p>Soft, washed.</p>\n\n<ul class="care"><li>"Cold" &amp; gentle</li></ul>';
    const file = csv([
      headings,
      ["a", "Untracked", html, "Neel", "true", "", "0", "deny", "999.00", "active"],
      ["b", "Sold beyond its stock", html, "Neel", "true", "shopify", "-2", "continue", "999.00", "active"],
      ["c", "Sold out", html, "Neel", "true", "shopify", "0", "deny", "999.00", "active"],
      ["d", "Draft", html, "Neel", "false", "shopify", "5", "deny", "999.00", "draft"],
      ["e", "Archived", html, "Neel", "true", "shopify", "5", "deny", "999.00", "archived"],
    ]);
    const { body } = await preview(file, "products_export.csv", { shopAddress: "https://www.neel.example" });
    expect(body.sample.map(({ name, availability }) => [name, availability])).toEqual([
      ["Untracked", "in_stock"],
      ["Sold beyond its stock", "in_stock"],
      ["Sold out", "out_of_stock"],
    ]);
    expect(body.refusals.map(({ reason }) => reason)).toEqual([
      PIECE_MESSAGES.unpublished,
      PIECE_MESSAGES.unpublished,
    ]);
  });

  it("of WooCommerce has drafts and private products, which are refused", async () => {
    const file = `\ufeff${csv([
      ["ID", "Type", "SKU", "Name", "Published", "In stock?", "Regular price", "Parent"],
      ["1", "simple", "", "Sold", "1", "1", "999", ""],
      ["2", "simple", "", "Draft", "-1", "1", "999", ""],
      ["3", "simple", "", "Private", "0", "1", "999", ""],
      ["4", "variable", "", "Kurta", "1", "1", "", ""],
      ["5", "variation", "", "Kurta - M", "0", "1", "899", "id:4"],
    ])}`;
    const { body } = await preview(file, "wc-product-export.csv", { shopAddress: "https://neel.example" });
    expect(body.sample.map(({ name }) => name)).toEqual(["Sold", "Kurta"]);
    expect(body).toMatchObject({ newPieces: 2, refused: 2 });
  });
});
