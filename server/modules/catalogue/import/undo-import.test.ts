import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { imageUrl } from "#contract/outfit/image.ts";
import { media } from "#server/db/schema/media.ts";
import { sweepMedia } from "#server/modules/media/media-sweep.ts";
import { jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createMedia, createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ drawingsAtOnce: 0 });
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  const { headers } = await signIn(shop, { isAdmin: true });
  calls = importCalls(() => shop.app, headers);
});

const exported = async () => (await calls.exportFile("?format=jsonl")).body;

it("undoing shows the photographs that an import replaced, however long ago", async () => {
  const [earlier, later] = [await createMedia(shop.database), await createMedia(shop.database)];
  const items = [{ ...outfitItem("Sari", 1000), spot: { x: 0.2, y: 0.7 } }];
  const id = await createOutfit(shop.database, { mediaId: earlier, items });
  const before = await exported();
  const { _id } = await calls.importToEnd(
    jsonLines([{ id, image: `https://shop.example${imageUrl(later)}` }]),
  );
  expect(await exported()).not.toBe(before);

  await shop.database.update(media).set({ lastTouchedAt: sql`now() - interval '25 hours'` });
  await sweepMedia({ database: shop.database, store: shop.blobStore });
  expect((await calls.undo(_id)).json()).toMatchObject({ restored: 1 });
  expect(await exported()).toBe(before);
});

it("an import that takes the place of the last one lets go of the photographs before that", async () => {
  const [earlier, later] = [await createMedia(shop.database), await createMedia(shop.database)];
  const id = await createOutfit(shop.database, { mediaId: earlier });
  await calls.importToEnd(jsonLines([{ id, image: `https://shop.example${imageUrl(later)}` }]));
  await calls.importToEnd(jsonLines([{ id, tags: ["silk"] }]));
  await shop.database.update(media).set({ lastTouchedAt: sql`now() - interval '25 hours'` });
  await sweepMedia({ database: shop.database, store: shop.blobStore });
  const left = await shop.database.select({ id: media.id }).from(media);
  expect(left).toContainEqual({ id: later });
  expect(left).not.toContainEqual({ id: earlier });
});
