import { describe, expect, it, onTestFinished } from "vitest";
import type { LastPieceImport, PieceImport } from "#contract/pieces/product-file.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { callForOutfit } from "#tests/setup/engagement-calls.ts";
import { holdUndo } from "#tests/setup/held-undo.ts";
import { csv, productCalls } from "#tests/setup/product-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";

const shop = testShop();
const { preview, json, importFile, pieces } = productCalls(shop);

describe("importing a feed again", () => {
  const feed = (rows: [name: string, price: string, link: string][]) =>
    csv([["title", "price", "link"], ...rows]);
  const first = feed([
    ["Rust kurta", "1499", "https://shop.example/a"],
    ["Blue jeans", "1999", "https://shop.example/b"],
    ["Gold studs", "499", "https://shop.example/c"],
  ]);
  const second = feed([
    ["Rust kurta", "1299", "https://shop.example/a/?utm_source=feed"],
    ["Blue jeans", "1999", "https://shop.example/b"],
    ["Tan belt", "899", "https://shop.example/d"],
  ]);

  it("updates by link, shows what is missing, and is undone whole", async () => {
    const link = "https://shop.example/a";
    const items = [{ ...outfitItem("Kurta", 1_499), itemLink: link }];
    const outfitId = await createOutfit(shop.database, { items });
    const priceOf = async () => (await callForOutfit(shop, `GET /${outfitId}`)).totalPrice;
    await createPiece(shop.database, { name: "From the form" });
    await importFile(first);

    const { body } = await preview(second);
    expect(body).toMatchObject({ newPieces: 1, changedPieces: 1, alreadyThere: 1, missingPieces: 1 });
    expect(body.changes[0]).toMatchObject({
      ...{ line: 2, fields: [{ field: "price", before: 1_499, after: 1_299 }] },
    });
    const done = await importFile(second);
    expect(done).toMatchObject({ added: 1, changed: 1, alreadyThere: 1, missing: 1, canUndo: true });
    expect(await pieces("?state=missing")).toMatchObject([{ name: "Gold studs", isMissing: true }]);
    expect(await priceOf()).toBe(1_299);

    const undone = await json<{ removed: number; restored: number }>("POST", "import/undo", { id: done._id });
    expect(undone.body).toMatchObject({ removed: 1, restored: 2 });
    expect(await pieces("?state=missing")).toEqual([]);
    expect((await pieces()).map(({ name, price }) => `${name} ${price}`).toSorted()).toEqual([
      ...["Blue jeans 1999", "From the form 1499", "Gold studs 499", "Rust kurta 1499"],
    ]);
    expect(await priceOf()).toBe(1_499);
    expect((await json("POST", "import/undo", { id: done._id })).status).toBe(409);
  });

  it("is read to its end where a refused product has the link of an unchanged one", async () => {
    const link = "https://shop.example/a";
    const twice = csv([
      ["id", "title", "price", "link", "item_group_id"],
      ["1", "Rust kurta", "1499 INR", link, "kurta"],
      ["2", "Rust kurta of another group", "1499 INR", link, "other"],
    ]);
    expect(await importFile(twice)).toMatchObject({ added: 1, refused: 1 });
    expect(await importFile(twice)).toMatchObject({ state: "done", alreadyThere: 1, refused: 1, missing: 0 });
  });

  it("is undone without the prices of looks, where it changed other things of the pieces", async () => {
    const listedAt = async (price: number, itemLink: string) => {
      const items = [{ ...outfitItem("Listed", price), itemLink }];
      const outfitId = await createOutfit(shop.database, { items });
      return async () => (await callForOutfit(shop, `GET /${outfitId}`)).totalPrice;
    };
    const priceOfKurta = await listedAt(999, "https://shop.example/a");
    const priceOfStuds = await listedAt(299, "https://shop.example/c");
    await importFile(first);
    const soldOut = csv([
      ["title", "price", "link", "availability"],
      ["Rust kurta", "1499", "https://shop.example/a", "out of stock"],
      ["Blue jeans", "1999", "https://shop.example/b", "in stock"],
    ]);
    const { _id: id, ...done } = await importFile(soldOut);
    expect(done).toMatchObject({ changed: 2, missing: 1 });
    expect([await priceOfKurta(), await priceOfStuds()]).toEqual([999, 299]);

    expect((await json("POST", "import/undo", { id })).body).toMatchObject({ restored: 3 });
    expect([await priceOfKurta(), await priceOfStuds()]).toEqual([999, 299]);
    expect(await pieces("?searchTerm=kurta")).toMatchObject([{ price: 1_499, availability: "unknown" }]);
  });

  it("knows a product by the link of any of its variants, and keeps its link", async () => {
    const variants = (price: string, ...numbers: number[]) =>
      csv([
        ["title", "price", "link", "item_group_id"],
        ...numbers.map((number) => ["Rust kurta", price, `https://shop.example/k?variant=${number}`, "KU"]),
      ]);
    await importFile(variants("1499", 1, 2));
    const known = { added: 0, missing: 0 };
    expect(await importFile(variants("1499", 2, 1))).toMatchObject({ ...known, alreadyThere: 1 });
    expect(await importFile(variants("1299", 3, 1))).toMatchObject({ ...known, changed: 1 });
    expect(await pieces()).toMatchObject([{ link: "https://shop.example/k?variant=1", price: 1_299 }]);
    expect(await importFile(variants("free", 3, 1))).toMatchObject({ ...known, refused: 1 });
    // The piece is that of the product which has its link as the first one.
    const other = ["Other kurta", "999", "https://shop.example/k?variant=1", ""];
    const both = variants("1499", 3, 1) + csv([other]);
    expect(await importFile(both)).toMatchObject({ added: 1, changed: 1 });
  });

  it("of a few products makes no others missing", async () => {
    await importFile(first);
    const some = feed([["Gold studs", "399", "https://shop.example/c"]]);
    expect(await importFile(some)).toMatchObject({ changed: 1, missing: 0 });
  });

  it.each([
    ["whose prices can mean two amounts", "4.990"],
    ["whose prices are in another currency", "19 USD"],
  ])("with products %s is refused these, and they are not missing", async (_, price) => {
    await importFile(first);
    const partly = feed([
      ["Rust kurta", "1499", "https://shop.example/a"],
      ["Blue jeans", "1299", "https://shop.example/b"],
      ["Gold studs", price, "https://shop.example/c?utm_source=feed"],
    ]);
    expect((await preview(partly)).body).toMatchObject({ refused: 1, missingPieces: 0 });
    expect(await importFile(partly)).toMatchObject({ refused: 1, missing: 0 });
    expect(await pieces("?state=missing")).toEqual([]);
    // The next version of the feed is compared with this one.
    expect(await importFile(second)).toMatchObject({ missing: 1 });
    expect(await pieces("?state=missing")).toMatchObject([{ name: "Gold studs" }]);
  });

  const studs = "Gold studs,499,https://shop.example/c";
  it.each([
    ["a quotation mark is never closed", [`Shoes,"1,https://shop.example/e`, studs]],
    ["1,000 products in a row are refused", [...Array.from({ length: 1_001 }, () => "Shoes,free,"), studs]],
    [
      "a quotation mark takes in a row",
      [`"Tan belt,899,https://shop.example/d`, studs, `Shoes",99,https://shop.example/e`],
    ],
  ])("makes nothing missing where %s", async (_, rows) => {
    await importFile(first);
    const [heading, kurta, jeans] = first.replaceAll('"', "").split("\r\n");
    const file = [heading, kurta, jeans, ...rows].join("\n");
    expect((await preview(file)).body).toMatchObject({ alreadyThere: 2, missingPieces: 0 });
    expect(await importFile(file)).toMatchObject({ alreadyThere: 2, missing: 0 });
    expect(await pieces("?state=missing")).toEqual([]);
  });

  it("shows archived products and drafts as missing, which their shop does not sell", async () => {
    const shopify = (status: string) =>
      csv([
        ["Handle", "Title", "Vendor", "Variant Price", "Status"],
        ...["a", "b", "c"].map((handle) => [
          handle,
          `Kurta ${handle}`,
          "Neel",
          "999",
          handle === "c" ? status : "active",
        ]),
      ]);
    const options = { shopAddress: "https://shop.example" };
    await importFile(shopify("active"), "products.csv", options);
    expect(await importFile(shopify("archived"), "products.csv", options)).toMatchObject({ missing: 1 });
    expect(await pieces("?state=missing")).toMatchObject([{ name: "Kurta c" }]);
  });

  it("keeps a role that was chosen, and what the file says nothing of", async () => {
    await createPiece(shop.database, {
      ...{ link: "https://shop.example/a", role: "layer", section: "Women", colours: ["gold"] },
      ...{ image: "https://shop.example/a.jpg", sourceName: "Neel", availability: "out_of_stock" },
    });
    await importFile(first);
    expect(await pieces("?searchTerm=rust")).toMatchObject([
      {
        ...{ name: "Rust kurta", role: "layer", section: "Women", colours: ["gold"] },
        ...{ image: "https://shop.example/a.jpg", sourceName: "Neel", availability: "out_of_stock" },
      },
    ]);
  });

  const last = async () => (await json<LastPieceImport>("GET", "import")).body.import;
  /** Begins an import in another process of the shop, whose transactions wait while `isHeld`. */
  async function beginHeld(file: string, isHeld: (running: LastPieceImport["import"]) => boolean) {
    const held = holdUndo(shop.database, async () => isHeld(await last()));
    const app = await buildTestApp(openOver(held.database), { drawingsAtOnce: 0 });
    onTestFinished(() => {
      held.release();
      return app.close();
    });
    const { body } = await productCalls({ ...shop, app }).send<PieceImport>("import", file, "large.csv");
    await held.reached;
    return body._id;
  }

  it("can be cancelled while it runs, and only then", async () => {
    const id = await beginHeld(first, (running) => running?.state === "running");
    const cancelled = await json<PieceImport>("POST", "import/cancel", { id });
    expect(cancelled.body.state).toBe("cancelled");
    expect((await json("POST", "import/cancel", { id })).status).toBe(409);
    expect((await json("POST", "import/cancel", { id: "none" })).status).toBe(404);
  });

  it("that is cancelled names the mistakes that it has come across", async () => {
    const rows = Array.from({ length: 501 }, (_, at): [string, string, string] => [
      ...([`Kurta ${at}`, at < 2 ? "free" : "999", `https://shop.example/${at}`] as const),
    ]);
    const id = await beginHeld(feed(rows), (running) => running?.refused === 2);
    const cancelled = await json<PieceImport>("POST", "import/cancel", { id });
    expect(cancelled.body).toMatchObject({ state: "cancelled", refusals: [{ line: 2 }, { line: 3 }] });
  });
});
