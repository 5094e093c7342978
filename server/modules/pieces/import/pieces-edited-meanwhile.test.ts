import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { pieceImports, pieces } from "#server/db/schema/pieces.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { countWaiting } from "#tests/setup/count-waiting.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testShop({ intervals: false });
const { json, importFile, facts } = productCalls(shop);

const LINK = "https://shop.example/a";
const feed = (name: string, price: string) =>
  csv([
    ["title", "price", "link"],
    [name, price, LINK],
  ]);

/**
 * Begins `work` while an edit is not committed yet; the edit is committed once `work` waits for it, and
 * `afterwards` is done.
 */
async function runWhileEditing<T>(
  edit: (tx: Database) => Promise<unknown>,
  work: () => PromiseLike<T>,
  afterwards: (tx: Database) => Promise<unknown> = async () => {},
) {
  let running: Promise<T> | undefined;
  await shop.database.transaction(async (tx) => {
    await edit(tx);
    running = Promise.resolve(work());
    // Handled below; the edit may fail first.
    running.catch(() => undefined);
    await vi.waitFor(async () => expect(await countWaiting(shop.database)).toBe(1), scaled(5_000));
    await afterwards(tx);
  });
  return running as Promise<T>;
}

const rename = (tx: Database) =>
  tx.update(pieces).set({ name: "Edited meanwhile", role: "layer", roleIsGiven: true });

// The embedded database has one connection.
describe.runIf(process.env.TEST_DATABASE_URL)("what is edited in a piece", () => {
  it("while its import is undone stays", async () => {
    await importFile(feed("Rust kurta", "1499"));
    const { _id: id } = await importFile(feed("Rust jeans", "1499"));
    const undone = await runWhileEditing(rename, () => json("POST", "import/undo", { id }));
    expect(undone).toMatchObject({ status: 200, body: { restored: 1 } });
    expect(await facts()).toEqual([["Edited meanwhile", 1_499, LINK]]);
  });

  it("with the price of its looks while its import is undone stays", async () => {
    await importFile(feed("Rust kurta", "1499"));
    const items = [{ ...outfitItem("Kurta", 1_499), itemLink: LINK }];
    const outfitId = await createOutfit(shop.database, { items });
    const { _id: id } = await importFile(feed("Rust kurta", "1299"));
    const edit = async (tx: Database) => {
      await tx.select().from(outfits).where(eq(outfits.id, outfitId)).for("no key update");
      await rename(tx);
    };
    await runWhileEditing(edit, () => json("POST", "import/undo", { id }));
    expect(await facts()).toEqual([["Edited meanwhile", 1_499, LINK]]);
  });

  it("while a file is imported is known to the import and to its undo", async () => {
    await importFile(feed("Rust kurta", "1499"));
    const { _id: id } = await runWhileEditing(rename, () => importFile(feed("Rust jeans", "1499")));
    const role = async () => (await shop.database.select({ role: pieces.role }).from(pieces))[0]?.role;
    expect([await facts(), await role()]).toEqual([[["Rust jeans", 1_499, LINK]], "layer"]);
    await json("POST", "import/undo", { id });
    expect([await facts(), await role()]).toEqual([[["Edited meanwhile", 1_499, LINK]], "layer"]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("the undo of an import of products", () => {
  it.each([
    ["added", ["Rust kurta", "1499", "https://shop.example/b"]],
    ["left as it is", ["Rust kurta", "1499", LINK]],
  ])("locks a piece that the import has %s before the import, as a batch does", async (_, row) => {
    await importFile(feed("Rust kurta", "1499"));
    const belt = ["Tan belt", "899", "https://shop.example/d"];
    const { _id: id } = await importFile(csv([["title", "price", "link"], row, belt]));
    const lockPiece = (tx: Database) =>
      tx
        .select()
        .from(pieces)
        .where(eq(pieces.link, row[2] ?? ""))
        .for("no key update");
    const lockImport = (tx: Database) =>
      tx.select().from(pieceImports).where(eq(pieceImports.id, id)).for("no key update");
    const undone = await runWhileEditing(lockPiece, () => json("POST", "import/undo", { id }), lockImport);
    expect(undone.status).toBe(200);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a look whose piece keeps its price", () => {
  it("is changed while other pieces are imported, and while that is undone", async () => {
    const jeans = ["Blue jeans", "1999", "https://shop.example/b"];
    const studs = ["Gold studs", "499", "https://shop.example/c"];
    const version = (...rows: string[][]) => csv([["title", "price", "link"], ...rows]);
    await importFile(version(["Rust kurta", "1499", LINK], jeans, studs));
    const items = [jeans, studs].map(([name = "", price, link = ""]) => ({
      ...outfitItem(name, Number(price)),
      itemLink: link,
    }));
    const outfitId = await createOutfit(shop.database, { items });
    const whileChanged = <T>(work: () => Promise<T>) =>
      shop.database.transaction(async (tx) => {
        await tx.select().from(outfits).where(eq(outfits.id, outfitId)).for("no key update");
        return work();
      });
    const renamed = ["Indigo jeans", ...jeans.slice(1)];
    const next = version(["Rust kurta", "1299", LINK], renamed, studs);
    const { _id: id, ...done } = await whileChanged(() => importFile(next));
    expect(done).toMatchObject({ changed: 2, alreadyThere: 1 });
    const undone = await whileChanged(() => json("POST", "import/undo", { id }));
    expect(undone.body).toMatchObject({ restored: 2 });
  });
});
