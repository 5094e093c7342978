import { execFileSync } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { count, desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { linkedPictures } from "#server/db/schema/linked-pictures.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { colourful, SVG } from "#server/modules/media/testing/picture-samples.ts";
import { LINE_MAX_BYTES } from "#server/readers/catalogue/file-lines.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createMedia } from "#tests/factories/outfit-factory.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import type { ImportCounts } from "./import-outfits.ts";
import { importShop } from "./testing/import-shop.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

async function listed() {
  return open.database.select().from(outfits).orderBy(desc(outfits.createdAt));
}

describe("good lines", () => {
  // covers: fields-12, constants-04, catalogue-02
  test("become outfits, the first line the newest", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    const now = new Date("2026-03-01T12:00:00Z");
    const summary = await importText(
      jsonLines([catalogueLine("One"), catalogueLine("Two", { isActive: false })]),
      { now },
    );
    expect(summary).toEqual({
      ...{ added: 2, changed: 0, alreadyThere: 0, refused: 0, refusals: [] },
      ...{ artworkPending: 2, picturesToFetch: 0 },
    });
    const rows = await listed();
    expect(rows).toMatchObject([
      { description: "One", type: "Normal", rateLook: 0, tags: [], isActive: true, totalPricePaise: 99_999 },
      { description: "Two", isActive: false },
    ]);
    expect(rows.map(({ createdAt }) => now.getTime() - createdAt.getTime())).toEqual([1, 2]);
  });

  test.each([
    {
      what: "with CRLF",
      content: jsonLines([catalogueLine("One"), catalogueLine("Two")]).replaceAll("\n", "\r\n"),
    },
    {
      what: "after a byte order mark",
      content: `\ufeff${jsonLines([catalogueLine("One"), catalogueLine("Two")])}`,
    },
    {
      what: "between blank ones",
      content: `\n${jsonLines([catalogueLine("One")])}  \n\r\n${jsonLines([catalogueLine("Two")])}`,
    },
    {
      what: "without a newline at the end",
      content: jsonLines([catalogueLine("One"), catalogueLine("Two")]).trimEnd(),
    },
    { what: "in gzip", content: gzipSync(jsonLines([catalogueLine("One"), catalogueLine("Two")])) },
  ])("are read $what", async ({ content }) => {
    const { importText } = importShop(open.database, await temporaryFolder());
    expect(await importText(content)).toMatchObject({ added: 2, refused: 0 });
  });

  test("accept text in any script", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    const text = "साड़ी  \u202eabc\u202c 👗 <script>alert(1)</script> '; drop table outfits; -- \u0001 \ud800";
    expect(await importText(jsonLines([catalogueLine(text, { tags: ["ÉTÉ", "ß"] })]))).toMatchObject({
      added: 1,
    });
    const [outfit] = await listed();
    expect(outfit?.description).toBe(text.replace("\ud800", "\ufffd"));
  });

  // covers: catalogue-05
  test("are reported one after the other", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    const told: ImportCounts[] = [];
    await importText(jsonLines(Array.from({ length: 120 }, (_, index) => catalogueLine(`Outfit ${index}`))), {
      onProgress: (counts) => told.push(counts),
    });
    expect(told.at(-1)).toEqual({ added: 120, changed: 0, alreadyThere: 0, refused: 0 });
    expect(told.length).toBeGreaterThan(2);
  });
});

describe("bad lines", () => {
  // covers: validation-27, link-addresses-01, catalogue-04
  test("are reported with number, field and reason, and the other lines are imported", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    const [item] = (catalogueLine("") as { items: object[] }).items;
    const content = [
      JSON.stringify(catalogueLine("Good")),
      "{ not json",
      "[]",
      "null",
      JSON.stringify(catalogueLine("No such category", { category: "Nope" })),
      JSON.stringify(catalogueLine("No price", { items: [item, { ...item, itemPrice: -1 }] })),
      JSON.stringify(
        catalogueLine("A script for a link", { items: [{ ...item, itemLink: "javascript:alert(1)" }] }),
      ),
      JSON.stringify(catalogueLine("NUL \u0000")),
      "x".repeat(LINE_MAX_BYTES + 1),
      "[".repeat(LINE_MAX_BYTES - 1),
      JSON.stringify(catalogueLine("Good too")),
    ].join("\n");
    const summary = await importText(Buffer.concat([Buffer.from(content), Buffer.from([0x0a, 0xff, 0xfe])]));
    expect(summary).toMatchObject({ added: 2, alreadyThere: 0, refused: 10 });
    expect(summary.refusals).toEqual([
      { line: 2, reason: expect.stringMatching(/^The line is not JSON \(/) },
      { line: 3, reason: "The line is not a JSON object" },
      { line: 4, reason: "The line is not a JSON object" },
      {
        line: 5,
        field: "category",
        reason: "Category must be one of the shop's categories",
        found: "Nope",
      },
      { line: 6, field: "items[1].itemPrice", reason: "Valid price is required", found: "-1" },
      {
        line: 7,
        field: "items[0].itemLink",
        reason: "Please enter a valid URL",
        found: "javascript:alert(1)",
      },
      { line: 8, field: "description", reason: expect.stringContaining("NUL"), found: "NUL" },
      { line: 9, reason: "The line is longer than 1 MiB" },
      { line: 10, reason: expect.stringMatching(/^The line is not JSON \(/) },
      { line: 12, reason: "The line is not UTF-8 text" },
    ]);
  });

  test("alone leave the shop unchanged", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    expect(await importText("no\ncatalogue\n")).toMatchObject({ added: 0, refused: 2 });
    expect(await listed()).toEqual([]);
  });
});

describe("role, match and spot of an item", () => {
  const piece = { role: "layer", match: "similar", spot: { x: 0.25, y: 0.75 } };
  const withItem = (description: string, change: object, rest: object = {}) => {
    const [item] = (catalogueLine("") as { items: object[] }).items;
    return catalogueLine(description, { items: [{ ...item, ...change }], ...rest });
  };
  const stored = async () =>
    (await open.database.select().from(outfitItems)).map(({ role, match, spotX, spotY }) => ({
      ...{ role, match, spotX, spotY },
    }));

  test("are stored; spots only with the picture that they belong to", async () => {
    const { importText, folder } = importShop(open.database, await temporaryFolder());
    await writeFile(join(folder, "photograph.jpg"), await colourful(300, 400).jpeg().toBuffer());
    const withPicture = withItem("One", piece, { image: "photograph.jpg" });
    expect(await importText(jsonLines([withPicture]))).toMatchObject({ added: 1 });
    const columns = { role: "layer", match: "similar", spotX: 0.25, spotY: 0.75 };
    expect(await stored()).toEqual([columns]);

    await emptyDatabase(open.database);
    expect(await importText(jsonLines([withItem("One", piece)]))).toMatchObject({ artworkPending: 1 });
    expect(await stored()).toEqual([{ ...columns, spotX: null, spotY: null }]);
  });

  test("do not make the line another one, but change it", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    await importText(jsonLines([withItem("One", {})]));
    const again = jsonLines([withItem("One", piece)]);
    expect(await importText(again)).toMatchObject({ added: 0, changed: 1 });
    expect(await stored()).toEqual([{ role: "layer", match: "similar", spotX: null, spotY: null }]);
    expect(await importText(again)).toMatchObject({ added: 0, changed: 0, alreadyThere: 1 });
  });

  test("are refused by field if they are wrong", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    const wrong = [
      { role: "hero" },
      { match: 1 },
      { spot: "middle" },
      { spot: { x: 2, y: 0 } },
      { spot: { x: 0 } },
    ];
    const { refusals } = await importText(jsonLines(wrong.map((change) => withItem("One", change))));
    expect(refusals.map(({ field, reason }) => [field, reason])).toEqual([
      ["items[0].role", messages.roleUnknown],
      ["items[0].match", messages.matchUnknown],
      ["items[0].spot", messages.spotPoint],
      ["items[0].spot.x", messages.spotRange],
      ["items[0].spot.y", messages.spotRange],
    ]);
  });
});

describe("an outfit that already exists", () => {
  // covers: catalogue-03, catalogue-06
  test("is neither added nor queued for drawing again", async () => {
    const { importText, artworkPending } = importShop(open.database, await temporaryFolder());
    const content = jsonLines([catalogueLine("One"), catalogueLine("Two")]);
    await importText(content);
    const again = await importText(content.replaceAll('":', '" : '));
    expect(again).toMatchObject({ added: 0, alreadyThere: 2, refused: 0 });
    expect(await artworkPending()).toBe(2);
    expect(await listed()).toHaveLength(2);
  });

  test("can be a duplicate in the same file, near or far", async () => {
    const { importText } = importShop(open.database, await temporaryFolder());
    const between = Array.from({ length: 60 }, (_, index) => catalogueLine(`Outfit ${index}`));
    const content = jsonLines([
      catalogueLine("Twice"),
      catalogueLine("Twice"),
      ...between,
      catalogueLine("Twice"),
    ]);
    expect(await importText(content)).toMatchObject({ added: 61, alreadyThere: 2 });
    expect(await open.database.select({ items: count() }).from(outfitItems)).toEqual([{ items: 61 }]);
  });
});

describe("pictures", () => {
  // covers: catalogue-03
  test("are read relative to the file, from any folder", async () => {
    const { importText, folder, artworkPending } = importShop(open.database, await temporaryFolder());
    await mkdir(join(folder, "pictures"));
    await writeFile(join(folder, "pictures/red dress.jpg"), await colourful(300, 400).jpeg().toBuffer());
    const summary = await importText(
      jsonLines([catalogueLine("With picture", { image: "pictures/red dress.jpg" })]),
    );
    expect(summary).toMatchObject({ added: 1, refused: 0 });
    expect(await artworkPending()).toBe(0);
    expect(await open.database.select().from(media)).toMatchObject([{ width: 300, height: 400 }]);
  });

  test.each([
    ["NFC", "NFD"],
    ["NFD", "NFC"],
  ])("named in the form %s are found in the form %s", async (named, stored) => {
    const { importText, folder } = importShop(open.database, await temporaryFolder());
    await writeFile(join(folder, "café.jpg".normalize(stored)), await colourful(30, 40).jpeg().toBuffer());
    const line = catalogueLine("One", { image: "café.jpg".normalize(named) });
    expect(await importText(jsonLines([line]))).toMatchObject({ added: 1, refused: 0 });
  });

  test("are taken from the folder of the file and below, unless any path is allowed", async () => {
    const { folder, importFile } = importShop(open.database, await temporaryFolder());
    const outside = join(await temporaryFolder(), "photo.jpg");
    await writeFile(outside, await colourful(300, 400).jpeg().toBuffer());
    const inner = join(folder, "catalogue");
    await mkdir(inner);
    await symlink(outside, join(inner, "link.jpg"));
    await writeFile(join(folder, "beside.jpg"), await colourful(300, 400).jpeg().toBuffer());
    const file = join(inner, "catalogue.jsonl");
    const images = [outside, relative(inner, outside), "../beside.jpg", "link.jpg"];
    await writeFile(file, jsonLines(images.map((image) => catalogueLine(image, { image }))));

    const refused = await importFile(file);
    expect(refused).toMatchObject({ added: 0, refused: 4 });
    expect(refused.refusals.map(({ reason }) => reason)).toEqual(
      images.map((image) => expect.stringMatching(`^The picture ${image} is outside the folder`)),
    );
    expect(await importFile(file, { anyPath: true })).toMatchObject({ added: 4, refused: 0 });
  });

  test.skipIf(process.platform === "win32")("that are named pipes are refused at once", async () => {
    const { folder, importFile, importText } = importShop(open.database, await temporaryFolder());
    execFileSync("mkfifo", [join(folder, "pipe.jpg")]);
    expect(await importText(jsonLines([catalogueLine("One", { image: "pipe.jpg" })]))).toMatchObject({
      refusals: [{ reason: "The picture pipe.jpg is not a file" }],
    });
    await expect(importFile(join(folder, "pipe.jpg"))).rejects.toThrow("is not a file");
  });

  // covers: pictures-03
  test("that are refused make their lines bad ones", async () => {
    const { importText, folder } = importShop(open.database, await temporaryFolder());
    await writeFile(join(folder, "drawing.jpg"), SVG);
    await writeFile(join(folder, "huge.png"), Buffer.alloc(5 * 1024 * 1024 + 1));
    const half = (await colourful(300, 400).jpeg().toBuffer()).subarray(0, 2_000);
    await writeFile(join(folder, "half.jpg"), half);
    const images = ["missing.jpg", ".", "drawing.jpg", "huge.png", "half.jpg", "a\0b"];
    const lines = images.map((image) => catalogueLine("Same", { image }));
    const summary = await importText(jsonLines([...lines, catalogueLine("Good")]));
    expect(summary).toMatchObject({ added: 1, refused: 6 });
    expect(summary.refusals.map(({ field, reason }) => [field, reason])).toEqual([
      ["image", "The picture missing.jpg does not exist"],
      ["image", "The picture . is not a file"],
      ["image", "Please choose a JPEG, PNG, WebP or AVIF picture."],
      ["image", expect.stringContaining("larger than 5 MB")],
      ["image", expect.stringContaining("damaged")],
      // NUL, which PostgreSQL does not store, is shown as a space.
      ["image", expect.stringMatching(/^The picture a b cannot be read/)],
    ]);
  });

  test("referenced by the URL of a dashboard export are the shop's own, others are left to be fetched", async () => {
    const { importText, artworkPending } = importShop(open.database, await temporaryFolder());
    const mediaId = await createMedia(open.database);
    const images = [mediaId, "b".repeat(64)].map((id) => `https://shop.example${imageUrl(id)}`);
    const summary = await importText(jsonLines(images.map((image) => catalogueLine("Same", { image }))));
    expect(summary).toMatchObject({ added: 2, refused: 0, artworkPending: 0, picturesToFetch: 1 });
    expect(await artworkPending()).toBe(0);
    expect((await listed()).map((outfit) => outfit.mediaId === mediaId)).toEqual([true, false]);
    expect(await open.database.select().from(linkedPictures)).toMatchObject([
      { url: images[1], state: "waiting" },
    ]);
  });

  test("with the file name of an exported one but other bytes are encoded like any other", async () => {
    const { importText, folder, blobStore } = importShop(open.database, await temporaryFolder());
    const name = `${"a".repeat(64)}.webp`;
    const bytes = await colourful(300, 400).jpeg().toBuffer();
    await writeFile(join(folder, name), bytes);
    expect(await importText(jsonLines([catalogueLine("One", { image: name })]))).toMatchObject({ added: 1 });
    const [row] = await open.database.select().from(media);
    const stored = await blobStore.get(`${row?.id.slice(0, 2)}/${row?.id}.webp`);
    expect(stored).toBeDefined();
    expect(stored?.equals(await readFile(join(folder, name)))).toBe(false);
  });
});
