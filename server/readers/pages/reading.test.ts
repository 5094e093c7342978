import { describe, expect, it } from "vitest";
import { HOSTILE_PAGES } from "#tests/merchant/hostile-pages.ts";
import { PAGE_SHAPES, shapeUrl } from "#tests/merchant/page-shapes.ts";
import { threadTime } from "#tests/setup/thread-time.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { readPage } from "./page-reader.ts";
import { readPrice } from "./price-text.ts";

const ORIGIN = "https://merchant.example";

describe("what a page says of its product", () => {
  it.each(PAGE_SHAPES.map((shape) => [shape.name, shape] as const))("%s", (name, shape) => {
    const {
      isProduct = true,
      price,
      currency,
      title,
      availability = "unknown",
      image,
      sourceName,
    } = shape.reads;
    const reading = readPage({
      url: shapeUrl(ORIGIN, name),
      contentType: shape.contentType ?? "text/html; charset=utf-8",
      bytes: Buffer.from(shape.body as string),
    });
    expect(reading).toMatchObject({ isProduct });
    if (!isProduct) return;
    expect(reading).toEqual({
      isProduct,
      title,
      price: price === undefined ? undefined : Math.round(price * 100),
      currency,
      availability,
      image: image && ORIGIN + image,
      sourceName,
    });
  });

  it.each(Object.entries(HOSTILE_PAGES))("a page of %s is read in a moment", (_, page) => {
    const started = threadTime();
    read(page());
    expect(threadTime() - started).toBeLessThan(scaled(2_000));
  });
});

const read = (html: string) => readPage({ url: ORIGIN, contentType: "text/html", bytes: Buffer.from(html) });

// A search that begins at each semicolon again would take minutes.
it("data of a million semicolons are read in a moment, those at the end without them", () => {
  const product = '{"@type":"Product","name":"Kurta"}';
  const readData = (data: string) => read(`<script type="application/ld+json">${data}</script>`);
  expect(readData(`${product};;`)).toMatchObject({ isProduct: true, title: "Kurta" });
  expect(readData(`${product}${";".repeat(1_000_000)}x`)).toMatchObject({ isProduct: false });
});

it.each([
  ["1,499", 149900],
  ["1.499", 149900],
  ["1.499,00", 149900],
  ["1,499.5", 149950],
  ["1'499.00", 149900],
  ["1\u202f499,00 €", 149900],
  ["1499.0000", 149900],
  ["₹999 – ₹1,299", 99900],
  ["from 12,34,567", 123456700],
  ["1299,50", 129950],
  ["₹1,299 20% off", 129900],
  ["1 299 20% off", 129900],
  ["1299.990", 129999],
  ["1,23,4", undefined],
  ["1e3", undefined],
  ["", undefined],
  ["free", undefined],
  ["1000000000", 100_000_000_000],
  ["1000000000.01", undefined],
  ["99999999999999", undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [-1, undefined],
  [null, undefined],
])("the price %j is %s hundredths", (text, expected) => {
  expect(readPrice(text)).toBe(expected);
});
