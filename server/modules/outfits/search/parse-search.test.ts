import { describe, expect, it } from "vitest";
import { presentIntent } from "../outfit-presenter.ts";
import { correctSpelling, TERM_COUNT } from "./lexicon.ts";
import { parseSearch } from "./parse-search.ts";

const understood = (term: string) => presentIntent(parseSearch(term));

it("knows at least 250 fashion terms, variants and synonyms", () => {
  expect(TERM_COUNT).toBeGreaterThanOrEqual(250);
});

describe("what a search term asks for", () => {
  it.each([
    ["red saree under 2000", { colour: "red", maxPrice: 2000, words: ["saree"] }],
    ["kurta for men", { section: "Men", words: ["kurta"] }],
    ["womens black dress", { section: "Women", colour: "black", words: ["dress"] }],
    ["men's shirts", { section: "Men", words: ["shirt"] }],
    ["LADIES Sandals", { section: "Women", words: ["sandals"] }],
    ["girls party dress", { section: "Kids", categories: ["Party"], words: ["dress"] }],
    ["office wear for men", { section: "Men", categories: ["Formal", "Job Interview"], words: [] }],
    ["shaadi ke liye lehnga", { categories: ["Wedding"], words: ["lehenga"] }],
    ["gym", { categories: ["Workout"], words: [] }],
    ["beach", { categories: ["Summer Beachwear", "Vacation"], words: [] }],
    ["lal sari", { colour: "red", words: ["saree"] }],
    ["maroon kurti", { colour: "red", words: ["kurti"] }],
    ["tee", { words: ["t-shirt"] }],
    ["T-Shirt", { words: ["t-shirt"] }],
    ["tshirts", { words: ["t-shirt"] }],
    ["trainers", { words: ["sneakers"] }],
    ["running shoes", { words: ["sneakers"] }],
    ["pants", { words: ["trousers"] }],
    ["shades", { words: ["sunglasses"] }],
    ["saree blouse", { words: ["blouse"] }],
    ["rose gold watch", { colour: "gold", words: ["watch"] }],
    ["mens and womens sneakers", { words: ["sneakers"] }],
    ["W kurta", { words: ["w", "kurta"] }],
    ["chikankari kurta by h&m", { words: ["chikankari", "kurta", "hm"] }],
    ["bridal lehenga", { section: "Women", categories: ["Wedding"], words: ["lehenga"] }],
    ["dulha sherwani", { section: "Men", categories: ["Wedding"], words: ["sherwani"] }],
    ["bridal dress for girls", { section: "Kids", categories: ["Wedding"], words: ["dress"] }],
    ["kurta pajama", { words: ["kurta", "pyjama"] }],
    ["outfits", { words: [] }],
  ])("%s", (term, expected) => {
    expect(understood(term)).toEqual(expected);
  });

  it.each([
    ["under 2000", { maxPrice: 2000 }],
    ["below ₹1,500", { maxPrice: 1500 }],
    ["1000-3000", { minPrice: 1000, maxPrice: 3000 }],
    ["3000 to 1000", { minPrice: 1000, maxPrice: 3000 }],
    ["between rs 1,000 and rs. 3,000", { minPrice: 1000, maxPrice: 3000 }],
    ["1-2k", { minPrice: 1000, maxPrice: 2000 }],
    ["upto 2k", { maxPrice: 2000 }],
    ["less than 1.5k", { maxPrice: 1500 }],
    ["above 5000", { minPrice: 5000 }],
    ["around 2000", { minPrice: 1500, maxPrice: 2500 }],
    ["2000 se kam", { maxPrice: 2000 }],
    ["500 rupees", { maxPrice: 500 }],
    ["₹999", { maxPrice: 999 }],
    ["1 lakh tak", { maxPrice: 100_000 }],
    ["under ₹50", { maxPrice: 50 }],
    ["from 20 to 50 rupees", { minPrice: 20, maxPrice: 50 }],
    ["under 99999999999999999999", { maxPrice: 1_000_000_000 }],
  ])("the price in %s", (term, expected) => {
    expect(understood(term)).toEqual({ ...expected, words: [] });
  });

  it.each([
    "501",
    "under",
    "oversized 2",
    "2 piece",
    "24-7",
    "girls from 2 to 5 years",
    "between 2 and 5 years",
    "kids under 5",
    "above 5 years",
    "around 12 years",
    "5 or more",
  ])("%s names no price", (term) => {
    expect(parseSearch(term).price).toBeUndefined();
  });
});

it("each colour describes the garment after it, or the only one before it", () => {
  const coloursOf = (term: string) =>
    parseSearch(term).garments.map(({ name, colours }) => [name, ...colours.map(({ family }) => family)]);
  expect(coloursOf("black shirt with navy blue jeans")).toEqual([
    ["shirt", "black"],
    ["jeans", "blue"],
  ]);
  expect(coloursOf("black and white saree")).toEqual([["saree", "black", "white"]]);
  expect(coloursOf("saree red")).toEqual([["saree", "red"]]);
  expect(coloursOf("red shirt and red shoes")).toEqual([
    ["shirt", "red"],
    ["shoes", "red"],
  ]);
  expect(parseSearch("red").colours).toEqual([{ shade: "red", family: "red" }]);
});

it("a single letter beside a garment excludes nothing", () => {
  expect(parseSearch("W kurta")).toMatchObject({ words: [], letters: ["w"] });
  expect(parseSearch("h&m kurta")).toMatchObject({ words: [{ joined: "hm" }], letters: [] });
  expect(parseSearch("W")).toMatchObject({ words: [{ joined: "w" }], letters: [] });
});

it("its parts can be taken out one by one", () => {
  expect(parseSearch("red saree for women under ₹2,000").parts).toEqual([
    { label: "Red", without: "saree for women under ₹2,000", kind: "colour" },
    { label: "Saree", without: "red for women under ₹2,000", kind: "garment" },
    { label: "Women", without: "red saree for under ₹2,000", kind: "section" },
    { label: "Saree under ₹2,000", without: "red saree for women", kind: "price" },
  ]);
});

it.each([
  ["what to wear for a wedding", "Wedding", ""],
  ["dresses for women", "Dress", "for women"],
  ["for women", "Women", ""],
  ["men style", "Men", ""],
  ["wedding outfits", "Wedding", ""],
  ["sarees within my budget of 2000", "Saree", "within my budget of 2000"],
  ["the sare for women", "Women", "the sare for"],
  ["best ikat style", "Ikat", ""],
])("what %j leaves without %s is %j: filler words alone ask for nothing", (term, label, without) => {
  expect(parseSearch(term).parts).toContainEqual({ label, without, kind: expect.any(String) });
});

it.each([
  ["under 2k", "Under ₹2,000"],
  ["sneakers below 5k", "Sneakers under ₹5,000"],
  ["saree from 2000", "Saree from ₹2,000"],
  ["saree 2000 to 3000", "Saree for ₹2,000 to ₹3,000"],
  ["saree and clutch under 3000", "An item under ₹3,000"],
])("the price of %j is called %j", (term, label) => {
  expect(parseSearch(term).parts.map((part) => part.label)).toContain(label);
});

it("the price is found after an age", () => {
  expect(parseSearch("kids under 5 under 500").price).toEqual({ max: 500 });
});

it.each([
  ["red red saree", "Red", "red saree"],
  ["saree saree", "Saree", "saree"],
  ["ikat ikat", "Ikat", "ikat"],
])("what %j asks for twice is one part", (term, label, without) => {
  const { parts } = parseSearch(term);
  expect(parts.filter((part) => part.label === label)).toEqual([
    { label, without, kind: expect.any(String) },
  ]);
});

it.each([
  ["sneekers", "sneakers"],
  ["lehnega", "lehenga"],
  ["blak", "black"],
  ["puma", undefined],
  ["zxqvbn", undefined],
])("%s is read as %s", (typed, term) => {
  expect(correctSpelling(typed)).toBe(term);
});

it("limits how many colours a term can ask for", () => {
  expect(parseSearch("red ".repeat(23)).colours).toHaveLength(1);
  const shades = "red maroon pink rani blue navy teal green olive mint gold silver beige";
  expect(parseSearch(shades).colours.length).toBeLessThanOrEqual(10);
});

it("limits how much a term can ask for", () => {
  const { words, garments } = parseSearch(Array.from({ length: 50 }, (_, index) => `w${index}`).join(" "));
  expect(words.length + garments.length).toBeLessThanOrEqual(10);
});
