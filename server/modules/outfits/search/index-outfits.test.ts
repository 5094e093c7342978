import { eq, ne, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { measureColours } from "#server/modules/media/picture-colours.ts";
import { updateSearchIndex } from "#server/modules/outfits/search/search-index-job.ts";
import { createOutfits, outfitOf } from "#tests/factories/outfit-factory.ts";
import { searchCalls } from "#tests/setup/search-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ intervals: false });

const { search, found } = searchCalls(shop);

/** As before the first run of the job. */
const forget = async () => {
  await shop.database.update(outfits).set({ searchTokens: [] });
  await shop.database.update(outfitItems).set({ searchTokens: [] });
  await shop.database.execute(sql`truncate search_words`);
};

it("is filled anew after a change of the fashion terms", async () => {
  await createOutfits(shop.database, [
    outfitOf("ikat", [["Red ikat saree", 900]]),
    outfitOf("x", [["Shirt", 100]]),
  ]);
  await forget();
  expect(await found("red saree under 1000", { limit: "1" })).toEqual([]);
  expect(await updateSearchIndex(shop.database, async () => false)).toBe(true);
  expect(await found("red saree under 1000", { limit: "2" })).toEqual(["ikat"]);
  expect(await found("ika", { sortBy: "createdAt" })).toEqual(["ikat"]);
  expect(await updateSearchIndex(shop.database, async () => false)).toBe(false);
});

it("derives the roles of items anew, and leaves those that were given", async () => {
  await createOutfits(shop.database, [
    outfitOf("x", [
      ["Shirt", 100],
      ["Jeans", 100],
      ["Tote bag", 100],
    ]),
  ]);
  await shop.database
    .update(outfitItems)
    .set({ role: "footwear" })
    .where(ne(outfitItems.itemName, "Tote bag"));
  await shop.database
    .update(outfitItems)
    .set({ role: "accessory", roleIsGiven: true })
    .where(eq(outfitItems.itemName, "Tote bag"));
  expect(await updateSearchIndex(shop.database, async () => false)).toBe(true);
  const stored = await shop.database.select().from(outfitItems).orderBy(outfitItems.position);
  expect(stored.map(({ role }) => role)).toEqual(["top", "bottom", "accessory"]);
  expect(await updateSearchIndex(shop.database, async () => false)).toBe(false);
});

it("has the colours of the pictures", async () => {
  await createOutfits(shop.database, [outfitOf("x", [["Shirt", 100]])]);
  expect((await search({ colour: "green" })).total).toBe(0);
  // Green on white, 4 × 4 pixels.
  const { default: sharp } = await import("sharp");
  const square = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#0a8f3c" } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#ffffff" } })
    .composite([{ input: square, left: 1, top: 1 }])
    .png()
    .toBuffer();
  const colours = await measureColours(`data:image/png;base64,${picture.toString("base64")}`);
  await shop.database.update(media).set({ colours });
  await updateSearchIndex(shop.database, async () => false);
  expect((await search({ colour: "green" })).total).toBe(1);
  expect((await search({ colour: "white" })).total).toBe(0);
});
