import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { countPendingArtwork } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { zipOf } from "#tests/setup/packed-files.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { emptyDatabase } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testShop();
let calls: ReturnType<typeof importCalls>;
const signInAgain = async () => {
  calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
};
beforeEach(signInAgain);

/** The files of a ZIP by their names. */
async function contentsOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  return files;
}

async function exportZip(query = ""): Promise<Map<string, Buffer>> {
  const file = await calls.exportFile(`?format=zip${query}`);
  expect(file.statusCode).toBe(200);
  expect(file.headers["content-disposition"]).toMatch(/filename="outfits-[\d-]+\.zip"/);
  return contentsOf(file.rawPayload);
}

describe("an export with pictures", () => {
  it("imported into an empty shop restores the same outfits with the same pictures", async () => {
    const photograph = await colourful(600, 800).jpeg().toBuffer();
    const lines = [catalogueLine("With a photograph", { image: "a.jpg" }), catalogueLine("Drawn")];
    const zip = await zipOf({ "looks.jsonl": jsonLines(lines), "a.jpg": photograph });
    expect(await calls.importToEnd(zip, "looks.zip")).toMatchObject({ added: 2, refused: 0 });
    await expect.poll(() => countPendingArtwork(shop.database), { timeout: scaled(30_000) }).toBe(0);

    const before = await exportZip();
    const picture = expect.stringMatching(/^pictures\/[0-9a-f]{64}\.webp$/);
    expect([...before.keys()]).toEqual(["outfits.jsonl", picture, picture]);

    const { rawPayload } = await calls.exportFile("?format=zip");
    await emptyDatabase(shop.database);
    await signInAgain();
    expect(await calls.importToEnd(rawPayload, "looks.zip")).toMatchObject({ added: 2, refused: 0 });
    expect(await countPendingArtwork(shop.database)).toBe(0);
    expect(await exportZip()).toEqual(before);
  });

  it("has the outfits of the table's filter, without a picture that the store has lost", async () => {
    await createOutfit(shop.database, { category: "Party" });
    await createOutfit(shop.database, { category: "Formal" });
    const files = await exportZip("&category=Party");
    expect([...files.keys()]).toEqual(["outfits.jsonl"]);
    expect(JSON.parse(files.get("outfits.jsonl")?.toString() ?? "")).not.toHaveProperty("image");
  });
});
