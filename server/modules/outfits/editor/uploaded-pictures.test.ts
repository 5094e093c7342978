import { sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { IMAGE_MESSAGES } from "#contract/outfit/image.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { sweepMedia } from "#server/modules/media/media-sweep.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import {
  colourful,
  flatPng,
  HTML,
  jpegTakenSomewhere,
  moving,
  SVG,
} from "#server/modules/media/testing/picture-samples.ts";
import { create, createdOutfit, fieldErrorsOf } from "#tests/setup/admin-calls.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { type FormFile, smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const blobStore = createMemoryBlobStore();
const shop = testShop({ blobStore });
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;
const padded = async (length: number) => {
  const jpeg = await smallPicture();
  return Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
};

describe("a rejected picture leaves nothing behind", () => {
  // covers: error-body-07, pictures-09
  it.each<[what: string, status: number, says: string, make: () => Promise<FormFile | Buffer>]>([
    ["an SVG named as a photograph", 415, IMAGE_MESSAGES.type, async () => SVG],
    [
      "an SVG named as an SVG",
      415,
      IMAGE_MESSAGES.type,
      async () => ({ bytes: SVG, name: "x.svg", type: "image/svg+xml" }),
    ],
    ["a page", 415, IMAGE_MESSAGES.type, async () => ({ bytes: HTML, name: "x.html.jpg" })],
    [
      "a page after a picture's first bytes",
      400,
      "damaged",
      async () => Buffer.concat([(await smallPicture()).subarray(0, 64), HTML]),
    ],
    ["a GIF", 415, IMAGE_MESSAGES.type, () => moving("gif")],
    ["a moving WebP", 415, "Moving pictures", () => moving("webp")],
    ["a file without bytes", 400, "empty", async () => Buffer.alloc(0)],
    ["a truncated file", 400, "damaged", async () => (await smallPicture()).subarray(0, 400)],
    ["one byte too many", 413, IMAGE_MESSAGES.bytes, () => padded(IMAGE_MAX_BYTES + 1)],
    ["twice the maximum size", 413, IMAGE_MESSAGES.bytes, () => padded(IMAGE_MAX_BYTES * 2)],
    ["100 megapixels in a small file", 413, "megapixels", async () => flatPng(10_000, 10_000)],
  ])("%s is rejected with %i", async (_what, status, says, make) => {
    const blobsBefore = blobStore.blobs.size;
    const response = await create(shop, await admin(), {}, await make());

    expect(response.statusCode, response.body).toBe(status);
    expect(fieldErrorsOf(response)).toEqual([expect.stringMatching(/^image: /)]);
    expect(fieldErrorsOf(response)[0]).toContain(says);
    expect(await shop.database.$count(outfits)).toBe(0);
    expect(await shop.database.$count(media)).toBe(0);
    expect(blobStore.blobs.size).toBe(blobsBefore);
  });

  // covers: pictures-08
  it("a text field or an empty file input is no picture", async () => {
    const headers = await admin();
    for (const response of [
      await create(
        shop,
        headers,
        { image: "https://evil.example/x.jpg" },
        { bytes: Buffer.alloc(0), name: "" },
      ),
      await create(shop, headers, {}, { bytes: Buffer.alloc(0), name: "", type: "application/octet-stream" }),
    ]) {
      expect(fieldErrorsOf(response)).toEqual([`image: ${OUTFIT_FORM_MESSAGES.imageRequired}`]);
    }
  });
});

describe("an accepted picture", () => {
  it("may have exactly the maximum size", async () => {
    await createdOutfit(shop, await admin(), {}, await padded(IMAGE_MAX_BYTES));
  });

  it("is identified and named by its content", async () => {
    const png = await colourful(60, 80).png().toBuffer();
    const outfit = await createdOutfit(
      shop,
      await admin(),
      {},
      { bytes: png, name: "../../x.png", type: "text/html" },
    );
    expect(outfit.image).toMatch(/^\/media\/[0-9a-f]{64}\/\d+\.(jpg|webp|avif)$/);
    for (const key of blobStore.blobs.keys()) expect(key).toMatch(/^(variants\/)?[0-9a-f]{2}\/[0-9a-f]{64}/);
  });

  it("is rotated upright, without GPS data and without trailing bytes", async () => {
    const polyglot = Buffer.concat([await jpegTakenSomewhere(), HTML]);
    const outfit = await createdOutfit(shop, await admin(), {}, polyglot);
    expect(outfit).toMatchObject({ imageWidth: 20, imageHeight: 40 });
    const { rawPayload, headers } = await shop.app.inject(outfit.image);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-type": expect.stringMatching(/^image\//),
    });
    expect(await sharp(rawPayload).metadata()).not.toHaveProperty("exif");
    for (const bytes of [rawPayload, ...blobStore.blobs.values()])
      expect(bytes.includes("<script>")).toBe(false);
  });
});

it("a creation that fails in the database leaves no outfit, and its picture only until the next cleanup", async () => {
  const headers = await admin();
  await shop.database.execute(sql`alter table outfit_items rename to outfit_items_away`);
  const response = await create(shop, headers, {}, await colourful(70, 90).jpeg().toBuffer());
  await shop.database.execute(sql`alter table outfit_items_away rename to outfit_items`);

  expect(response.statusCode).toBe(500);
  expect(response.body).not.toMatch(/outfit_items|insert|relation/);
  expect(await shop.database.$count(outfits)).toBe(0);
  expect(await shop.database.$count(media)).toBe(1);

  await shop.database.update(media).set({ lastTouchedAt: new Date(Date.now() - 25 * 60 * 60 * 1_000) });
  await sweepMedia({ database: shop.database, store: blobStore });
  expect(await shop.database.$count(media)).toBe(0);
});

it("the picture of a deleted outfit stays available for a day", async () => {
  const headers = await admin();
  const { _id, image } = await createdOutfit(shop, headers);
  await shop.database.update(media).set({ lastTouchedAt: new Date("2026-01-01") });
  await call(shop, `DELETE /delete/${_id}`, headers);

  await sweepMedia({ database: shop.database, store: blobStore });
  expect((await shop.app.inject(image)).statusCode).toBe(200);
});
