import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { LastPieceImport, PieceImport, UndonePieceImport } from "#contract/pieces/product-file.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { pieceImports, pieces } from "#server/db/schema/pieces.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { callForOutfit } from "#tests/setup/engagement-calls.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const { json, importFile, facts } = productCalls(shop);

const last = async () => (await json<LastPieceImport>("GET", "import")).body.import;
const undo = (id: string) => json<UndonePieceImport>("POST", "import/undo", { id });

/** Ends an import as if it had been cancelled, or its process had died, before its last batch. */
async function cutOff({ _id: id }: PieceImport, state: "failed" | "cancelled" = "cancelled") {
  await shop.database.update(pieceImports).set({ state }).where(eq(pieceImports.id, id));
}

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
