import { describe, expect, test } from "vitest";
import { ITEMS_MAX, TAGS_MAX } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { lostLetters, readOutfitFields, shownValue, storableText } from "./outfit-fields.ts";
import { catalogueLine } from "./testing/catalogue-lines.ts";

const ID = "0b0a6f3c-52a5-4f0c-9d4e-6f1f5f3f7a11";
const patchOf = (fields: Record<string, unknown>) => readOutfitFields({ id: ID, ...fields });
const mistakesOf = (fields: Record<string, unknown>) => {
  const read = readOutfitFields(fields);
  return "mistakes" in read ? read.mistakes : [];
};

describe("values as people write them", () => {
  test.each([
    ["category", " party ", "Party"],
    ["section", "WOMEN", "Women"],
    ["type", "promoted", "Promoted"],
    ["rateLook", "4.5", 4.5],
    ["rateLook", 4.5, 4.5],
    ["rateLook", "", 0],
    ["rateLook", " ", undefined],
    ["publishAt", "", null],
    ["publishAt", "2027-01-01T10:00:00Z", new Date("2027-01-01T10:00:00Z")],
    ["tags", " silk | red ", ["silk", "red"]],
    ["tags", ["silk"], ["silk"]],
    ["tags", "", []],
    ["isActive", " YES ", true],
    ["isActive", "0", false],
    ["isActive", "", undefined],
    ["description", "", ""],
    ["description", null, undefined],
  ])("%s of %j is %j", (field, value, expected) => {
    const read = patchOf({ [field]: value });
    expect("patch" in read && read.patch).toEqual(
      expected === undefined ? { id: ID } : { id: ID, [field]: expected },
    );
  });

  test.each([
    ["itemPrice", "₹1,299.00", 1299],
    ["itemPrice", " 999 ", 999],
    ["itemPrice", 999.5, 999.5],
    ["role", "LAYER", "layer"],
    ["match", " Similar", "similar"],
    ["spot", "", null],
    ["spot", { x: "0.5", y: 1 }, { x: 0.5, y: 1 }],
    ["spot", null, undefined],
    ["role", null, undefined],
  ])("an item's %s of %j is %j", (field, value, expected) => {
    const read = patchOf({ items: [{ itemName: "Sari", [field]: value }] });
    const item = expected === undefined ? { itemName: "Sari" } : { itemName: "Sari", [field]: expected };
    expect("patch" in read && read.patch).toEqual({ id: ID, items: [item] });
  });

  test("a price follows the mark of the other prices", () => {
    const read = readOutfitFields({ id: ID, items: [{ itemPrice: "4.990" }] }, ",");
    expect(read).toMatchObject({ patch: { items: [{ itemPrice: 4990 }] } });
  });
});

describe("what is refused", () => {
  test.each([
    [{ category: "Nope" }, ["category"], "Nope"],
    [{ rateLook: "good" }, ["rateLook"], "good"],
    [{ isActive: "perhaps" }, ["isActive"], "perhaps"],
    [{ tags: 7 }, ["tags"], "7"],
    [{ tags: [true] }, ["tags", 0], "true"],
    [{ items: "none" }, ["items"], "none"],
    [{ items: [["Sari"]] }, ["items", 0], undefined],
    [{ items: [null] }, ["items", 0], undefined],
    [{ items: [{ spot: "left" }] }, ["items", 0, "spot"], "left"],
    [{ items: [{ spot: { x: "left", y: 0 } }] }, ["items", 0, "spot", "x"], "left"],
    [{ items: [{ itemName: "  \n " }] }, ["items", 0, "itemName"], undefined],
  ])("%j is named by its place, with what was found", (fields, path, found) => {
    expect(readOutfitFields({ id: ID, ...fields })).toEqual({
      mistakes: [{ path, reason: expect.any(String), found }],
    });
  });

  test("a price that could mean two amounts is told so, and no other number", () => {
    const mistakes = mistakesOf({
      ...{ id: ID, rateLook: "14.990" },
      items: [{ itemPrice: "4.990" }, { itemPrice: "4x" }, { itemName: 4 }],
    });
    expect(
      mistakes.map(({ path, reason }) => [path.join(), reason === IMPORT_MESSAGES.priceAmbiguous]),
    ).toEqual([
      ["rateLook", false],
      ["items,0,itemPrice", true],
      ["items,1,itemPrice", false],
      ["items,2,itemName", false],
    ]);
  });

  test("a new outfit has all that it lacks named, also where its items should be", () => {
    expect(mistakesOf({ items: [null] }).map(({ path }) => path.join())).toEqual([
      ...["category", "section", "items,0"],
    ]);
    expect(mistakesOf({}).map(({ path }) => path.join())).toEqual(["category", "section", "items"]);
  });

  test("twenty mistakes are named, and no more", () => {
    const items = Array.from({ length: ITEMS_MAX }, () => ({}));
    expect(mistakesOf(catalogueLine("x", { items }))).toHaveLength(20);
    const tags = Array.from({ length: TAGS_MAX }, () => 7);
    expect(mistakesOf(catalogueLine("x", { tags }))).toHaveLength(20);
  });
});

describe("lost letters", () => {
  test.each(["??", "?? silk", "Red ??", "Red ???? silk", "Caf\ufffd"])("are found in %j", (description) => {
    expect(lostLetters({ description })).toEqual([
      { field: "description", reason: IMPORT_MESSAGES.lostLetters, found: description },
    ]);
  });

  test.each(["?", "Who wears this?", "Really??", "What ?", "??silk", ""])(
    "are not found in %j",
    (description) => {
      expect(lostLetters({ description })).toEqual([]);
    },
  );

  test("are found in each text of an outfit", () => {
    const outfit = { tags: ["red", "?? silk"], items: [{ itemName: "??", sourceName: "???" }, {}] };
    expect(lostLetters(outfit).map(({ field, found }) => [field, found])).toEqual([
      ["tags", "?? silk"],
      ["itemName", "??"],
      ["sourceName", "???"],
    ]);
    expect(lostLetters({})).toEqual([]);
  });
});

describe("a value that is shown", () => {
  test.each([
    ["x".repeat(60), "x".repeat(60)],
    ["x".repeat(61), `${"x".repeat(60)}…`],
    [` ${"x".repeat(60)} `, "x".repeat(60)],
    [`${"x".repeat(59)}👗`, `${"x".repeat(59)} …`],
    ["\0\n", ""],
    [12, "12"],
  ])("%j is %j", (value, shown) => {
    expect(shownValue(value)).toBe(shown);
  });

  test("can be stored", () => {
    expect(storableText("a\0b\ud83dc\nd👗")).toBe("a b c d👗");
  });
});
