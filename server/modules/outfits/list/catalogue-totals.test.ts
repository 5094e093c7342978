import { eq, inArray, ne, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { catalogueCounts, outfits } from "#server/db/schema/outfits.ts";
import { addViews } from "#server/modules/outfits/detail/outfit-repository.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { sumActiveOutfits } from "./outfit-list-repository.ts";

const shop = testShop({ cache: true });

/** The counts of the filters that are not zero. */
async function countsByFilters() {
  const counts = await shop.database
    .select()
    .from(catalogueCounts)
    .where(ne(catalogueCounts.activeOutfits, 0));
  return Object.fromEntries(
    counts.map(({ category, section, type, activeOutfits }) => [
      `${category} ${section} ${type}`,
      activeOutfits,
    ]),
  );
}

/** The same, counted row by row. */
async function countedByFilters() {
  const counts: Record<string, number> = {};
  for (const { category, section, type } of await activeOutfits()) {
    const name = `${category} ${section} ${type}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const activeOutfits = () => shop.database.select().from(outfits).where(eq(outfits.isActive, true));

/** The totals, counted row by row. */
async function counted() {
  const rows = await activeOutfits();
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

it("the counts of the filters equal a count of all rows after every kind of change", async () => {
  const ids = await createOutfits(shop.database, [
    { category: "Wedding" },
    { category: "Wedding", type: "Promoted" },
    { category: "Wedding", isActive: false },
    { category: "Party", section: "Men" },
    { category: "Party", section: "Men" },
  ]);
  const [first = "", , hidden = "", fourth = "", last = ""] = ids;
  expect(await countsByFilters()).toEqual({
    "Wedding Women Normal": 1,
    "Wedding Women Promoted": 1,
    "Party Men Normal": 2,
  });
  const change = (outfitIds: string[], values: Partial<typeof outfits.$inferInsert>) =>
    shop.database.update(outfits).set(values).where(inArray(outfits.id, outfitIds));

  await change([first, hidden, fourth], { category: "Formal" });
  expect(await countsByFilters()).toEqual(await countedByFilters());
  await change([first, hidden], { isActive: true, section: "Kids" });
  expect(await countsByFilters()).toEqual(await countedByFilters());
  await change([last], { isActive: false, type: "Sponsored" });
  expect(await countsByFilters()).toEqual(await countedByFilters());
  await shop.database.update(outfits).set({ viewCount: 9, likeCount: 3 });
  await shop.database.delete(outfits).where(inArray(outfits.id, [first, last]));
  expect(await countsByFilters()).toEqual(await countedByFilters());
});

it("changes of several outfits at once, in any order, leave exact counts", async () => {
  const ids = await createOutfits(
    shop.database,
    Array.from({ length: 12 }, () => ({ category: "Party" as const })),
  );
  const move = (category: "Party" | "Wedding", outfitId: string) =>
    shop.database.update(outfits).set({ category }).where(eq(outfits.id, outfitId));
  await Promise.all(
    Array.from({ length: 4 }, (_, round) =>
      shop.database.transaction(async (tx) => {
        // Each round has its own outfits, in the same or the opposite direction.
        for (const id of ids.slice(round * 3, round * 3 + 3))
          await tx
            .update(outfits)
            .set({ category: round % 2 ? "Wedding" : "Formal", section: round > 1 ? "Men" : "Women" })
            .where(eq(outfits.id, id));
      }),
    ),
  );
  await Promise.all(ids.map((id, index) => move(index % 2 ? "Party" : "Wedding", id)));
  expect(await countsByFilters()).toEqual(await countedByFilters());
});
