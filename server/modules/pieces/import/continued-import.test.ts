import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { LastPieceImport, PieceImport, UndonePieceImport } from "#contract/pieces/product-file.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { importedPieces, pieceImports, pieces } from "#server/db/schema/pieces.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { callForOutfit } from "#tests/setup/engagement-calls.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const { json, preview, importFile, facts, pieces: listPieces } = productCalls(shop);

const last = async () => (await json<LastPieceImport>("GET", "import")).body.import;
const undo = (id: string) => json<UndonePieceImport>("POST", "import/undo", { id });

/** Ends an import as if it had been cancelled, or its process had died, before its last batch. */
async function cutOff({ _id: id }: PieceImport, state: "failed" | "cancelled" = "cancelled") {
  await shop.database.update(pieceImports).set({ state }).where(eq(pieceImports.id, id));
}

/** Takes back what an import stored of these pieces, as if it had ended before. */
async function leaveOut(...names: string[]) {
  await shop.database.delete(pieces).where(inArray(pieces.name, names));
}

/** As if the process of an undo had died once it had dealt with this part alone, which added the piece. */
async function breakOffUndo(id: string, added: string) {
  await shop.database.delete(importedPieces).where(eq(importedPieces.importId, id));
  await leaveOut(added);
  const aliveAt = new Date(Date.now() - 121_000);
  await shop.database.update(pieceImports).set({ state: "undoing", aliveAt }).where(eq(pieceImports.id, id));
}

const product = (n: number, price = "999") => [`Piece ${n}`, price, `https://shop.example/p/${n}`];
const feed = (rows: string[][]) => csv([["title", "price", "link"], ...rows]);

describe("an import that continues one that was cut off", () => {
  const older = feed([product(1, "899"), product(2), product(3, "899")]);
  const newer = feed([1, 2, 3, 4, 5, 6].map((n) => product(n)));

  it("counts what undoing it would take back of all parts", async () => {
    await importFile(older);
    await cutOff(await importFile(newer));
    expect(await last()).toMatchObject({ added: 3, changed: 2, stillThere: 3, toRestore: 2 });
    await leaveOut("Piece 6");
    expect(await last()).toMatchObject({ stillThere: 2, toRestore: 2 });

    const again = await importFile(newer);
    expect(again).toMatchObject({ added: 1, changed: 0, alreadyThere: 5, stillThere: 3, toRestore: 2 });
    expect((await undo(again._id)).body).toMatchObject({ removed: 3, restored: 2 });
    expect(await last()).toMatchObject({ state: "undone", stillThere: 0, toRestore: 0 });
  });

  it("says what is left of all parts where its undo broke off", async () => {
    await importFile(older);
    await cutOff(await importFile(newer));
    await leaveOut("Piece 6");
    const { _id: id } = await importFile(newer);
    await breakOffUndo(id, "Piece 6");
    const left = { added: 2, changed: 2, missing: 0, stillThere: 2, toRestore: 2 };
    expect(await last()).toMatchObject({ state: "failed", canUndo: true, ...left });
  });
});

it("an undo that broke off before pieces that the first part had as they are is repeated, and gives them back", async () => {
  const newer = feed([1, 2, 3, 4].map((n) => product(n)));
  const { _id: formerId } = await importFile(feed([1, 2, 3].map((n) => product(n))));
  await cutOff(await importFile(newer));
  await leaveOut("Piece 4");
  const { _id: id } = await importFile(newer);
  await breakOffUndo(id, "Piece 4");

  expect(await last()).toMatchObject({ state: "failed", canUndo: true, stillThere: 0, toRestore: 0 });
  expect((await undo(id)).body).toMatchObject({ removed: 0, restored: 0 });
  expect(await last()).toMatchObject({ state: "undone", canUndo: false });
  const importIds = await shop.database.select({ importId: pieces.importId }).from(pieces);
  expect(importIds).toEqual(Array.from({ length: 3 }, () => ({ importId: formerId })));
});

describe("an import of a newer version that continues one that was cut off", () => {
  const version = (count: number) => feed(Array.from({ length: count }, (_, n) => product(n)));
  const isCalled = (...numbers: number[]) =>
    inArray(
      pieces.name,
      numbers.map((n) => `Piece ${n}`),
    );

  /** Imports two versions, the second one as if it had ended before these pieces and what is missing. */
  async function importUntil(...numbers: number[]) {
    const { _id: earlierId } = await importFile(version(10));
    const part = await importFile(version(8));
    await cutOff(part, "failed");
    const after = isCalled(...numbers, 8, 9);
    const ids = (await shop.database.select({ id: pieces.id }).from(pieces).where(after)).map(({ id }) => id);
    await shop.database.delete(importedPieces).where(inArray(importedPieces.pieceId, ids));
    await shop.database.update(pieces).set({ importId: earlierId, missingSince: null }).where(after);
  }
  const missing = async () => (await listPieces("?state=missing")).map(({ name }) => name).toSorted();

  it.each([
    ["in the middle", [7]],
    ["after its last product", []],
  ])("%s shows what is missing", async (_, numbers) => {
    await importUntil(...numbers);
    expect((await preview(version(8))).body).toMatchObject({ alreadyThere: 8, missingPieces: 2 });
    const again = await importFile(version(8));
    expect(again).toMatchObject({ added: 0, alreadyThere: 8, missing: 2 });
    expect(await missing()).toEqual(["Piece 8", "Piece 9"]);

    expect((await undo(again._id)).body).toMatchObject({ removed: 0, restored: 2 });
    expect(await missing()).toEqual([]);
    // The first version has its pieces again.
    expect(await importFile(version(8))).toMatchObject({ alreadyThere: 8, missing: 2 });
  });

  it("a second time shows what is missing too", async () => {
    await importUntil(6, 7);
    const second = await importFile(version(8));
    await cutOff(second, "failed");
    const after = isCalled(8, 9);
    await shop.database.update(pieces).set({ missingSince: null }).where(after);
    expect(await importFile(version(8))).toMatchObject({ alreadyThere: 8, missing: 2 });
    expect(await missing()).toEqual(["Piece 8", "Piece 9"]);
  });
});

describe("undoing an import that was cancelled and begun again with another column of prices", () => {
  const LINK = "https://shop.example/a";
  const file = csv([
    ["title", "link", "MRP", "Selling price"],
    ["Rust kurta", LINK, "1999", "1499"],
  ]);
  const importWith = (price: string) =>
    importFile(file, "products.csv", { mapping: { name: "title", link: "link", price } });
  const setPrices = async (paise: number) => {
    await shop.database.update(pieces).set({ pricePaise: paise });
    await shop.database.update(outfitItems).set({ pricePaise: paise });
  };

  async function createListed() {
    await createPiece(shop.database, { name: "Rust kurta", link: LINK, price: 1_599 });
    const items = [{ ...outfitItem("Rust kurta", 1_599), itemLink: LINK }];
    const outfitId = await createOutfit(shop.database, { items });
    return async () => [
      (await facts())[0]?.[1],
      (await callForOutfit(shop, `GET /${outfitId}`)).items[0]?.itemPrice,
    ];
  }

  it("gives the piece and its looks the prices from before the first part", async () => {
    const prices = await createListed();
    await cutOff(await importWith("MRP"));
    expect(await prices()).toEqual([1_999, 1_999]);
    const { _id: id } = await importWith("Selling price");
    expect(await prices()).toEqual([1_499, 1_499]);

    expect((await undo(id)).body).toMatchObject({ removed: 0, restored: 1 });
    expect(await prices()).toEqual([1_599, 1_599]);
    expect(await last()).toMatchObject({ state: "undone", canUndo: false });
  });

  it("leaves the prices that were edited between the parts", async () => {
    const prices = await createListed();
    await cutOff(await importWith("MRP"));
    await setPrices(179_900);
    const { _id: id } = await importWith("Selling price");
    expect(await prices()).toEqual([1_499, 1_499]);
    await undo(id);
    expect(await prices()).toEqual([1_799, 1_799]);
  });

  it("leaves a look that had the first part's price before the second part", async () => {
    await createPiece(shop.database, { name: "Rust kurta", link: LINK, price: 1_599 });
    await cutOff(await importWith("MRP"));
    const items = [{ ...outfitItem("Rust kurta", 1_999), itemLink: LINK }];
    const outfitId = await createOutfit(shop.database, { items });
    const { _id: id } = await importWith("Selling price");
    await undo(id);
    expect((await callForOutfit(shop, `GET /${outfitId}`)).items[0]?.itemPrice).toBe(1_999);
    expect(await facts()).toEqual([["Rust kurta", 1_599, LINK]]);
  });

  it("removes a piece that the first part added and the second one changed", async () => {
    await cutOff(await importWith("MRP"));
    const { _id: id } = await importWith("Selling price");
    expect((await undo(id)).body).toMatchObject({ removed: 1, restored: 0 });
    expect(await facts()).toEqual([]);
  });
});
