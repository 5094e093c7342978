import { describe, expect, it } from "vitest";
import { PIECE_ERRORS, PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const { send, preview, importFile, pieces, facts } = productCalls(shop);

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
describe("an export of all products", () => {
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

  it("takes the shop's address as people say it", async () => {
    const file = csv([
      ["Handle", "Title", "Variant Price"],
      ["kurta", "Kurta", "999.00"],
    ]);
    const linkFor = async (shopAddress: string) =>
      (await preview(file, "products.csv", { shopAddress })).body.sample?.[0]?.link;
    expect(await linkFor("www.neel.example")).toBe("https://www.neel.example/products/kurta");
    expect(await linkFor(" neel.example/ ")).toBe("https://neel.example/products/kurta");
    const refused = await preview(file, "products.csv", { shopAddress: "my shop" });
    expect(refused.body.message).toBe(PIECE_MESSAGES.shopAddressInvalid);
  });

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
      ["6", "variation", "", "Kurta - L", "1", "1", "949", "id:4"],
    ])}`;
    const { body } = await preview(file, "wc-product-export.csv", { shopAddress: "https://neel.example" });
    // A variation that is not enabled is exported as a private one, and is not sold at its price.
    expect(body.sample.map(({ name, price }) => [name, price])).toEqual([
      ["Sold", 999],
      ["Kurta", 949],
    ]);
    expect(body).toMatchObject({ newPieces: 2, refused: 2 });
  });

  it("of WooCommerce has virtual and downloadable products, whose type says so", async () => {
    const file = csv([
      ["ID", "Type", "SKU", "Name", "Published", "In stock?", "Regular price", "Parent"],
      ["1", "variable, virtual", "GIFT", "Gift card", "1", "1", "", ""],
      ["2", "variation, virtual", "", "Gift card - 500", "0", "1", "", "GIFT"],
      ["3", "variation, downloadable, virtual", "", "Gift card - 1000", "1", "1", "1000", "GIFT"],
      ["4", "Variable, downloadable", "", "Pattern", "1", "1", "", ""],
      ["5", "variation, downloadable", "", "Pattern - A4", "1", "1", "199", "id:4"],
    ]);
    const { body } = await preview(file, "wc-product-export.csv", { shopAddress: "https://neel.example" });
    expect(body).toMatchObject({ newPieces: 2, refused: 0 });
    expect(body.sample.map(({ name, price }) => [name, price])).toEqual([
      ["Gift card", 1_000],
      ["Pattern", 199],
    ]);
  });

  it("of Shopify with the names that its columns have had since is read as before", async () => {
    const file = csv([
      [
        ...["Title", "URL handle", "Description", "Vendor", "Product category", "Type", "Tags"],
        ...["Published on online store", "Status", "SKU", "Option1 name", "Option1 value", "Price"],
        ...["Compare-at price", "Inventory tracker", "Inventory quantity"],
        ...["Continue selling when out of stock", "Product image URL", "Variant image URL"],
        "Google Shopping / Gender",
      ],
      [
        ...["Indigo kurta", "indigo-kurta", "<p>Soft</p>", "Neel", "Apparel > Kurtas", "Kurta", "new"],
        ...["TRUE", "Active", "K-S", "Size", "S", "1499.00", "1999.00", "shopify", "0", "DENY"],
        ...["https://cdn.shop.example/a.jpg", "", "Female"],
      ],
      [
        ...["", "indigo-kurta", "", "", "", "", "", "", "", "K-M", "", "M", "1299.00", "", "shopify", "0"],
        ...["CONTINUE", "", "", ""],
      ],
      [
        ...["Draft", "draft", "", "Neel", "", "", "", "FALSE", "Draft", "D", "Title", "Default Title"],
        ...["999.00", "", "shopify", "5", "DENY", "", "", ""],
      ],
    ]);
    const { body } = await preview(file, "products_export.csv", { shopAddress: "https://www.neel.example" });
    expect(body).toMatchObject({ kind: "shopify", newPieces: 1, refused: 1 });
    expect(body.sample).toMatchObject([
      {
        ...{ name: "Indigo kurta", price: 1_299, section: "Women", availability: "in_stock" },
        ...{ link: "https://www.neel.example/products/indigo-kurta" },
        ...{ image: "https://cdn.shop.example/a.jpg", sourceName: "Neel" },
      },
    ]);
  });

  it("of WooCommerce is read with its column for addresses of other shops, and with escaped cells", async () => {
    const file = csv([
      ["ID", "Type", "SKU", "Name", "Published", "In stock?", "Regular price", "Parent", "External URL"],
      ["1", "simple", "", "Sold here", "1", "1", "999", "", ""],
      ["2", "external", "", "Sold elsewhere", "1", "1", "799", "", "https://other.example/2"],
      ["3", "simple", "", "Draft", "'-1", "1", "999", "", ""],
    ]);
    const { body } = await preview(file, "wc-product-export.csv", { shopAddress: "https://neel.example" });
    expect(body.sample.map(({ link }) => link)).toEqual([
      "https://neel.example/?p=1",
      "https://neel.example/?p=2",
    ]);
    expect(body.refusals).toMatchObject([{ line: 4, reason: PIECE_MESSAGES.unpublished }]);
  });
});
