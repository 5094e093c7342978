import { expect, it } from "vitest";
import { isAmbiguousPrice, readAmount, readRupees, shownDecimalMark } from "./price-text.ts";

it.each([
  ["1299", 1299],
  ["1299.5", 1299.5],
  [" 1,299.50 ", 1299.5],
  ["₹1,299.00", 1299],
  ["₹ 1,299", 1299],
  ["Rs. 1,299", 1299],
  ["Rs.499", 499],
  ["rs 499/-", 499],
  ["1299.00 INR", 1299],
  ["INR 1,299.00", 1299],
  ["1299/-", 1299],
  ["1299 INR/-", 1299],
  ["₹1,299/=", 1299],
  ["1,29,900", 129_900],
  ["12,34,567.50", 1_234_567.5],
  ["1,299,000", 1_299_000],
  ["1 299.00", 1299],
  ["1\u00a0299", 1299],
  ["1.299,00", 1299],
  ["1.299.000", 1_299_000],
  ["1299.000", 1299],
  ["0.990", 0.99],
  ["1299".padStart(40, "0"), 1299],
])("the price %j is %d rupees", (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

it.each([
  "",
  "₹",
  "none",
  "1299,50",
  "1,23,4",
  "1,2345",
  "12,3456",
  "1,299,00",
  "1,29.900",
  "1e3",
  "0x10",
  "4.990",
  "1.299",
  "1299.999",
  "-1299",
  "+1299",
  "$12",
  "12 USD",
  "1299 1499",
  "1299-1499",
  "Infinity",
  "9".repeat(41),
])("the price %j is refused rather than guessed", (text) => {
  expect(readRupees(text)).toBeUndefined();
});

it.each([
  ["4.990", 499_000],
  ["1299,50", 129_950],
  ["1299.999", 129_999],
])("the digits %j have one likely meaning", (text, hundredths) => {
  expect(readAmount(text)).toEqual({ hundredths, isCertain: false });
});

it.each([
  ["1299", undefined],
  ["4.990", undefined],
  ["1 299", undefined],
  ["none", undefined],
  ["₹1,299", "."],
  ["1299.5", "."],
  ["1,29,900.00", "."],
  ["1299.999", "."],
  ["1.299,00", ","],
  ["1.299.000", ","],
  ["1299,50 INR", ","],
])("the decimal mark that %j shows is %j", (text, mark) => {
  expect(shownDecimalMark(text)).toBe(mark);
});

it.each([
  ["4.990", 4990],
  ["1299,50", 1299.5],
  ["Rs. 12.500/-", 12_500],
  ["1.299,00", 1299],
  ["1,23,4", undefined],
  ["1299.999", undefined],
])("in a file whose decimal mark is the comma, %j is %j rupees", (text, rupees) => {
  expect(readRupees(text, ",")).toBe(rupees);
});

it("a file whose decimal mark is the point settles nothing", () => {
  expect(["4.990", "1299,50"].map((text) => readRupees(text, "."))).toEqual([undefined, undefined]);
  expect(["4.990", "1299,50", "1299", "x"].map(isAmbiguousPrice)).toEqual([true, true, false, false]);
});
