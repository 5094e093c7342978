import { expect, it } from "vitest";
import { groupRefusals, refusalsCsv } from "./refusal-groups.ts";

const price = { field: "itemPrice", reason: "Valid price is required" };
const REFUSALS = [
  { line: 2, ...price, found: "free" },
  { line: 2, field: "category", reason: "Category is required" },
  { line: 5, ...price, found: "=1+1" },
  { line: 5, ...price, found: "free" },
  ...[6, 7, 8].map((line) => ({ line, ...price, found: `x${line}` })),
];

it("mistakes with the same sentence are one group, with its first lines and values", () => {
  expect(groupRefusals(REFUSALS)).toEqual([
    { ...price, count: 6, lines: [2, 5, 6], found: ["free", "=1+1", "x6"] },
    { field: "category", reason: "Category is required", count: 1, lines: [2], found: [] },
  ]);
});

it("items of a line are one group, and a whole line has no field", () => {
  const refusals = [0, 1].map((item) => ({ line: 1, field: `items[${item}].itemPrice`, reason: "Wrong" }));
  expect(groupRefusals([...refusals, { line: 3, reason: "Wrong" }])).toEqual([
    { field: "items.itemPrice", reason: "Wrong", count: 2, lines: [1], found: [] },
    { field: undefined, reason: "Wrong", count: 1, lines: [3], found: [] },
  ]);
});

it("the download has each mistake, and nothing that a spreadsheet evaluates", () => {
  const [, row] = refusalsCsv([{ line: 5, field: "a", reason: 'Say "x"', found: "=1+1" }]).split("\r\n");
  expect(row).toBe('"5","a","Say ""x""","\'=1+1"');
  expect(refusalsCsv(REFUSALS).trim().split("\r\n")).toHaveLength(REFUSALS.length + 1);
});
