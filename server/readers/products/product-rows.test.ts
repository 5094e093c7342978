import { describe, expect, it } from "vitest";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import { bytesSource } from "#server/readers/catalogue/file-source.ts";
import { openProducts } from "./open-products.ts";
import type { ProductEntry } from "./product.ts";

const SHOP = "https://rani.example";

/** The entries of a CSV of these rows, with the guessed columns. */
async function entriesOf(rows: readonly string[], reading: object = {}): Promise<ProductEntry[]> {
  const products = await openProducts(bytesSource("products.csv", Buffer.from(rows.join("\n"))));
  const entries: ProductEntry[] = [];
  for await (const entry of products.entries({ mapping: products.guessedMapping, ...reading })) {
    entries.push(entry);
  }
  products.close();
  return entries;
}

const LIST = "Name,Price,Sale price,Link,Image,Brand,Gender,Type,Colour,Availability,Item group id";
const listed = (cells: string) => entriesOf([LIST, cells]);
const mistakesOf = (entry: ProductEntry | undefined) => (entry && "mistakes" in entry ? entry.mistakes : []);

const SHOPIFY =
  "Handle,Title,Vendor,Published,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Status";
const shopify = (...rows: string[]) => entriesOf([SHOPIFY, ...rows], { shopAddress: `${SHOP}/?ref=1` });
const WOO = "ID,Type,SKU,Name,Published,Regular price,Parent,In stock?";
const woo = (...rows: string[]) => entriesOf([WOO, ...rows], { shopAddress: `${SHOP}//` });

describe("a row of a list", () => {
  it("is a product with all that its columns say", async () => {
    const [product] = await listed(
      `"Rust \n kurta ",1499,,${SHOP}/a,"${SHOP}/a.jpg, ${SHOP}/b.jpg"," Rani  & co ",female,Kurtas,Rust,in stock,`,
    );
    expect(product).toEqual({
      line: 2,
      name: "Rust kurta",
      price: 1499,
      link: `${SHOP}/a`,
      image: `${SHOP}/a.jpg`,
      sourceName: "Rani & co",
      section: "female",
      role: "Kurtas",
      colours: "Rust",
      isInStock: true,
    });
  });

  it("costs what a shopper pays, and has no picture that is no address", async () => {
    const [product] = await listed(`Kurta,1499,999.50,${SHOP}/a,a.jpg,,,,,,`);
    expect(product).toMatchObject({ price: 999.5, image: "", sourceName: "", isInStock: undefined });
  });

  it.each([
    [`${SHOP}/h_720,q_90/a.jpg`, `${SHOP}/h_720,q_90/a.jpg`],
    [`${SHOP}/h_720,q_90/a.jpg,${SHOP}/b.jpg`, `${SHOP}/h_720,q_90/a.jpg`],
    [`${SHOP}/a.jpg, ${SHOP}/b.jpg`, `${SHOP}/a.jpg`],
    [` ${SHOP}/a.jpg,`, `${SHOP}/a.jpg`],
    [`${SHOP}/h_720\\,q_90/a.jpg, ${SHOP}/b.jpg`, `${SHOP}/h_720,q_90/a.jpg`],
    [`${SHOP}/a.jpg|${SHOP}/b.jpg`, `${SHOP}/a.jpg`],
    [`${SHOP}/a.jpg\n${SHOP}/b.jpg`, `${SHOP}/a.jpg`],
  ])("has the first picture of %j, whole", async (cell, image) => {
    expect(await listed(`Kurta,1499,,${SHOP}/a,"${cell}",,,,,,`)).toMatchObject([{ image }]);
  });

  it("takes the shop's name of the file where it has none of its own", async () => {
    const rows = [LIST, `Kurta,1,,${SHOP}/a,,,,,,,`, `Belt,2,,${SHOP}/b,,Tan,,,,,`];
    const products = await entriesOf(rows, { sourceName: "Rani" });
    expect(products).toMatchObject([{ sourceName: "Rani" }, { sourceName: "Tan" }]);
  });

  it.each([
    ["in_stock", true],
    ["InStock", true],
    ["available for order", true],
    ["Limited", true],
    ["12", true],
    ["0", false],
    ["-3", false],
    ["out of stock", false],
    ["out-of-stock", false],
    ["preorder", true],
    ["reserved", false],
    ["Sold out", false],
    ["discontinued", false],
    ["not in stock", undefined],
    ["in stock soon", undefined],
    ["unavailable until May", undefined],
    ["12 left", undefined],
    ["about 12", undefined],
    ["", undefined],
  ])("with the availability %j is in stock: %s", async (text, isInStock) => {
    const [product] = await listed(`Kurta,1499,,${SHOP}/a,,,,,,${text},`);
    expect(product).toMatchObject({ isInStock });
  });

  it("without name, link and price is refused with all three", async () => {
    expect(await listed(` ,,,,,Rani,,,,,`)).toEqual([
      {
        line: 2,
        mistakes: [
          { line: 2, field: "name", reason: PIECE_MESSAGES.nameMissing },
          { line: 2, field: "link", reason: PIECE_MESSAGES.linkMissing },
          { line: 2, field: "price", reason: PIECE_MESSAGES.priceMissing },
        ],
      },
    ]);
  });

  it("that costs nothing has no price", async () => {
    const [free] = await listed(`Kurta,0,,${SHOP}/a,,,,,,,`);
    expect(mistakesOf(free)).toEqual([{ line: 2, field: "price", reason: PIECE_MESSAGES.priceMissing }]);
  });

  it.each([
    ["12.99 USD", PIECE_MESSAGES.priceCurrency({ currency: "USD" })],
    ["€ 12", PIECE_MESSAGES.priceCurrency({ currency: "€" })],
    ["on request", PIECE_MESSAGES.priceUnreadable],
    ["INR on request", PIECE_MESSAGES.priceUnreadable],
    ["4.990", IMPORT_MESSAGES.priceAmbiguous],
  ])("with the price %j is refused once, with the value", async (price, reason) => {
    const [refused] = await listed(`Kurta,${price},,${SHOP}/a,,,,,,,`);
    expect(mistakesOf(refused)).toEqual([{ line: 2, field: "price", reason, found: price }]);
  });

  it("is read by the decimal mark that the file's prices agree on", async () => {
    const rows = [LIST, `Kurta,"1299,50",,${SHOP}/a,,,,,,,`, `Belt,4.990,,${SHOP}/b,,,,,,,`];
    expect(await entriesOf(rows)).toMatchObject([{ price: 1299.5 }, { price: 4990 }]);
  });

  it("with a link that is no address is refused with it", async () => {
    const rows = [
      LIST,
      `Belt,899,,${SHOP}/b,,,,,,,`,
      `Bag,799,,${SHOP}/c,,,,,,,`,
      "Kurta,1499,,shop/a,,,,,,,",
    ];
    const refused = (await entriesOf(rows)).at(-1);
    expect(mistakesOf(refused)).toEqual([
      { line: 4, field: "link", reason: OUTFIT_FORM_MESSAGES.itemLinkInvalid, found: "shop/a" },
    ]);
  });
});

it("a quotation mark that takes in other rows is refused there, and joins no products", async () => {
  const rows = [LIST, `"6 inch heel,1499,,${SHOP}/a,,,,,,,`, `Shirt,1299,,${SHOP}/b,,,,,,,`];
  const entries = await entriesOf([...rows, `Clutch 5",999,,${SHOP}/c,,,,,,,`, `Belt,499,,${SHOP}/d,,,,,,,`]);
  expect(entries).toMatchObject([
    { line: 2, mistakes: [{ line: 2, reason: expect.stringContaining("takes in the rows below") }] },
    { name: "Belt", price: 499 },
  ]);
});

it("a text over several lines may begin some of them with an address, or have one after a comma", async () => {
  const text = `Fine cotton\nhttps://care.example\nDry clean, https://care.example`;
  for (const [headings, cells] of [
    ["link,name,price,description", `${SHOP}/a,Kurta,1499`],
    ["name,link,price,description", `Kurta,${SHOP}/a,1499`],
  ]) {
    expect(await entriesOf([headings ?? "", `${cells},"${text}"`])).toMatchObject([
      { name: "Kurta", price: 1499 },
    ]);
  }
});

describe("a sale", () => {
  const PAST = "2001-01-01T00:00+0530/2001-02-01T00:00+0530";
  const FUTURE = "2999-01-01T00:00+0530/2999-02-01T00:00+0530";
  const PRESENT = "2001-01-01T00:00+0530 / 2999-01-01T00:00+0530";
  const SALES = "Name,Price,Sale price,Link,sale_price_effective_date";

  it.each([
    ["is on", PRESENT, 999],
    ["is over", PAST, 1499],
    ["has not begun", FUTURE, 1499],
    ["has no dates", "", 999],
  ])("that %s: the price is %s", async (_, dates, price) => {
    const [product] = await entriesOf([SALES, `Kurta,1499,999,${SHOP}/a,${dates}`]);
    expect(product).toMatchObject({ price });
  });

  it("of WooCommerce has its dates in two columns", async () => {
    const header = `${WOO},Sale price,Date sale price starts,Date sale price ends`;
    const rows = ["2999-01-01 0:00:00,", ",2001-01-01 0:00:00", "2001-01-01 0:00:00,2999-01-01 23:59:59"];
    const products = await entriesOf(
      [header, ...rows.map((dates, at) => `${at},simple,,Kurta ${at},1,1499,,1,999,${dates}`)],
      { shopAddress: SHOP },
    );
    expect(products.map((product) => "price" in product && product.price)).toEqual([1499, 1499, 999]);
  });

  it("whose dates cannot be read is refused, unless no column is the sale price", async () => {
    const rows = [SALES, `Kurta,1499,999,${SHOP}/a,from Monday`, `Belt,499,,${SHOP}/b,from Monday`];
    const [refused, belt] = await entriesOf(rows);
    expect(mistakesOf(refused)).toEqual([
      { line: 2, field: "price", reason: PIECE_MESSAGES.saleUnreadable, found: "from Monday" },
    ]);
    expect(belt).toMatchObject({ price: 499 });
    expect(await entriesOf(rows, { mapping: { name: "Name", price: "Price", link: "Link" } })).toMatchObject([
      { price: 1499 },
      { price: 499 },
    ]);
  });
});

it("a feed in XML has the columns of all its products", async () => {
  const item = (at: number, rest: string) =>
    `<item><title>Kurta ${at}</title><link>${SHOP}/${at}</link><g:price>1499 INR</g:price>${rest}</item>`;
  const sale = "<g:sale_price>999 INR</g:sale_price><g:item_group_id>k</g:item_group_id>";
  const items = Array.from({ length: 62 }, (_, at) => item(at, at >= 60 ? sale : ""));
  const feed = `<?xml version="1.0"?><rss xmlns:g="g"><channel>${items.join("")}</channel></rss>`;
  const entries = await entriesOf([feed]);
  expect(entries).toHaveLength(61);
  expect(entries.at(-1)).toMatchObject({ name: "Kurta 60", price: 999 });
});

it("a row that cannot be read is refused, and ends the file", async () => {
  const entries = await entriesOf([LIST, `Kurta,1,,${SHOP}/a,,,,,,,`, `"Belt,2,,${SHOP}/b,,,,,,,`]);
  expect(entries).toMatchObject([{ name: "Kurta" }, { line: 3, mistakes: [{ line: 3 }] }]);
});

describe("rows of one product", () => {
  it("are joined wherever they stand: the lowest price, the first texts, all colours, in stock if any is", async () => {
    const rows = [
      LIST,
      `,1499,,,,Rani,,,Rust,no,g1`,
      `Belt,899,,${SHOP}/b,,,,,,,g2`,
      `Kurta,1299,,${SHOP}/a,${SHOP}/a.jpg,Other,,,Teal,yes,g1`,
      `Kurta again,,,${SHOP}/c,,,,,Rust,,g1`,
    ];
    expect(await entriesOf(rows)).toMatchObject([
      { line: 3, name: "Belt" },
      {
        ...{ line: 2, name: "Kurta", link: `${SHOP}/a`, image: `${SHOP}/a.jpg` },
        ...{ price: 1299, sourceName: "Rani", colours: "Rust, Teal", isInStock: true },
      },
    ]);
  });

  it("are those of one link where there is no group, and each for itself without a link", async () => {
    const rows = [
      LIST,
      `A,2,,${SHOP}/a,,,,,,no,`,
      `A,1,,${SHOP}/a?utm_source=x,,,,,,no,`,
      "B,1,,,,,,,,,",
      "C,1,,,,,,,,,",
    ];
    const entries = await entriesOf(rows);
    expect(entries).toMatchObject([{ name: "A", price: 1, isInStock: false }, { line: 4 }, { line: 5 }]);
  });

  it("are refused with the mistakes of each, a missing price not beside an unreadable one", async () => {
    const rows = [LIST, `Kurta,ask,,${SHOP}/a,,,,,,,g`, "Kurta,,,a,,,,,,,g", `Kurta,,,${SHOP}/b,,,,,,,g`];
    const [refused] = await entriesOf(rows);
    expect(mistakesOf(refused).map(({ line, field }) => [line, field])).toEqual([
      [2, "price"],
      [3, "link"],
    ]);
  });
});

describe("an export of Shopify", () => {
  it("gets the address of each page from its handle", async () => {
    expect(await shopify("rust kurta,Kurta,Rani,TRUE,1499,shopify,3,deny,active")).toMatchObject([
      { link: `${SHOP}/products/rust%20kurta`, price: 1499, sourceName: "Rani", isInStock: true },
    ]);
    expect(await entriesOf([SHOPIFY, "kurta,Kurta,,TRUE,1499,,,,active"])).toMatchObject([
      { mistakes: [{ field: "link", reason: PIECE_MESSAGES.linkMissing }] },
    ]);
  });

  it("has variants below their product, which are sold if any is", async () => {
    const products = await shopify(
      "kurta,Kurta,Rani,TRUE,1499,shopify,0,deny,active",
      "kurta,,,,1299,shopify,2,deny,",
      "belt,Belt,Rani,TRUE,899,shopify,0,deny,active",
    );
    expect(products).toMatchObject([
      { name: "Kurta", price: 1299, isInStock: true },
      { name: "Belt", isInStock: false },
    ]);
  });

  it.each([
    ["without a tracker", "1499,,0,deny", true],
    ["that is sold beyond its stock", "1499,shopify,0,continue", true],
    ["that is counted", "1499,shopify,0,deny", false],
  ])("has a variant %s in stock: %s", async (_, cells, isInStock) => {
    expect(await shopify(`kurta,Kurta,Rani,TRUE,${cells},active`)).toMatchObject([{ isInStock }]);
  });

  it("takes rows with nothing but a picture for no variants", async () => {
    const rows = ["kurta,Kurta,Rani,TRUE,1499,shopify,0,deny,active", "kurta,,,,,,,,"];
    expect(await shopify(...rows)).toMatchObject([{ price: 1499, isInStock: false }]);
  });

  it.each([
    ["unpublished", "FALSE,1499,,,,active"],
    ["a draft", "TRUE,1499,,,,Draft"],
    ["archived", "TRUE,1499,,,,archived"],
  ])("refuses a product that is %s", async (_, cells) => {
    const [refused] = await shopify(`kurta,Kurta,Rani,${cells}`);
    expect(mistakesOf(refused)).toEqual([{ line: 2, reason: PIECE_MESSAGES.unpublished }]);
  });
});

describe("an export of WooCommerce", () => {
  it("gets the address of each page from its number", async () => {
    expect(await woo("15,simple,BE,Belt,1,899,,0", "16,simple,BA,Bag,1,499,,1")).toMatchObject([
      { link: `${SHOP}/?p=15`, price: 899, isInStock: false },
      { link: `${SHOP}/?p=16`, price: 499, isInStock: true },
    ]);
  });

  it("joins variations with their product by its SKU, or by its number where it has none", async () => {
    const products = await woo(
      "12,variable,KU,Kurta,1,,,1",
      "13,variation,KU-1,Kurta - S,1,1499,KU,0",
      "14,variation,KU-2,Kurta - M,-1,1299,KU,1",
      "20,variable,,Saree,1,,,0",
      "21,variation,,Saree - red,1,4999,id:20,0",
    );
    expect(mistakesOf(products[0])).toEqual([]);
    expect(products).toMatchObject([
      { name: "Kurta", link: `${SHOP}/?p=12`, price: 1499, isInStock: true },
      { name: "Saree", link: `${SHOP}/?p=20`, price: 4999, isInStock: false },
    ]);
  });

  it("learns nothing of a variation that is not enabled", async () => {
    const [kurta, saree, orphan] = await woo(
      "12,variable,KU,Kurta,1,,,1",
      "13,variation,KU-1,Kurta - S,0,free,KU,1",
      "14,variation,KU-2,Kurta - M,1,1499,KU,0",
      "20,variable,SA,Saree,1,,,1",
      "21,variation,SA-1,Saree - red,0,4999,SA,1",
      "31,variation,BE-1,Belt - tan,0,499,BE,1",
    );
    expect(kurta).toEqual({
      ...{ line: 2, name: "Kurta", link: `${SHOP}/?p=12`, otherLinks: [`${SHOP}/?p=14`], price: 1499 },
      ...{ sourceName: "", image: "", section: "", role: "", colours: "", isInStock: true },
    });
    expect(mistakesOf(saree)).toEqual([{ line: 5, field: "price", reason: PIECE_MESSAGES.priceMissing }]);
    expect(mistakesOf(orphan)).toEqual([{ line: 7, reason: PIECE_MESSAGES.unpublished }]);
  });

  it.each([
    ["private", "0"],
    ["a draft", "-1"],
  ])("refuses a product that is %s", async (_, published) => {
    const [refused] = await woo(`15,simple,BE,Belt,${published},899,,0`);
    expect(mistakesOf(refused)).toEqual([{ line: 2, reason: PIECE_MESSAGES.unpublished }]);
  });
});

it("what publication and tracking say in other files means nothing", async () => {
  const heading = "Name,Price,Link,Published,Status,Variant Inventory Policy,Availability";
  const rows = [heading, `Kurta,1499,${SHOP}/a,FALSE,draft,continue,no`];
  expect(await entriesOf(rows)).toMatchObject([{ name: "Kurta", isInStock: false }]);
});

describe("the currency of prices", () => {
  it.each([
    ["Name,Price,currencyId,Link", "29.99,USD", "USD"],
    ["Name,Price,Currency code,Link", "29.99,eur", "eur"],
    ["Name,Price,CURRENCY,Link", "₹2999,$", "$"],
    ["Name,Price (USD),Colour,Link", "29.99,red", "USD"],
    ["Name,price_gbp,Colour,Link", "29.99,red", "GBP"],
    ["Name,Price in €,Colour,Link", "29.99,red", "€"],
  ])("is read from %s", async (heading, cells, currency) => {
    const [refused] = await entriesOf([heading, `Kurta,${cells},${SHOP}/a`]);
    const reason = PIECE_MESSAGES.priceCurrency({ currency });
    expect(mistakesOf(refused)).toMatchObject([{ line: 2, field: "price", reason }]);
  });

  it.each([
    ["Name,Price,Currency,Link", "2999,inr"],
    ["Name,Price,Currency,Link", "2999,"],
    ["Name,Price (INR),Currency,Link", "2999,Rs."],
    ["Name,MRP (incl. all taxes),Colour,Link", "2999,red"],
    ["Name,Cost price,Colour,Link", "2999,red"],
  ])("is the rupee in %s with %s", async (heading, cells) => {
    expect(await entriesOf([heading, `Kurta,${cells},${SHOP}/a`])).toMatchObject([{ price: 2999 }]);
  });
});

it("a product has the links of all its variants", async () => {
  const products = await entriesOf([
    LIST,
    ...[2, 1, 2].map((variant) => `Kurta,1499,,${SHOP}/a?variant=${variant},,,,,,,KU`),
    `Kurta,free,,${SHOP}/b?variant=1,,,,,,,BE`,
    `Kurta,1499,,${SHOP}/b?variant=2,,,,,,,BE`,
  ]);
  expect(products).toMatchObject([
    { link: `${SHOP}/a?variant=2`, otherLinks: [`${SHOP}/a?variant=1`] },
    { link: `${SHOP}/b?variant=1`, otherLinks: [`${SHOP}/b?variant=2`], mistakes: [{ field: "price" }] },
  ]);
});
