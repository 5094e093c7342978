import { eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { outfits } from "#server/db/schema/outfits.ts";
import { addViews } from "#server/modules/outfits/detail/outfit-repository.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { sumActiveOutfits } from "./outfit-list-repository.ts";

const shop = testShop({ cache: true });

/** The totals, counted row by row. */
async function counted() {
  const rows = await shop.database.select().from(outfits).where(eq(outfits.isActive, true));
  return { outfitCount: rows.length, viewCount: rows.reduce((sum, row) => sum + row.viewCount, 0) };
}

it("the totals equal a count of all rows after every kind of change", async () => {
  const ids = await createOutfits(shop.database, [
    { viewCount: 3 },
    { viewCount: 5 },
    { viewCount: 7, isActive: false },
    { viewCount: 11 },
  ]);
  const [first = "", second = "", hidden = "", last = ""] = ids;
  expect(await sumActiveOutfits(shop.database)).toEqual({ outfitCount: 3, viewCount: 19 });

  await addViews(
    shop.database,
    new Map([
      [first, 2],
      [hidden, 100],
      [last, 1],
    ]),
  );
  expect(await sumActiveOutfits(shop.database)).toEqual({ outfitCount: 3, viewCount: 22 });

  await shop.database
    .update(outfits)
    .set({ isActive: sql`not is_active` })
    .where(inArray(outfits.id, [second, hidden]));
  expect(await sumActiveOutfits(shop.database)).toEqual({ outfitCount: 3, viewCount: 124 });

  await shop.database.delete(outfits).where(inArray(outfits.id, [first, second]));
  expect(await sumActiveOutfits(shop.database)).toEqual(await counted());

  await shop.database.update(outfits).set({ likeCount: 4 });
  expect(await sumActiveOutfits(shop.database)).toEqual(await counted());
});
