import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { LastPieceImport, PieceImport } from "#contract/pieces/product-file.ts";
import { pieceImports } from "#server/db/schema/pieces.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { holdUndo } from "#tests/setup/held-undo.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { undoPieceImport } from "./undo-piece-import.ts";

const shop = testShop();
const { send, json, importFile, facts } = productCalls(shop);

const feed = (price: string) =>
  csv([
    ["title", "price", "link"],
    ["Rust kurta", price, "https://shop.example/a"],
    ["Blue jeans", "1999", "https://shop.example/b"],
  ]);
const last = async () => (await json<LastPieceImport>("GET", "import")).body.import;
const undo = (id: string) => json<{ restored: number }>("POST", "import/undo", { id });

/** An import that has changed a price, and its undo, which waits before it has changed anything. */
async function beginUndo() {
  await importFile(feed("1499"));
  const before = await facts();
  const { _id: id } = await importFile(feed("1299"));
  const held = holdUndo(shop.database, async () => (await last())?.state === "undoing");
  const administratorId = await createUser(shop.database, { isAdmin: true });
  const undone = undoPieceImport(held.database, { id, administratorId }, () => {});
  await held.reached;
  return { id, before, undone, release: held.release };
}
const fallSilent = (id: string) =>
  shop.database
    .update(pieceImports)
    .set({ aliveAt: sql`now() - interval '121 seconds'` })
    .where(eq(pieceImports.id, id));

describe("while an import of products is undone", () => {
  it("no other begins, and nobody undoes it a second time", async () => {
    const { id, before, undone, release } = await beginUndo();
    const second = await send<PieceImport>("import", feed("1399"), "products.csv");
    expect([second.status, second.body.message]).toEqual([409, PIECE_ERRORS.underUndo.text]);
    const again = await undo(id);
    expect([again.status, again.body.message]).toEqual([409, PIECE_ERRORS.underUndo.text]);
    expect(await last()).toMatchObject({ state: "undoing", canUndo: false });

    release();
    expect(await undone).toMatchObject({ removed: 0, restored: 1 });
    expect(await facts()).toEqual(before);
    expect(await last()).toMatchObject({ state: "undone", canUndo: false });
    expect(await importFile(feed("1399"))).toMatchObject({ changed: 1 });
  });

  it("two minutes without a sign of life end that, and the undo can be repeated", async () => {
    const { id, before, undone, release } = await beginUndo();
    await fallSilent(id);
    expect(await last()).toMatchObject({ state: "failed", canUndo: true });
    expect((await undo(id)).body).toMatchObject({ restored: 1 });
    expect(await facts()).toEqual(before);
    release();
    await expect(undone).rejects.toThrow(PIECE_ERRORS.undoBrokeOff.text);
  });

  it("so does the next start of a shop with one process", async () => {
    await beginUndo();
    const next = await buildTestApp(openOver(shop.database), { drawingsAtOnce: 0 });
    expect(await last()).toMatchObject({ state: "failed", canUndo: true });
    await next.close();
  });

  it("an error ends that at once", async () => {
    await importFile(feed("1499"));
    const { _id: id } = await importFile(feed("1299"));
    const nobody = "00000000-0000-4000-8000-000000000000";
    await expect(undoPieceImport(shop.database, { id, administratorId: nobody }, () => {})).rejects.toThrow();
    expect(await last()).toMatchObject({ state: "failed", canUndo: true });
    expect((await undo(id)).body).toMatchObject({ restored: 1 });
  });
});
