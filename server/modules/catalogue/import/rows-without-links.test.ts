import { beforeEach, describe, expect, it, test } from "vitest";
import type { ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ drawingsAtOnce: 0 });
let headers: Record<string, string>;
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  headers = (await signIn(shop, { isAdmin: true })).headers;
  calls = importCalls(() => shop.app, headers);
});

type Stored = [name: string, price: number, link: string];
const SARI: Stored = ["Red sari", 4999, "https://shop.example/s"];
const CLUTCH: Stored = ["Gold clutch", 1299, "https://shop.example/c"];
const SHOES: Stored = ["Shoes", 999, "https://shop.example/f"];

async function createLook(...items: Stored[]): Promise<string> {
  return createOutfit(shop.database, {
    items: items.map(([name, price, itemLink]) => ({ ...outfitItem(name, price), itemLink })),
  });
}

/** A table of one outfit's rows, without the column `id`. */
const table = (id: string, columns: string, ...rows: string[]) =>
  [`id,${columns}`, ...rows.map((row) => `${id},${row}`)].join("\n");

/** The items as a table says them after it is imported. */
async function itemsAfter(id: string, file: string): Promise<Stored[]> {
  expect(await calls.importToEnd(file, "a.csv")).toMatchObject({ changed: 1, refused: 0 });
  const { items } = await callForOutfit(shop, `GET /${id}`, headers);
  return items.map(({ itemName, itemPrice, itemLink = "" }) => [itemName, itemPrice, itemLink]);
}

async function refusalsOf(file: string) {
  const preview = (await calls.preview(file, "a.csv")).json<ImportPreview>();
  expect(preview).toMatchObject({ changedOutfits: 0, refused: 1 });
  return preview.refusals;
}

describe("rows of a sorted sheet without links", () => {
  it("are the items with their names, which keep their links", async () => {
    const id = await createLook(SARI, CLUTCH);
    const file = table(id, "itemName,itemPrice", "Gold clutch,1199", "Red sari,4999");
    expect(await itemsAfter(id, file)).toEqual([["Gold clutch", 1199, CLUTCH[2]], SARI]);
  });

  it("rename the one item that no other row is", async () => {
    const id = await createLook(SARI, CLUTCH, SHOES);
    const file = table(id, "itemName,itemPrice", "Shoes,899", "Golden clutch,1199", "Red sari,4999");
    expect(await itemsAfter(id, file)).toEqual([
      ["Shoes", 899, SHOES[2]],
      ["Golden clutch", 1199, CLUTCH[2]],
      SARI,
    ]);
  });

  test.each([
    ["neither links nor names", "itemPrice", ["1199", "4999"], "itemsUnnamed"],
    ["neither, for the roles", "role", ["bag", "whole"], "itemsUnnamed"],
    ["the same name twice", "itemName,itemPrice", ["Red sari,1199", "Red sari,4999"], "itemsUnclear"],
  ] as const)("are refused with %s", async (_, columns, rows, message) => {
    const id = await createLook(SARI, CLUTCH);
    expect(await refusalsOf(table(id, columns, ...rows))).toEqual([
      { line: 2, field: "itemLink", reason: IMPORT_MESSAGES[message]({ stored: 2 }) },
    ]);
  });

  it("are refused with several new names, where another row has moved", async () => {
    const id = await createLook(SARI, CLUTCH, SHOES);
    const file = table(id, "itemName,itemPrice", "Flats,899", "Golden clutch,1199", "Red sari,4999");
    expect(await refusalsOf(file)).toEqual([
      { line: 2, field: "itemLink", reason: IMPORT_MESSAGES.itemsUnclear({ stored: 3 }) },
    ]);
  });

  it("are refused for items of one name, unless these stay as they are", async () => {
    const ring = (link: string, price: number): Stored => ["Ring", price, `https://shop.example/${link}`];
    const items = [ring("1", 100), ring("2", 200), SARI];
    const id = await createLook(...items);
    const columns = "itemName,itemPrice";
    expect(await refusalsOf(table(id, columns, "Red sari,4999", "Ring,200", "Ring,90"))).toEqual([
      { line: 2, field: "itemLink", reason: IMPORT_MESSAGES.itemsUnclear({ stored: 3 }) },
    ]);
    const dearer = table(id, columns, "Red sari,5999", "Ring,100", "Ring,200");
    expect(await itemsAfter(id, dearer)).toEqual([["Red sari", 5999, SARI[2]], ...items.slice(0, 2)]);
  });
});

describe("rows without links", () => {
  it("rename several items where the others are at their places and the prices stay", async () => {
    const id = await createLook(SARI, CLUTCH, SHOES);
    const file = table(
      id,
      "itemName,itemPrice",
      "Crimson sari,4999",
      "Gold clutch,1199",
      `Flats,${SHOES[1]}`,
    );
    expect(await itemsAfter(id, file)).toEqual([
      ["Crimson sari", 4999, SARI[2]],
      ["Gold clutch", 1199, CLUTCH[2]],
      ["Flats", SHOES[1], SHOES[2]],
    ]);
    const named = table(id, "itemName", "Lal sari", "Sona clutch", "Juti");
    expect((await itemsAfter(id, named)).map(([name]) => name)).toEqual(["Lal sari", "Sona clutch", "Juti"]);
  });

  it("rename no items of a sheet that was sorted by price, whose places are those of others", async () => {
    const id = await createLook(SARI, CLUTCH);
    expect(
      await refusalsOf(table(id, "itemName,itemPrice", "Golden clutch,1299", "Crimson sari,4999")),
    ).toEqual([{ line: 2, field: "itemLink", reason: IMPORT_MESSAGES.itemsUnclear({ stored: 2 }) }]);
  });

  it("need no names for an outfit of one item, nor where they change none", async () => {
    const id = await createLook(SARI);
    expect(await itemsAfter(id, table(id, "itemPrice", "3999"))).toEqual([["Red sari", 3999, SARI[2]]]);
    const two = await createLook(SARI, CLUTCH);
    const file = table(two, "description,itemPrice", "For evenings,4999", ",1299");
    expect(await itemsAfter(two, file)).toEqual([SARI, CLUTCH]);
  });
});

it("a row with a new link is the item with its name, wherever it is", async () => {
  const id = await createLook(SARI, CLUTCH);
  const link = "https://shop.example/new";
  const file = table(
    id,
    "itemName,itemLink,itemPrice",
    `Gold clutch,${link},1299`,
    `Red sari,${SARI[2]},4999`,
  );
  expect(await itemsAfter(id, file)).toEqual([["Gold clutch", 1299, link], SARI]);
});
