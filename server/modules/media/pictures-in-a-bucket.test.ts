import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { IMAGE_FORMATS, imageVariant } from "#contract/outfit/image.ts";
import { media } from "#server/db/schema/media.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createdOutfit } from "#tests/setup/admin-calls.ts";
import { keysIn, newBucket, startBucketServer } from "#tests/setup/bucket/bucket-server.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { masterKey, variantKey } from "./media-keys.ts";
import { sweepMedia } from "./media-sweep.ts";
import { openBlobStore } from "./open-blob-store.ts";
import { colourful } from "./testing/picture-samples.ts";

const server = await startBucketServer();
const s3 = await newBucket(server.endpoint);
const blobStore = await openBlobStore({ dataDir: "/nowhere", s3 });
const shop = testShop({ blobStore });
afterAll(() => server.close());

const keysInBucket = () => keysIn(server.endpoint, s3.bucket);

async function sweepAfterADay(): Promise<void> {
  await shop.database.update(media).set({ lastTouchedAt: new Date(Date.now() - 25 * 60 * 60 * 1_000) });
  await sweepMedia({ database: shop.database, store: blobStore });
}

// covers: settings-05
it("an uploaded picture is stored in the bucket, served from it in other sizes, and removed by the sweep", async () => {
  const { headers } = await signIn(shop, { isAdmin: true });
  const outfit = await createdOutfit(shop, headers, {}, await colourful(600, 800).jpeg().toBuffer());
  const id = outfit.image.split("/")[2] ?? "";
  expect(await keysInBucket()).toEqual([masterKey(id)]);

  for (const format of IMAGE_FORMATS) {
    const url = imageVariant(outfit.image, 320, format);
    const made = await shop.app.inject(url);
    expect([made.statusCode, (await sharp(made.rawPayload).metadata()).width]).toEqual([200, 320]);
    const kept = await shop.app.inject(url);
    expect(kept.rawPayload.equals(made.rawPayload)).toBe(true);
  }
  const variants = IMAGE_FORMATS.map((format) => variantKey(id, 320, format));
  expect(await keysInBucket()).toEqual([masterKey(id), ...variants].sort());

  await sweepAfterADay();
  expect(await keysInBucket()).toContain(masterKey(id));
  await call(shop, `DELETE /delete/${outfit._id}`, headers);
  await sweepAfterADay();
  expect(await keysInBucket()).toEqual([]);
  expect((await shop.app.inject(outfit.image)).statusCode).toBe(404);
});

it("the generated artwork of an import is stored in the bucket", async () => {
  const calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
  expect(await calls.importToEnd(jsonLines([catalogueLine("One"), catalogueLine("Two")]))).toMatchObject({
    added: 2,
  });
  await vi.waitFor(async () => expect(await calls.last()).toMatchObject({ artworkPending: 0 }), {
    timeout: scaled(30_000),
  });

  const pictures = await shop.database.select({ id: media.id }).from(media);
  expect(await keysInBucket()).toEqual(pictures.map(({ id }) => masterKey(id)).sort());
});
