import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { importShop } from "#server/modules/catalogue/import/testing/import-shop.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import { exportCatalogue } from "./catalogue-export.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

/** The properties that an import restores, in the order of the shop's lists. */
async function contentOf(database: Database) {
  const rows = await database.select().from(outfits);
  const items = await database.select().from(outfitItems).orderBy(asc(outfitItems.position));
  return rows
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id, createdAt: _c, updatedAt: _u, importKey: _k, importId: _import, ...outfit }) => ({
      ...outfit,
      items: items
        .filter(({ outfitId }) => outfitId === id)
        .map(({ id: _i, outfitId: _o, searchTokens: _s, ...item }) => item),
    }));
}

/** 130 outfits, more than one batch; one is inactive, one has a photograph. */
async function filledShop() {
  const shop = importShop(open.database, await temporaryFolder());
  await writeFile(join(shop.folder, "photograph.jpg"), await colourful(600, 800).jpeg().toBuffer());
  const lines = Array.from({ length: 130 }, (_, index) =>
    catalogueLine(`Outfit ${index} ✓`, {
      rateLook: (index % 51) / 10,
      tags: [`tag${index}`, "साड़ी"],
      isActive: index !== 3,
      ...(index === 4 ? { image: "photograph.jpg" } : {}),
    }),
  );
  expect(await shop.importText(jsonLines(lines))).toMatchObject({ added: 130 });
  await shop.drawArtwork();
  return shop;
}

describe("an export", () => {
  test("imported into an empty shop restores the same outfits with the same pictures", async () => {
    const { blobStore, folder } = await filledShop();
    const before = await contentOf(open.database);
    const file = join(folder, "backup.jsonl.gz");
    let written = 0;
    const onProgress = (outfitsWritten: number) => {
      written = outfitsWritten;
    };
    const summary = await exportCatalogue({ database: open.database, blobStore, file, onProgress });
    expect(summary).toEqual({ outfits: 130, withoutPicture: 0 });
    expect(written).toBe(130);
    expect(
      gunzipSync(await readFile(file))
        .toString()
        .split("\n"),
    ).toHaveLength(131);

    await emptyDatabase(open.database);
    const other = importShop(open.database, await temporaryFolder());
    expect(await other.importFile(file)).toMatchObject({ added: 130, refused: 0 });
    expect(await other.artworkPending()).toBe(0);
    expect(await contentOf(open.database)).toEqual(before);
    for (const { mediaId } of before) {
      const bytes = await blobStore.get(masterKey(mediaId));
      expect(await other.blobStore.get(masterKey(mediaId))).toEqual(bytes);
    }
  });

  test("imported into the same shop adds nothing", async () => {
    const { blobStore, folder, importFile } = await filledShop();
    const file = join(folder, "backup.jsonl");
    await exportCatalogue({ database: open.database, blobStore, file });
    expect(await importFile(file)).toMatchObject({ added: 0, alreadyThere: 130, refused: 0 });
  });

  test("replaces the file and leaves no temporary files", async () => {
    const { blobStore, folder, importText, drawArtwork } = importShop(open.database, await temporaryFolder());
    await importText(jsonLines([catalogueLine("One", { rateLook: 4.5 })]));
    await drawArtwork();
    const file = join(folder, "backup.jsonl");
    await writeFile(file, "old");
    await exportCatalogue({ database: open.database, blobStore, file });
    await exportCatalogue({ database: open.database, blobStore, file });
    const [picture = ""] = await readdir(`${file}-images`);
    expect(await readdir(`${file}-images`)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.webp$/)]);
    const { items, ...line } = catalogueLine("One");
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      id: expect.any(String),
      ...line,
      items: (items as object[]).map((item) => ({
        ...item,
        ...{ role: "whole", match: "exact", spot: { x: 0.5, y: 0.5 } },
      })),
      ...{ type: "Normal", rateLook: 4.5, tags: [], isActive: true },
      image: `backup.jsonl-images/${picture}`,
    });
    expect((await readdir(folder)).sort()).toEqual([
      "backup.jsonl",
      "backup.jsonl-images",
      "catalogue.jsonl",
      "media",
    ]);
  });

  test("of an empty shop is an empty file", async () => {
    const { blobStore, folder } = importShop(open.database, await temporaryFolder());
    const file = join(folder, "backup.jsonl");
    expect(await exportCatalogue({ database: open.database, blobStore, file })).toMatchObject({ outfits: 0 });
    expect(await readFile(file, "utf8")).toBe("");
  });

  test("leaves out placeholders of pending artwork", async () => {
    const { blobStore, folder, importText, importFile } = importShop(open.database, await temporaryFolder());
    await importText(jsonLines([catalogueLine("One")]));
    const file = join(folder, "backup.jsonl");
    const summary = await exportCatalogue({ database: open.database, blobStore, file });
    expect(summary).toEqual({ outfits: 1, withoutPicture: 0 });
    expect(JSON.parse(await readFile(file, "utf8"))).not.toHaveProperty("image");
    expect(await importFile(file)).toMatchObject({ added: 0, alreadyThere: 1 });
  });

  test("leaves out a picture that is missing from the store, and reports it", async () => {
    const { folder, importText, drawArtwork } = importShop(open.database, await temporaryFolder());
    await importText(jsonLines([catalogueLine("One")]));
    await drawArtwork();
    const file = join(folder, "backup.jsonl");
    const lost = { get: async () => undefined };
    const summary = await exportCatalogue({ database: open.database, blobStore: lost, file });
    expect(summary).toEqual({ outfits: 1, withoutPicture: 1 });
    expect(JSON.parse(await readFile(file, "utf8"))).not.toHaveProperty("image");
  });
});

describe("a file that cannot be written", () => {
  test.each([
    { what: "a folder", name: "folder", sentence: /folder is a folder: please name a file/ },
    { what: "a folder that is missing", name: "missing/backup.jsonl", sentence: /its folder does not exist/ },
    { what: "below a file", name: "file/backup.jsonl", sentence: /cannot be written: its folder is not one/ },
  ])("$what fails with a one-sentence message", async ({ name, sentence }) => {
    const { blobStore, folder } = importShop(open.database, await temporaryFolder());
    await mkdir(join(folder, "folder"));
    await writeFile(join(folder, "file"), "");
    const job = exportCatalogue({ database: open.database, blobStore, file: join(folder, name) });
    await expect(job).rejects.toThrow(sentence);
    await expect(job).rejects.toBeInstanceOf(StartupError);
  });
});
