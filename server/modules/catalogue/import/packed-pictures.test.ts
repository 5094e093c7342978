import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { zipOf } from "#tests/setup/packed-files.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import { importShop } from "./testing/import-shop.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

const photograph = (width: number) => colourful(width, 40).jpeg().toBuffer();
const linesOf = (images: readonly string[]) =>
  jsonLines(images.map((image) => catalogueLine(image, { image })));
const widths = async () =>
  (await open.database.select().from(media)).map(({ width }) => width).toSorted((a, b) => a - b);

test("pictures are found in the ZIP by their path from the catalogue or the top, or by their name", async () => {
  const { importText, artworkPending } = importShop(open.database, await temporaryFolder());
  const images = ["pictures/a.jpg", "shop/pictures/b.jpg", "d.jpg", "pictures\\e.jpg"];
  const zip = await zipOf({
    "shop/outfits.jsonl": linesOf(images),
    "shop/pictures/a.jpg": await photograph(10),
    "shop/pictures/b.jpg": await photograph(20),
    "elsewhere/d.jpg": await photograph(30),
    "shop/pictures/e.jpg": await photograph(40),
    "__MACOSX/elsewhere/d.jpg": "no picture",
    "elsewhere/._d.jpg": "no picture",
  });
  expect(await importText(zip)).toMatchObject({ added: 4, refused: 0, refusals: [] });
  expect(await artworkPending()).toBe(0);
  expect(await widths()).toEqual([10, 20, 30, 40]);
});

test.each([
  ["NFC", "NFD"],
  ["NFD", "NFC"],
])("a picture named in the form %s is found in the form %s", async (named, stored) => {
  const { importText } = importShop(open.database, await temporaryFolder());
  const zip = await zipOf({
    "outfits.jsonl": linesOf(["café.jpg".normalize(named)]),
    ["pictures/café.jpg".normalize(stored)]: await photograph(10),
  });
  expect(await importText(zip)).toMatchObject({ added: 1, refusals: [] });
});

test("a picture that the ZIP lacks is one beside it", async () => {
  const { importText, folder } = importShop(open.database, await temporaryFolder());
  await writeFile(join(folder, "beside.jpg"), await photograph(10));
  expect(await importText(await zipOf({ "a.jsonl": linesOf(["beside.jpg"]) }))).toMatchObject({ added: 1 });
});

test("a picture that cannot be used refuses its outfit alone", async () => {
  const { importText } = importShop(open.database, await temporaryFolder());
  const zip = await zipOf({
    "outfits.jsonl": linesOf(["none.jpg", "same.jpg", "huge.png", "text.jpg", "../a.jpg", "good.jpg"]),
    "a/same.jpg": await photograph(10),
    "b/same.jpg": await photograph(20),
    "huge.png": Buffer.alloc(5 * 1024 * 1024 + 1),
    "text.jpg": "text",
    "good.jpg": await photograph(30),
  });
  const { added, refusals } = await importText(zip);
  expect(added).toBe(1);
  expect(refusals.map(({ reason }) => reason)).toEqual([
    "The picture none.jpg does not exist",
    "The ZIP has several pictures named same.jpg: please write its folder before the name",
    PICTURE_ERRORS.bytes.text,
    PICTURE_ERRORS.type.text,
    expect.stringMatching(/^The picture \.\.\/a\.jpg does not exist/),
  ]);
});
