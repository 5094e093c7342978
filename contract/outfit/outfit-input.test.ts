import { describe, expect, it } from "vitest";
import { type OutfitInput, outfitInputSchema } from "./outfit-input.ts";
import { CATEGORIES, SECTIONS } from "./outfit-vocabulary.ts";

const ITEM = {
  sourceName: "Neel & Co",
  itemName: "Indigo kurta",
  itemPrice: 1299.5,
  itemLink: "https://shop.example/p/indigo-kurta",
};
const OUTFIT = {
  category: "Festival",
  section: "Men",
  type: "Promoted",
  rateLook: 4.5,
  tags: ["indigo"],
  description: "For the evening.",
  items: [ITEM],
};

const letters = (count: number) => "x".repeat(count);
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const linkOf = (length: number) => {
  const start = "https://shop.example/";
  return start + letters(length - start.length);
};
const withItem = (change: Record<string, unknown>) => ({ items: [{ ...ITEM, ...change }] });

/** The messages about an outfit that is good but for the change. */
function mistakes(change: Record<string, unknown>): string[] {
  const parsed = outfitInputSchema.safeParse({ ...OUTFIT, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

function parsed(change: Record<string, unknown>): OutfitInput {
  return outfitInputSchema.parse({ ...OUTFIT, ...change });
}

describe("an outfit's input", () => {
  // covers: fields-18, fields-19, constants-05, constants-08, link-addresses-02, lengths-01
  it.each<[string, Record<string, unknown>]>([
    ["a rating of 0", { rateLook: 0 }],
    ["a rating of 5", { rateLook: 5 }],
    ["a description of 500 characters", { description: letters(500) }],
    ["no description", { description: undefined }],
    ["20 tags of 40 characters", { tags: times(20, letters(40)) }],
    ["30 items", { items: times(30, ITEM) }],
    ["an item name of 200 characters", withItem({ itemName: letters(200) })],
    ["a source name of 200 characters", withItem({ sourceName: letters(200) })],
    ["a price of one paisa", withItem({ itemPrice: 0.01 })],
    ["a price of one crore", withItem({ itemPrice: 10_000_000 })],
    ["a price just below one crore", withItem({ itemPrice: 9_999_999.99 })],
    ["a link of 2,000 characters", withItem({ itemLink: linkOf(2_000) })],
  ])("may have %s", (_, change) => {
    expect(mistakes(change)).toEqual([]);
  });

  // covers: fields-18, fields-19, constants-05, constants-08, link-addresses-02, lengths-01
  it.each<[string, Record<string, unknown>, string]>([
    ["no category", { category: undefined }, "Category is required"],
    ["an empty category", { category: "" }, "Category is required"],
    ["an unknown category", { category: "Nowhere" }, "Category must be one of the shop's categories"],
    ["no section", { section: "" }, "Section is required"],
    ["an unknown section", { section: "women" }, "Section must be Men, Women or Kids"],
    ["an unknown type", { type: "Free" }, "Type must be Normal, Sponsored or Promoted"],
    ["a rating below 0", { rateLook: -0.1 }, "Rating must be between 0 and 5"],
    ["a rating above 5", { rateLook: 5.1 }, "Rating must be between 0 and 5"],
    ["a rating that is no number", { rateLook: Number.NaN }, "Rating must be between 0 and 5"],
    [
      "a description of 501 characters",
      { description: letters(501) },
      "Description can have at most 500 characters",
    ],
    ["21 tags", { tags: times(21, "silk") }, "An outfit has at most 20 tags"],
    ["a tag of 41 characters", { tags: [letters(41)] }, "Please use at most 40 characters"],
    ["a blank tag", { tags: ["  "] }, "A tag cannot be blank"],
    ["no items", { items: [] }, "At least one item is required"],
    ["no list of items", { items: undefined }, "At least one item is required"],
    ["31 items", { items: times(31, ITEM) }, "An outfit has at most 30 items"],
    ["a blank item name", withItem({ itemName: " " }), "Item name is required"],
    [
      "an item name of 201 characters",
      withItem({ itemName: letters(201) }),
      "Please use at most 200 characters",
    ],
    ["a blank source name", withItem({ sourceName: "" }), "Source name is required"],
    [
      "a source name of 201 characters",
      withItem({ sourceName: letters(201) }),
      "Please use at most 200 characters",
    ],
    ["no price", withItem({ itemPrice: undefined }), "Valid price is required"],
    ["a price in words", withItem({ itemPrice: "1299" }), "Valid price is required"],
    ["a price of 0", withItem({ itemPrice: 0 }), "Valid price is required"],
    ["a negative price", withItem({ itemPrice: -5 }), "Valid price is required"],
    ["an endless price", withItem({ itemPrice: Number.POSITIVE_INFINITY }), "Valid price is required"],
    [
      "a price above one crore",
      withItem({ itemPrice: 10_000_000.01 }),
      "The price can be at most ₹1,00,00,000",
    ],
    ["three decimals", withItem({ itemPrice: 9.999 }), "The price can have at most two decimals"],
    [
      "three decimals of a high price",
      withItem({ itemPrice: 9_999_999.001 }),
      "The price can have at most two decimals",
    ],
    ["no link", withItem({ itemLink: "" }), "Item link is required"],
    [
      "a link that runs a script",
      withItem({ itemLink: " JaVa\tScript:alert(1)" }),
      "Please enter a valid URL",
    ],
    [
      "a link with a password",
      withItem({ itemLink: "https://user:pass@shop.example" }),
      "Please enter a valid URL",
    ],
    ["a link without a scheme", withItem({ itemLink: "//shop.example/p" }), "Please enter a valid URL"],
    [
      "a link of 2,001 characters",
      withItem({ itemLink: linkOf(2_001) }),
      "Please use at most 2000 characters",
    ],
    [
      "a link of 5,000 characters",
      withItem({ itemLink: linkOf(5_000) }),
      "Please use at most 2000 characters",
    ],
    ["a NUL character", { description: "a\u0000b" }, "Please remove the invisible NUL character"],
  ])("may not have %s", (_, change, message) => {
    expect(mistakes(change)).toEqual([message]);
  });

  it("is trimmed, and Normal, unrated and without tags unless it says otherwise", () => {
    const { category, section } = OUTFIT;
    expect(outfitInputSchema.parse({ category, section, items: [ITEM] })).toEqual({
      category,
      section,
      type: "Normal",
      rateLook: 0,
      tags: [],
      description: "",
      items: [ITEM],
    });
    expect(parsed({ description: "  A look. ", ...withItem({ itemName: " Kurta " }) })).toMatchObject({
      description: "A look.",
      items: [{ itemName: "Kurta" }],
    });
  });

  it("keeps nothing that it does not know", () => {
    expect(parsed({ isUserAdmin: true, numberOfLikes: 9 })).toEqual(OUTFIT);
  });
});

describe("the shop's words", () => {
  // covers: constants-01
  it("are the twenty occasions and three audiences of the specification", () => {
    expect(CATEGORIES).toEqual([
      "Couple",
      "Wedding",
      "Traditional",
      "Party",
      "Trip/Travel",
      "Dinner",
      "Date",
      "Birthday",
      "Formal",
      "Casual",
      "Festival",
      "Workout",
      "Maternity",
      "Prom and Graduation",
      "Vacation",
      "Winter",
      "Summer Beachwear",
      "Concert and Music Festival",
      "Outdoor Adventure",
      "Job Interview",
    ]);
    expect(SECTIONS).toEqual(["Men", "Women", "Kids"]);
  });
});
