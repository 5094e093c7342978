import { describe, expect, test } from "vitest";
import { ITEMS_MAX } from "#contract/limits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { LINK, mistakesOf, open, read } from "./testing/read-upload.ts";

const ID = "0b0a6f3c-52a5-4f0c-9d4e-6f1f5f3f7a11";
const OTHER = "7d0a6f3c-52a5-4f0c-9d4e-6f1f5f3f7a22";

/** The patches of a table, without what the outfits lack to be new ones. */
async function patchesOf(rows: readonly string[]) {
  return (await read(rows.join("\n"), "a.csv")).map((entry) => ("patch" in entry ? entry.patch : entry));
}

describe("a row that names an outfit by its id", () => {
  test("says nothing about columns that the table does not have", async () => {
    expect(await patchesOf(["id,description", `${ID},Red`, `${OTHER.toUpperCase()},Blue`])).toEqual([
      { id: ID, description: "Red" },
      { id: OTHER, description: "Blue" },
    ]);
  });

  test("empties by a blank cell what may be empty, and leaves the rest", async () => {
    const file = [
      "id,category,section,type,rateLook,tags,description,isActive,publishAt,image",
      `${ID},Party,,,,,,,,`,
    ];
    expect(await patchesOf(file)).toEqual([
      { id: ID, category: "Party", rateLook: 0, tags: [], description: "", publishAt: null },
    ]);
  });

  test("empties nothing where the row with the outfit's own cells was deleted with its item", async () => {
    const header = "outfit,id,category,section,rateLook,tags,description,publishAt,itemName";
    const left = { id: ID, items: [{ itemName: "Clutch" }] };
    expect(await patchesOf([header, `1,${ID},,,,,,,Clutch`])).toEqual([left]);
    expect(await patchesOf(["id,section,description,itemName", `${ID},,,Clutch`])).toEqual([left]);
    expect(await patchesOf([header, `1,${ID},,,,,New,,Clutch`])).toEqual([{ ...left, description: "New" }]);
  });

  test("empties by a blank cell in a table without category and section", async () => {
    expect(await patchesOf(["id,description,itemName", `${ID},,Clutch`])).toEqual([
      { id: ID, description: "", items: [{ itemName: "Clutch" }] },
    ]);
  });

  test("has the items that the table names, and of them the columns that it has", async () => {
    const file = ["id,itemName,itemPrice,role", `${ID},Sari,999,layer`, `${ID},Clutch,,`];
    expect(await patchesOf(file)).toEqual([
      { id: ID, items: [{ itemName: "Sari", itemPrice: 999, role: "layer" }, { itemName: "Clutch" }] },
    ]);
  });

  test.each([
    ["spotX,spotY", "0.5,0.25", { x: 0.5, y: 0.25 }],
    ["spotX,spotY", ",", null],
    ["spotX", "", null],
    ["spotY", "", null],
  ])("with %s of %j puts the spot of its item there", async (columns, cells, spot) => {
    expect(await patchesOf([`id,itemName,${columns}`, `${ID},Sari,${cells}`])).toEqual([
      { id: ID, items: [{ itemName: "Sari", spot }] },
    ]);
  });

  test.each([
    ["spotX", "0.5", "spotY"],
    ["spotY", "0.5", "spotX"],
  ])("with %s alone is refused by the number that is missing", async (column, cell, field) => {
    expect(await mistakesOf([`id,itemName,${column}`, `${ID},Sari,${cell}`].join("\n"))).toMatchObject([
      { line: 2, field },
    ]);
  });

  test("is refused for a wrong cell, not for what it leaves out", async () => {
    const file = ["id,category,itemPrice", `${ID},Nope,999`, `${OTHER},Party,none`];
    expect(await mistakesOf(file.join("\n"))).toMatchObject([
      { line: 2, field: "category", found: "Nope" },
      { line: 3, field: "itemPrice", found: "none" },
    ]);
  });

  test("tells what it lacks for a new outfit, by row and column", async () => {
    const [entry] = await read(["id,itemName,itemLink", `${ID},Sari,${LINK}`].join("\n"), "a.csv");
    expect(entry).toMatchObject({
      outfit: undefined,
      lacks: [
        { line: 2, field: "category" },
        { line: 2, field: "section" },
        { line: 2, field: "sourceName" },
        { line: 2, field: "itemPrice" },
      ],
    });
  });

  test("is also a whole outfit if it has everything, without what is blank", async () => {
    const file = [
      "id,category,section,tags,publishAt,sourceName,itemName,itemPrice,itemLink,spotX,spotY",
      `${ID},Party,Women,,,Rani,Sari,999,${LINK},,`,
    ];
    const item = { sourceName: "Rani", itemName: "Sari", itemPrice: 999, itemLink: LINK };
    const [entry] = await read(file.join("\n"), "a.csv");
    expect(entry).toEqual({
      line: 2,
      patch: {
        ...{ id: ID, category: "Party", section: "Women", tags: [], publishAt: null },
        items: [{ ...item, spot: null }],
      },
      outfit: {
        ...{ id: ID, category: "Party", section: "Women", type: "Normal", rateLook: 0, tags: [] },
        ...{ description: "", isActive: true, items: [item] },
      },
      lacks: [],
      warnings: [],
    });
  });

  test("belongs to one outfit with the other rows of its id, or of its number", async () => {
    const named = ["outfit,id,itemName", `1,${ID},Sari`, `1,,Clutch`, `2,${OTHER},Shirt`];
    const unnamed = ["id,itemName", `${ID},Sari`, `${OTHER},Shirt`, `${ID},Clutch`];
    const both = { id: ID, items: [{ itemName: "Sari" }, { itemName: "Clutch" }] };
    const one = { id: OTHER, items: [{ itemName: "Shirt" }] };
    expect(await patchesOf(named)).toEqual([both, one]);
    expect(await patchesOf(unnamed)).toEqual([one, both]);
  });

  test("is refused beside one of its number with another id", async () => {
    expect(await mistakesOf(["outfit,id,itemName", `1,${ID},Sari`, `1,${OTHER},Shirt`].join("\n"))).toEqual([
      { line: 2, field: "outfit", found: "1", reason: expect.stringContaining("row 3 with another id") },
    ]);
  });
});

describe("a table is known by its headings", () => {
  test.each([
    ["the id alone", "id"],
    ["the id beside a column of another kind", "id,description,colour"],
    ["two columns without the id", "category,section"],
  ])("not with %s", async (_, headings) => {
    await expect(open(`${headings}\n${ID},x,y`, "a")).rejects.toThrow(IMPORT_ERRORS.fileUnknown.text);
  });

  test("with three of its columns beside any others", async () => {
    await expect(open("colour,category,section,description\nred,Party,Women,x", "a")).rejects.toThrow(
      /missing: outfit, itemName/,
    );
  });

  test("and the first of two columns with one name is read", async () => {
    expect(await patchesOf(["id,description,Description", `${ID},First,Second`])).toEqual([
      { id: ID, description: "First" },
    ]);
  });
});

describe("the rows of an outfit", () => {
  const HEADER = "outfit,category,section,description,tags,itemName,sourceName,itemPrice,itemLink";
  const item = (name: string) => `${name},Rani,999,${LINK}`;

  test(`are at most ${ITEMS_MAX}`, async () => {
    const rows = Array.from({ length: ITEMS_MAX }, (_, at) => `1,Party,Women,,,${item(`Item ${at}`)}`);
    const [entry] = await read([HEADER, ...rows].join("\n"));
    expect(entry).toMatchObject({ outfit: { items: { length: ITEMS_MAX } } });
    expect(await mistakesOf([HEADER, ...rows, rows[0]].join("\n"))).toEqual([
      { line: 2, field: "outfit", reason: "An outfit has at most 30 items" },
    ]);
  });

  test("may differ in the case of category and section only", async () => {
    const same = [HEADER, `1,Party,Women,Red,,${item("Sari")}`, `1,PARTY,women,Red,,${item("Clutch")}`];
    expect(await mistakesOf(same.join("\n"))).toEqual([]);
    const different = [HEADER, `1,Party,Women,Red,,${item("Sari")}`, `1,,,red,,${item("Clutch")}`];
    expect(await mistakesOf(different.join("\n"))).toEqual([
      {
        ...{ line: 3, field: "description", found: "red" },
        reason: "This differs from the outfit's other rows: please leave it blank",
      },
    ]);
  });

  test("have all their differences named", async () => {
    const file = [HEADER, `1,Party,Women,Red,silk,${item("Sari")}`, `1,,,Blue,cotton,${item("Clutch")}`];
    expect(await mistakesOf(file.join("\n"))).toMatchObject([
      { line: 3, field: "tags", found: "cotton" },
      { line: 3, field: "description", found: "Blue" },
    ]);
  });

  test("have a mistake of the outfit's own cell where the cell is filled", async () => {
    const file = [HEADER, `1,Party,,,,${item("Sari")}`, `1,,Nobody,,,${item("Clutch")}`];
    expect(await mistakesOf(file.join("\n"))).toMatchObject([{ line: 3, field: "section", found: "Nobody" }]);
  });

  test("without a number are one outfit up to the next that says something of it", async () => {
    const file = [
      HEADER,
      `,Party,Women,,,${item("Sari")}`,
      `,,,,,${item("Clutch")}`,
      `,Casual,Men,,,${item("Tee")}`,
    ];
    expect(await read(file.join("\n"))).toMatchObject([
      { line: 2, mistakes: [{ line: 2, field: "outfit" }] },
      { line: 4, mistakes: [{ line: 4, field: "outfit" }] },
    ]);
  });

  test("that cannot be read refuse the outfit at whose rows the file breaks off, and no other", async () => {
    const file = [
      HEADER,
      `1,Party,Women,,,${item("Sari")}`,
      `2,Casual,Men,,,${item("Tee")}`,
      `1,,,,,${item("Clutch")}`,
      '1,,,"never closed',
    ];
    expect(await read(file.join("\n"))).toMatchObject([
      { line: 3, outfit: { items: [{ itemName: "Tee" }] } },
      { line: 2, mistakes: [{ line: 2, reason: "Row 5 cannot be read and may belong to this outfit" }] },
      { line: 5, mistakes: [{ reason: expect.stringContaining("never closed") }] },
    ]);
  });
});
