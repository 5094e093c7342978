import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cellText, inertCell } from "#contract/catalogue/inert-cell.ts";
import { cellNumber, cellTruth, joinTags, splitTags } from "./csv-cell.ts";

const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^['=+@\t\r|\\-]*[a-c|;,\\'=]*$/));

describe("a cell", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "\0x", "＝1", "'=1", "''@x"])(
    "of %j is no formula",
    (formula) => {
      expect(inertCell(formula)).toBe(`'${formula}`);
    },
  );

  test.each(["Red sari", "a=b", "", "'quoted'", "साड़ी", "3+1"])("of %j stays as it is", (plain) => {
    expect(inertCell(plain)).toBe(plain);
  });

  it("is read without the spaces around it", () => {
    expect(cellText(" Red sari\t")).toBe("Red sari");
  });

  it("round-trips any text through escaping", () => {
    fc.assert(
      fc.property(text, (any) => {
        const trimmed = any.trim();
        expect(cellText(inertCell(trimmed))).toBe(trimmed);
      }),
    );
  });
});

describe("tags", () => {
  it("round-trip through one cell, whatever they contain", () => {
    fc.assert(
      fc.property(fc.array(text), (any) => {
        const tags = any.map((tag) => tag.trim()).filter(Boolean);
        expect(splitTags(joinTags(tags))).toEqual(tags);
      }),
    );
  });

  test.each([
    ["silk | red", ["silk", "red"]],
    ["silk||red|", ["silk", "red"]],
    ["silk; red, long", ["silk", "red, long"]],
    ["silk, red,evening", ["silk", "red", "evening"]],
    ["red\\, long", ["red, long"]],
    ["red, long|silk", ["red, long", "silk"]],
    ["", []],
    [" | ", []],
  ])("of %j are %j", (cell, tags) => {
    expect(splitTags(cell)).toEqual(tags);
  });
});

test.each([
  ["1299", 1299],
  ["1299.5", 1299.5],
  ["1,299.50", 1299.5],
  ["12,34,567", 1_234_567],
  ["-1", -1],
  ["", undefined],
  ["1299,50", "1299,50"],
  ["1,2990", "1,2990"],
  ["-1,299", "-1,299"],
  ["1e5", "1e5"],
  ["₹ 12", "₹ 12"],
])("the number of %j is %j", (cell, number) => {
  expect(cellNumber(cell)).toBe(number);
});

test.each([
  ["TRUE", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["No", false],
  ["0", false],
  ["", undefined],
  ["maybe", "maybe"],
])("the yes or no of %j is %j", (cell, truth) => {
  expect(cellTruth(cell)).toBe(truth);
});
