import { describe, expect, it } from "vitest";
import { PAGE_SHAPES, shapeUrl } from "#tests/merchant/page-shapes.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { PageReader } from "./page-reader.ts";
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
    const bytes = Buffer.from(shape.body as string);

    for (const chunkSize of [bytes.length || 1, 997]) {
      const reader = new PageReader(shapeUrl(ORIGIN, name), shape.contentType ?? "text/html; charset=utf-8");
      for (let at = 0; at < bytes.length; at += chunkSize) reader.write(bytes.subarray(at, at + chunkSize));
      const reading = reader.end();
      expect(reading).toMatchObject({ isProduct });
      if (!isProduct) continue;
      expect(reading).toEqual({
        isProduct,
        title,
        price: price === undefined ? undefined : Math.round(price * 100),
        currency,
        availability,
        image: image && ORIGIN + image,
        sourceName,
      });
    }
  });

  it("a page of 2 MB of unclosed elements is read in a moment", () => {
    const reader = new PageReader(ORIGIN, "text/html");
    const started = performance.now();
    const chunk = Buffer.from("<div itemscope itemprop=a><span itemprop=b>x".repeat(1_000));
    for (let size = 0; size < 2_000_000; size += chunk.length) reader.write(chunk);

    expect(reader.end().isProduct).toBe(false);
    expect(performance.now() - started).toBeLessThan(scaled(15_000));
  });
});

// A search that begins at each semicolon again would take minutes.
it("data of a million semicolons are read in a moment, those at the end without them", () => {
  const product = '{"@type":"Product","name":"Kurta"}';
  const read = (data: string) => {
    const reader = new PageReader(ORIGIN, "text/html");
    reader.write(Buffer.from(`<script type="application/ld+json">${data}</script>`));
    return reader.end();
  };
  expect(read(`${product};;`)).toMatchObject({ isProduct: true, title: "Kurta" });
  expect(read(`${product}${";".repeat(1_000_000)}x`)).toMatchObject({ isProduct: false });
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
  ["", undefined],
  ["free", undefined],
  ["99999999999999", undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [-1, undefined],
  [null, undefined],
])("the price %j is %s hundredths", (text, expected) => {
  expect(readPrice(text)).toBe(expected);
});
