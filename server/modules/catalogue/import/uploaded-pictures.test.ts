import { mkdtempSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createMedia, createOutfit } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { zipOf } from "#tests/setup/packed-files.ts";
import { testShop } from "#tests/setup/test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ensemble-test-"));
const shop = testShop({ dataDir });
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
});

const photograph = (width: number) => colourful(width, 40).jpeg().toBuffer();
const lineOf = (image: string) => catalogueLine(image, { image });

it("pictures in an uploaded ZIP are those of its outfits, and nothing of it stays on disk", async () => {
  const zip = await zipOf({
    "shop/outfits.jsonl": jsonLines(["pictures/a.jpg", "b.jpg", "same.jpg"].map(lineOf)),
    "shop/pictures/a.jpg": await photograph(10),
    "shop/b.jpg": await photograph(20),
    "x/same.jpg": await photograph(30),
    "y/same.jpg": await photograph(40),
  });
  const reason = "The ZIP has several pictures named same.jpg: please write its folder before the name";
  const preview = (await calls.preview(zip, "shop.zip")).json<ImportPreview>();
  expect(preview).toMatchObject({ newOutfits: 2, picturesUnknown: 0, refusals: [{ line: 3, reason }] });

  expect(await calls.importToEnd(zip, "shop.zip")).toMatchObject({
    ...{ state: "done", added: 2, artworkPending: 0, refusals: [{ line: 3, reason }] },
  });
  const stored = await shop.database.select().from(media);
  expect(stored.map(({ width }) => width).toSorted((a, b) => a - b)).toEqual([10, 20]);
  await expect.poll(() => readdir(join(dataDir, "uploads"))).toEqual([]);
});

it("pictures are found in any case and without their ending, and those that are not there are named", async () => {
  const images = ["red-sari", "blue tee.jpg", "missing.jpg"];
  const zip = await zipOf({
    "outfits.jsonl": jsonLines(images.map(lineOf)),
    "red-sari.jpg": await photograph(10),
    "Blue Tee.JPG": await photograph(20),
    "~$outfits.xlsx": "the mark of a file that Excel has open",
  });
  expect((await calls.preview(zip, "shop.zip")).json()).toMatchObject({
    ...{ newOutfits: 3, picturesUnknown: 1, unknownPictures: ["missing.jpg"] },
  });
  await calls.importToEnd(zip, "shop.zip");
  const widths = (await shop.database.select().from(media)).map(({ width }) => width);
  expect(widths).toEqual(expect.arrayContaining([10, 20]));
});

it("pictures of known outfits that are not in the ZIP are named, but not those that exports name", async () => {
  for (const _ of ["1", "2", "3", "4"])
    await createOutfit(shop.database, { mediaId: await createMedia(shop.database) });
  const [first = {}, second = {}, ...exported] = (await calls.exportFile("?format=jsonl")).body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const gone = `pictures/${"0".repeat(64)}.webp`;
  const zip = await zipOf({
    "outfits.jsonl": jsonLines([
      ...[
        { ...first, image: "missing.jpg", tags: ["silk"] },
        { ...second, image: "wrong.jpg" },
      ],
      ...exported.map((outfit, index) => (index === 0 ? outfit : { ...outfit, image: gone })),
    ]),
  });
  expect((await calls.preview(zip, "shop.zip")).json()).toMatchObject({
    ...{
      newOutfits: 0,
      changedOutfits: 1,
      picturesUnknown: 2,
      unknownPictures: ["missing.jpg", "wrong.jpg"],
    },
  });
});

it("another picture in the ZIP replaces that of an outfit", async () => {
  const zipWith = async (name: string, width: number) =>
    zipOf({
      "outfits.jsonl": jsonLines([catalogueLine("One", { image: name })]),
      [name]: await photograph(width),
    });
  await calls.importToEnd(await zipWith("a.jpg", 10));
  const [before] = await shop.database.select().from(outfits);
  const another = await zipWith("b.jpg", 20);
  expect((await calls.preview(another, "shop.zip")).json()).toMatchObject({
    changedOutfits: 1,
    changes: [{ fields: [{ field: "image", before: `/media/${before?.mediaId}/1200.jpg`, after: "b.jpg" }] }],
  });
  expect(await calls.importToEnd(another)).toMatchObject({ added: 0, changed: 1 });
  const [after] = await shop.database.select().from(outfits);
  expect(after?.id).toBe(before?.id);
  expect(after?.mediaId).not.toBe(before?.mediaId);
});
