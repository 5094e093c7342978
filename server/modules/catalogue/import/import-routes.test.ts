import { count, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS, IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { pendingArtwork } from "#server/db/schema/pending-artwork.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createMedia, createOutfit } from "#tests/factories/outfit-factory.ts";
import { countWaiting } from "#tests/setup/count-waiting.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testShop({ cache: true, intervals: false });
let headers: Record<string, string>;
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  ({ headers } = await signIn(shop, { isAdmin: true }));
  calls = importCalls(() => shop.app, headers);
});
/**
 * Waits until the background drawings have stored their pictures, which would otherwise count in the next
 * test as well.
 */
const waitForDrawings = () =>
  vi.waitFor(async () => expect(await shop.database.$count(pendingArtwork)).toBe(0), {
    timeout: scaled(60_000),
  });
afterEach(waitForDrawings);

async function stored() {
  const { database } = shop;
  const [outfitRows, mediaRows, importRows] = await Promise.all([
    database.select({ total: count() }).from(outfits),
    database.select({ total: count() }).from(media),
    database.select({ total: count() }).from(catalogueImports),
  ]);
  return [outfitRows[0]?.total, mediaRows[0]?.total, importRows[0]?.total];
}

async function listed(): Promise<string[]> {
  const response = await shop.app.inject({ url: "/backend/outfit/getoutfits" });
  return response.json<OutfitList>().outfits.map(({ description }) => description);
}

describe("a preview", () => {
  it("reports what an import would do, and stores nothing", async () => {
    await calls.importToEnd(jsonLines([catalogueLine("There")]));
    await waitForDrawings();
    const before = await stored();
    const lines = [
      catalogueLine("There"),
      catalogueLine("New"),
      catalogueLine("New"),
      catalogueLine("Bad", { category: "Nope" }),
      catalogueLine("With a picture of somewhere", { image: "photographs/1.jpg" }),
    ];
    const response = await calls.preview(jsonLines(lines), "autumn.jsonl");

    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.json()).toEqual({
      ...{ fileName: "autumn.jsonl", outfits: 5, newOutfits: 2, alreadyThere: 2, refused: 1 },
      ...{ changedOutfits: 0, changes: [], warnings: [] },
      ...{ picturesUnknown: 1, unknownPictures: ["photographs/1.jpg"], picturesToFetch: 0 },
      refusals: [
        {
          line: 4,
          field: "category",
          reason: "Category must be one of the shop's categories",
          found: "Nope",
        },
      ],
      sample: ["New", "With a picture of somewhere"].map((description) => ({
        ...{ category: "Party", section: "Women", description, numberOfItems: 1, totalPrice: 999.99 },
      })),
    });
    expect(await stored()).toEqual(before);
  });
});

describe("an import", () => {
  it(
    "adds 950 of 1,000 outfits, reports the 50 others, and changes nothing the second time",
    async () => {
      // A picture of the shop, because drawing 950 takes longer than all else.
      const image = `https://shop.example${imageUrl(await createMedia(shop.database))}`;
      const rows = Array.from({ length: 1_000 }, (_, index) => {
        const price = index % 20 === 7 ? "none" : "899";
        return `${index},Casual,Men,,4,a|b,'=1+${index},,${image},Shirt,Neel & Co,${price},https://shop.example/${index}`;
      });
      const file = `outfit,category,section,type,rateLook,tags,description,isActive,image,itemName,sourceName,itemPrice,itemLink\n${rows.join("\n")}`;
      const first = await calls.importToEnd(file, "autumn.csv");
      expect(first).toMatchObject({ state: "done", fileName: "autumn.csv", canUndo: true });
      expect(first).toMatchObject({ outfits: 1_000, dealtWith: 1_000, added: 950, stillThere: 950 });
      expect(first.refusals).toEqual(
        Array.from({ length: 50 }, (_, index) => ({
          line: index * 20 + 9,
          field: "itemPrice",
          reason: "Valid price is required",
          found: "none",
        })),
      );
      expect((await stored())[0]).toBe(950);
      expect(await listed()).toContain("=1+0");

      const second = await calls.importToEnd(file, "autumn.csv");
      expect(second).toMatchObject({
        state: "done",
        added: 0,
        alreadyThere: 950,
        refused: 50,
        canUndo: false,
      });
      expect((await stored())[0]).toBe(950);
    },
    scaled(120_000),
  );

  it("is visible on the public pages with the next request, and so is its undo", async () => {
    expect(await listed()).toEqual([]);
    const { _id } = await calls.importToEnd(jsonLines([catalogueLine("One"), catalogueLine("Two")]));
    expect(await listed()).toEqual(["One", "Two"]);
    expect((await calls.undo(_id)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it("never reads a path of the server, and accepts the shop's own pictures by URL", async () => {
    const mediaId = await createMedia(shop.database);
    const images = ["/etc/hostname", "../../secret.webp", `https://elsewhere.example${imageUrl(mediaId)}`];
    const lines = images.map((image, index) => catalogueLine(String(index), { image }));
    expect(await calls.importToEnd(jsonLines(lines))).toMatchObject({ added: 3, refused: 0 });
    const rows = await shop.database.select().from(outfits).orderBy(outfits.description);
    const [first, second, third] = rows.map((row) => row.mediaId);
    expect(third).toBe(mediaId);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it("repeated with its Idempotency-Key is the same import", async () => {
    const key = { "idempotency-key": "import-1" };
    const content = jsonLines([catalogueLine("One")]);
    const [first, again] = [
      await calls.importFile(content, "a.jsonl", key),
      await calls.importFile(content, "a.jsonl", key),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([202, 202]);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.json()._id).toBe(first.json()._id);
    expect((await calls.importFile(jsonLines([catalogueLine("Two")]), "a.jsonl", key)).statusCode).toBe(409);
    expect((await stored())[2]).toBe(1);
    expect(await calls.ended()).toMatchObject({ state: "done", added: 1 });
  });
});

describe("a file that is not a catalogue", () => {
  const huge = Buffer.alloc(CATALOGUE_FILE_MAX_BYTES + 1, "x");
  test.each([
    { what: "nothing", content: "", status: 400, message: IMPORT_ERRORS.fileEmpty.text },
    { what: "a text", content: "hello", status: 415, message: IMPORT_ERRORS.fileUnknown.text },
    { what: "a byte too much", content: huge, status: 413, message: IMPORT_ERRORS.fileTooLarge.text },
    {
      what: "a heading alone",
      content: "outfit,category,section,itemName,sourceName,itemPrice,itemLink\n",
      status: 400,
      message: IMPORT_ERRORS.fileEmpty.text,
    },
  ])("$what is refused with a one-sentence message", async ({ content, status, message }) => {
    for (const response of [
      await calls.preview(content, "outfits"),
      await calls.importFile(content, "outfits"),
    ]) {
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ success: false, message, error: message });
      expect(response.json().details).toMatchObject([{ path: "file" }]);
    }
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it("is refused if it is a picture of any name", async () => {
    const picture = await colourful(30, 40).jpeg().toBuffer();
    expect((await calls.importFile(picture, "outfits.csv")).statusCode).toBe(415);
  });

  it("is required in the form", async () => {
    const form = await formOf([["files", "one"]]);
    const request = { method: "POST", url: "/backend/outfit/admin/import" } as const;
    const empty = await shop.app.inject({
      ...request,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(empty.json()).toMatchObject({ message: IMPORT_MESSAGES.fileRequired });
    const json = await shop.app.inject({ ...request, headers, payload: { file: "one" } });
    expect([empty.statusCode, json.statusCode]).toEqual([400, 415]);
  });
});

describe("undoing", () => {
  it("removes all remaining outfits of the last import, whatever changed since", async () => {
    await createOutfit(shop.database, { description: "Ours" });
    const { _id } = await calls.importToEnd(
      jsonLines(["One", "Two", "Three"].map((text) => catalogueLine(text))),
    );
    await shop.database
      .update(outfits)
      .set({ description: "Edited", likeCount: 3, version: 2 })
      .where(eq(outfits.description, "One"));
    await shop.database.delete(outfits).where(eq(outfits.description, "Two"));
    expect(await calls.last()).toMatchObject({ added: 3, stillThere: 2, canUndo: true });

    const response = await calls.undo(_id);
    expect(response.json()).toEqual({
      success: true,
      message: "2 outfits of the last import removed",
      removed: 2,
      restored: 0,
    });
    expect(await listed()).toEqual(["Ours"]);
    expect(await calls.last()).toMatchObject({ _id, state: "undone", canUndo: false, stillThere: 0 });
    expect((await calls.undo(_id)).json()).toMatchObject({ message: IMPORT_ERRORS.nothingToUndo.text });
    expect(await calls.importToEnd(jsonLines([catalogueLine("One")]))).toMatchObject({ added: 1 });
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "waits for a picture that is being shown and indexed, which does not wait for it",
    async () => {
      const { _id } = await calls.importToEnd(jsonLines([catalogueLine("One")]));
      await waitForDrawings();
      let undone: ReturnType<typeof calls.undo> | undefined;
      await shop.database.transaction(async (tx) => {
        await tx.update(outfits).set({ description: "Shown" });
        undone = calls.undo(_id);
        await vi.waitFor(async () => expect(await countWaiting(shop.database)).toBe(1), scaled(5_000));
        // The second change in a transaction checks the reference to the import again, which locks its row.
        await tx.update(outfits).set({ description: "Indexed" });
      });
      expect((await undone)?.json()).toMatchObject({ removed: 1 });
    },
  );

  it(
    "handles more outfits than one batch",
    async () => {
      const image = `https://shop.example${imageUrl(await createMedia(shop.database))}`;
      const lines = Array.from({ length: 205 }, (_, index) => catalogueLine(`Outfit ${index}`, { image }));
      const { _id } = await calls.importToEnd(jsonLines(lines));
      expect((await calls.undo(_id)).json()).toMatchObject({ removed: 205 });
      expect((await stored())[0]).toBe(0);
    },
    scaled(60_000),
  );

  it("of an import of which nothing is left changes nothing", async () => {
    const { _id } = await calls.importToEnd(jsonLines([catalogueLine("One")]));
    await shop.database.delete(outfits);
    const { statusCode, body } = await calls.undo(_id);
    expect([statusCode, JSON.parse(body).message]).toEqual([409, IMPORT_ERRORS.nothingToUndo.text]);
    expect(await calls.last()).toMatchObject({ _id, state: "done", canUndo: false, stillThere: 0 });
    const undone = eq(administratorActivity.action, "importUndone");
    expect(await shop.database.$count(administratorActivity, undone)).toBe(0);
  });

  it("is only possible for the last import", async () => {
    const first = await calls.importToEnd(jsonLines([catalogueLine("One")]));
    await calls.importToEnd(jsonLines([catalogueLine("Two")]));
    const refused = await calls.undo(first._id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, IMPORT_ERRORS.notTheLast.text]);
    for (const id of ["00000000-0000-4000-8000-000000000000", "nothing"]) {
      expect((await calls.undo(id)).statusCode).toBe(404);
    }
    expect(await listed()).toHaveLength(2);
  });
});

it("a shop without imports reports none", async () => {
  expect(await calls.last()).toBeNull();
});
