import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { LastPieceImport, PieceImport } from "#contract/pieces/product-file.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { importedPieces, pieceImports, pieces } from "#server/db/schema/pieces.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createPiece, pieceInput } from "#tests/factories/piece-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { holdUndo } from "#tests/setup/held-undo.ts";
import { runWhileLeaving } from "#tests/setup/leaving-user.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { cancelPieceImport, undoPieceImport } from "./undo-piece-import.ts";

const shop = testShop({ intervals: false });
const { send, json, importFile, facts, pieces: listPieces } = productCalls(shop);

const feed = (price: string) =>
  csv([
    ["title", "price", "link"],
    ["Rust kurta", price, "https://shop.example/a"],
    ["Blue jeans", "1999", "https://shop.example/b"],
  ]);
const product = (n: number) => [`Piece ${n}`, "999", `https://shop.example/p/${n}`];
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
    const uncounted = { stillThere: 0, toRestore: 0 };
    expect(await last()).toMatchObject({ state: "undoing", canUndo: false, ...uncounted });

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

  it("a slow undo that has been repeated overwrites nothing, and does not end the other", async () => {
    const slow = await beginUndo();
    await fallSilent(slow.id);
    await last();
    const held = holdUndo(shop.database, async () => (await last())?.state === "undoing");
    const administratorId = await createUser(shop.database, { isAdmin: true });
    const repeated = undoPieceImport(held.database, { id: slow.id, administratorId }, () => {});
    await held.reached;
    await shop.database.update(pieces).set({ name: "Edited since" });
    const now = await facts();
    slow.release();
    await expect(slow.undone).rejects.toThrow(PIECE_ERRORS.undoBrokeOff.text);
    expect(await facts()).toEqual(now);
    expect(await last()).toMatchObject({ state: "undoing" });

    held.release();
    expect(await repeated).toMatchObject({ restored: 1 });
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

describe("an undo of products that breaks off", () => {
  const added = (count: number) => Array.from({ length: count }, (_, n) => product(n));
  /** An import of a newer version, and its undo, which waits when this many of its pieces are left. */
  async function breakOff(rows: string[][], left: number) {
    const { _id: id } = await importFile(csv([["title", "price", "link"], ...rows]));
    const held = holdUndo(shop.database, async () => {
      const isBegun = (await last())?.state === "undoing";
      return isBegun && (await shop.database.$count(importedPieces)) === left;
    });
    const administratorId = await createUser(shop.database, { isAdmin: true });
    void undoPieceImport(held.database, { id, administratorId }, () => {});
    await held.reached;
    await fallSilent(id);
    return last();
  }
  const CHANGED = ["Rust kurta", "1299", "https://shop.example/a"];

  it("says what is left of the import", async () => {
    await importFile(feed("1499"));
    const counts = { added: 500, changed: 1, missing: 1 };
    expect(await breakOff([CHANGED, ...added(500)], 502)).toMatchObject({ state: "failed", ...counts });
    expect((await undo((await last())?._id ?? "")).body).toMatchObject({ removed: 500, restored: 2 });

    const left = { added: 2, changed: 0, missing: 0, canUndo: true };
    expect(await breakOff([CHANGED, ...added(500)], 2)).toMatchObject({ state: "failed", ...left });
  });

  it("is done if nothing was left to do", async () => {
    expect(await breakOff(added(500), 0)).toMatchObject({ state: "undone", canUndo: false });
  });
});

it("after an undo, the same version of the file finds again what is missing in it", async () => {
  const rows = (count: number) =>
    csv([["title", "price", "link"], ...Array.from({ length: count }, (_, n) => product(n))]);
  await importFile(rows(6));
  const { _id: id } = await importFile(rows(4));
  expect((await undo(id)).body).toMatchObject({ removed: 0, restored: 2 });
  expect(await last()).toMatchObject({ state: "undone", canUndo: false });
  const again = await importFile(rows(4));
  expect(again).toMatchObject({ alreadyThere: 4, missing: 2 });
  expect((await undo(again._id)).body).toMatchObject({ restored: 2 });
  // There is nothing to undo where a file changes nothing.
  expect(await importFile(rows(6))).toMatchObject({ alreadyThere: 6, canUndo: false });
});

it("an undo changes back a piece that a refused product had before in the file", async () => {
  await importFile(feed("1499"));
  const before = await facts();
  const file = csv([
    ["title", "price", "link", "item_group_id"],
    ["Kurtas", "free", "https://shop.example/a", "KU"],
    ...Array.from({ length: 500 }, (_, n) => [...product(n), ""]),
    ["Rust kurta", "1299", "https://shop.example/a", ""],
  ]);
  const { _id: id, ...done } = await importFile(file);
  expect(done).toMatchObject({ changed: 1, refused: 1 });
  await undo(id);
  expect(await facts()).toEqual(before);
});

it("an undo gives looks the prices that they had, and leaves what was edited since", async () => {
  const listedAt = async (price: number, itemLink: string) => {
    const items = [{ ...outfitItem("Listed", price), itemLink }];
    const outfitId = await createOutfit(shop.database, { items });
    const set = (paise: number) =>
      shop.database.update(outfitItems).set({ pricePaise: paise }).where(eq(outfitItems.outfitId, outfitId));
    return { set, price: async () => (await callForOutfit(shop, `GET /${outfitId}`)).items[0]?.itemPrice };
  };
  await importFile(feed("1499"));
  const lower = await listedAt(999, "https://shop.example/a");
  const same = await listedAt(1_299, "https://shop.example/a");
  const edited = await listedAt(1_499, "https://shop.example/a");
  const { _id: id } = await importFile(feed("1299"));
  expect([await lower.price(), await same.price(), await edited.price()]).toEqual([1_299, 1_299, 1_299]);
  await edited.set(139_900);
  await shop.database.update(pieces).set({ name: "Edited since" }).where(eq(pieces.pricePaise, 129_900));

  expect((await undo(id)).body).toMatchObject({ restored: 1 });
  expect([await lower.price(), await same.price(), await edited.price()]).toEqual([999, 1_299, 1_399]);
  expect((await facts())[1]).toEqual(["Edited since", 1_499, "https://shop.example/a"]);
});

it("an undo leaves a role that was saved by hand, and that it was chosen", async () => {
  const called = (name: string) =>
    csv([
      ["title", "price", "link"],
      [name, "1499", "https://shop.example/a"],
    ]);
  await importFile(called("Rust kurta"));
  const { _id: id } = await importFile(called("Rust jeans"));
  const roles = async () => {
    const [row] = await shop.database.select().from(pieces);
    return [row?.name, row?.role, row?.roleIsGiven];
  };
  expect(await roles()).toEqual(["Rust jeans", "bottom", false]);
  const [piece] = await listPieces();
  const { headers } = await signIn(shop, { isAdmin: true });
  const saved = await shop.app.inject({
    ...{ method: "PUT", url: `/backend/piece/admin/pieces/${piece?._id}`, headers },
    payload: pieceInput({ name: "Rust jeans", link: "https://shop.example/a", role: "bottom" }),
  });
  expect(saved.statusCode, saved.body).toBe(200);

  await undo(id);
  expect(await roles()).toEqual(["Rust kurta", "bottom", true]);
});

it.each(["failed", "cancelled"] as const)(
  "an import that was %s and begun again is undone whole",
  async (state) => {
    const { _id: id } = await importFile(feed("1499"));
    await shop.database.update(pieceImports).set({ state }).where(eq(pieceImports.id, id));
    const { _id: again } = await importFile(feed("1499"));
    expect((await undo(again)).body).toMatchObject({ removed: 2 });
    expect(await facts()).toEqual([]);
  },
);

describe.runIf(process.env.TEST_DATABASE_URL)("while the account of its administrator is deleted", () => {
  async function insertImport(state: "running" | "done") {
    const userId = await createUser(shop.database, { isAdmin: true });
    const row = { userId, state, fileName: "a.csv", fileDigest: "a" };
    const [inserted] = await shop.database.insert(pieceImports).values(row).returning();
    return { userId, id: inserted?.id ?? "" };
  }

  it("an import of products is cancelled", async () => {
    const { userId, id } = await insertImport("running");
    await runWhileLeaving(shop.database, userId, () => cancelPieceImport(shop.database, id));
    expect(await last()).toMatchObject({ state: "cancelled" });
  });

  it("the undo of an import of products breaks off", async () => {
    const { userId, id } = await insertImport("done");
    const pieceId = await createPiece(shop.database);
    await shop.database.insert(importedPieces).values({ importId: id, pieceId });
    const undone = () => undoPieceImport(shop.database, { id, administratorId: userId }, () => {});
    await expect(runWhileLeaving(shop.database, userId, undone)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect(await last()).toMatchObject({ state: "failed", canUndo: true });
  });
});
