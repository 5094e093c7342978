import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { outfitTag } from "#server/http/cache/cache-tags.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });
const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";

it("a list is cached until an outfit in it changes", async () => {
  const [shown, other] = await createOutfits(shop.database, [
    { description: "before", category: "Wedding" },
    { description: "before", category: "Casual" },
  ]);
  const listed = async (address: string) => {
    const { outfits: found } = (await shop.app.inject(address)).json<OutfitList>();
    return found.map((outfit) => outfit.description);
  };
  const weddings = `${LIST}&category=Wedding`;
  expect(await listed(weddings)).toEqual(["before"]);

  await shop.database
    .update(outfits)
    .set({ description: "after" })
    .where(eq(outfits.id, shown ?? ""));
  shop.app.invalidateTags([outfitTag(other ?? "")]);
  expect(await listed(weddings)).toEqual(["before"]);

  shop.app.invalidateTags([outfitTag(shown ?? "")]);
  expect(await listed(weddings)).toEqual(["after"]);
});

it("equivalent queries share one cached response", async () => {
  await createOutfits(shop.database, [{}]);
  const first = await shop.app.inject(LIST);
  const reworded = await shop.app.inject("/backend/outfit/getoutfits?limit=&sortBy=createdAt&searchTerm=");

  expect(reworded.headers.etag).toBe(first.headers.etag);
});

// covers: calls-19, rendering-03
it("a signed-in caller gets the same list as a visitor", async () => {
  await createOutfits(shop.database, [{}]);
  const visitor = await shop.app.inject(LIST);
  const caller = await shop.app.inject({ url: LIST, headers: { authorization: `Bearer ${"x".repeat(43)}` } });

  expect(caller.body).toBe(visitor.body);
});
