import { describe, expect, it } from "vitest";
import {
  guessMapping,
  missingFields,
  needsAddress,
  productFileKind,
  productHeadings,
} from "./product-mapping.ts";

const column = (heading: string, ...values: string[]) => ({ heading, values });
const guess = (...columns: ReturnType<typeof column>[]) =>
  guessMapping(columns, productFileKind(columns.map(({ heading }) => heading)));

const NAME = column("Name", "Rust kurta", "Tan belt", "Gold studs");
const PRICE = column("Price", "1499", "899", "499");
const [A, B] = ["https://shop.example/a", "https://shop.example/b"];

describe("the guess of a column", () => {
  it("holds where most values fit, and not for half of them", () => {
    expect(guess(NAME, PRICE, column("Website", A, B, "htp:/broken")).link).toBe("Website");
    expect(guess(NAME, PRICE, column("Website", A, "see catalogue")).link).toBeUndefined();
    expect(guess(NAME, column("Our cost", "1499", "899", "ask us"), column("Link", A)).price).toBe(
      "Our cost",
    );
  });

  it("takes pages for links and pictures for pictures, whatever they are called and however long", () => {
    const picture = `https://cdn.shop.example/${"files/".repeat(20)}kurta.jpg`;
    const mapping = guess(NAME, PRICE, column("Front", picture), column("Where", A, B));
    expect(mapping).toMatchObject({ link: "Where", image: "Front" });
  });

  it("tells colours from names that begin with one", () => {
    const names = column("Article", "Ivory pearl necklace", "Black pearl studs", "Red bag");
    const tones = column("Tone", "Ivory white", "Black", "Red, blue");
    expect(guess(names, tones, PRICE)).toMatchObject({ name: "Article", colours: "Tone" });
    expect(guess(tones, names, PRICE)).toMatchObject({ name: "Article", colours: "Tone" });
  });

  it("of a feed follows its headings alone", () => {
    const headings = ["id", "title", "description", "availability", "price"];
    const columns = [...headings, "link", "image_link"].map((heading) => column(heading, "broken"));
    expect(guess(...columns)).toMatchObject({ name: "title", price: "price", link: "link" });
  });

  it("takes no other address of a shop's export for the link of its page", () => {
    const woo = ["ID", "Type", "SKU", "Name", "Regular price"].map((heading) => column(heading, "1"));
    const external = column("External URL", A);
    const download = column("Download 1 URL", "https://woo.example/a.zip", "https://woo.example/b.zip");
    for (const columns of [
      [...woo, column("External URL")],
      [...woo, external, download],
    ]) {
      const mapping = guess(...columns);
      expect(mapping.link).toBeUndefined();
      expect(needsAddress(mapping, "woocommerce")).toBe(true);
    }
    expect(guess(...woo, column("Permalink", A)).link).toBe("Permalink");
  });

  it("follows the names of columns in the order of their precision, each column for one field", () => {
    const headings = [
      "Type",
      "Product Type",
      "MRP",
      "Unit-price",
      "brand_name",
      "Item",
      "Product Name",
      "Stock",
    ];
    const mapping = guess(...headings.map((heading) => column(heading, "Kurta")));
    expect(mapping).toEqual({
      ...{ name: "Product Name", price: "Unit-price", sourceName: "brand_name" },
      ...{ role: "Product Type", availability: "Stock" },
    });
  });

  it("of a price needs a heading that says so, and prices below it", () => {
    const amounts = ["1499", "₹899", "4.990"];
    for (const heading of ["Our cost", "Amount paid", "Value in ₹", "Value Rs", "in INR", "List MRP"]) {
      expect(guess(NAME, column(heading, ...amounts)).price).toBe(heading);
    }
    expect(guess(NAME, column("Pieces", ...amounts)).price).toBeUndefined();
    expect(guess(NAME, column("Cost", "high", "low")).price).toBeUndefined();
  });

  it("of a picture takes addresses only, also the first of several, and of a name no single words", () => {
    const several = column("Front", `${A}.jpg, ${B}.jpg`, `${B}.png?size=2`);
    expect(guess(NAME, PRICE, several).image).toBe("Front");
    expect(guess(NAME, PRICE, column("Image", "a.jpg", "b.jpg")).image).toBeUndefined();
    expect(guess(column("Code", "AB12", "CD34"), column("What", "Rust kurta", "Tan belt")).name).toBe("What");
    expect(guess(column("What", "Kurta ".repeat(40)))).toEqual({});
    expect(guess(NAME, column("Which", "Rust ".repeat(9)))).not.toHaveProperty("colours");
  });

  it("takes no column of addresses for the group of a list, and WooCommerce's type for no role", () => {
    expect(guess(NAME, PRICE, column("Handle", A, B)).group).toBeUndefined();
    expect(guess(NAME, PRICE, column("Handle", "a", "b")).group).toBe("Handle");
    const woo = [column("SKU", "1"), column("Regular price", "1"), column("Type", "simple")];
    expect(guess(...woo).role).toBeUndefined();
    expect(guess(...woo, column("Categories", "Kurtas")).role).toBe("Categories");
  });
});

it.each([
  ["shopify", ["Handle", "Title", "Variant Price"]],
  ["shopify", ["URL handle", "Title", "Price"]],
  ["woocommerce", ["SKU", "Regular price"]],
  ["woocommerce", ["In stock?", "Regular price"]],
  ["google", ["title", "link", "price", "image link", "availability"]],
  ["meta", ["title", "link", "price", " image_link ", "availability"]],
  ["other", ["Handle", "Title", "Price"]],
  ["other", ["URL handle", "Title"]],
  ["other", ["URL handle", "Price"]],
  ["other", ["Title", "Regular price"]],
  ["other", ["SKU", "In stock?"]],
  ["other", ["title", "link", "price", "availability"]],
])("a file is of the kind %s with the headings %j", (kind, headings) => {
  expect(productFileKind(headings)).toBe(kind);
});

it("name, price and link are needed, but the link of no export", () => {
  expect(missingFields({}, "other")).toEqual(["name", "price", "link"]);
  expect(missingFields({ name: "a", price: "b", link: "c" }, "other")).toEqual([]);
  expect(missingFields({ name: "a" }, "shopify")).toEqual(["price"]);
  expect(needsAddress({ link: "c" }, "shopify")).toBe(false);
  expect(needsAddress({}, "google")).toBe(false);
});

it("headings are told apart, and known ones count more than any number of others", () => {
  const { columns, likeness, width } = productHeadings({
    row: 1,
    cells: ["Name", " Note", "", "Note", "Note"],
  });
  expect([...columns]).toEqual([
    ["Name", 0],
    ["Note", 1],
    ["Note (2)", 3],
    ["Note (3)", 4],
  ]);
  expect(width).toBe(5);
  const others = Array.from({ length: 500 }, (_, index) => `Column ${index}`);
  expect(likeness).toBeGreaterThan(productHeadings({ row: 1, cells: others }).likeness);
});
