import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { lockOutfitsOfPieces } from "./follow-piece-prices.ts";
import { findFormerImports } from "./import/piece-import-repository.ts";
import { lockPieces } from "./piece-repository.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** More than a statement has parameters. */
const MANY = 65_536;
const LINK = "https://shop.example/a";

it("a batch locks more pieces and their outfits than a statement has parameters", async () => {
  const items = [{ ...outfitItem("Kurta", 1_499), itemLink: LINK }];
  const outfitId = await createOutfit(open.database, { items });
  const pieceId = await createPiece(open.database, { link: LINK });
  const ids = [...Array.from({ length: MANY }, () => randomUUID()), pieceId];
  const links = [...ids.map((id) => `https://shop.example/${id}`), LINK];
  await open.database.transaction(async (tx) => {
    expect(await lockOutfitsOfPieces(tx, links)).toEqual([outfitId]);
    expect(await lockPieces(tx, ids)).toMatchObject([{ id: pieceId }]);
  });
  expect(await findFormerImports(open.database, [randomUUID()], ids)).toEqual(new Map());
});
