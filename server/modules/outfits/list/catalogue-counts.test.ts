import { eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { SORT_FIELDS } from "#contract/outfit-filters.ts";
import { likeMoves } from "#server/db/schema/catalogue-counts.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { addViews } from "#server/modules/outfits/detail/outfit-repository.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { countLikeMoves } from "./like-counting.ts";

const shop = testShop();

async function rowsOf<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await shop.database.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Shelves whose count is not what counting their outfits answers. */
const wrongShelves = () =>
  rowsOf(sql`
    with counted as (select category, section, type, count(*) as outfits from outfits where is_active group by 1, 2, 3)
    select * from counted full join catalogue_shelves using (category, section, type)
    where coalesce(outfits, 0) <> coalesce(active_outfits, 0)`);

/** Segments, with the moves that they do not count yet, and what counting their outfits answers; of all shelves, and of each. */
const countedSegments = () =>
  rowsOf<{ sort_field: string; shelf: number | null; said: number; counted: number }>(sql`
    with keys as (
      select field, key, id, number as shelf from outfits join catalogue_shelves using (category, section, type)
      cross join lateral (values
        ('createdAt', (extract(epoch from created_at) * 1000)::bigint), ('numberOfLikes', like_count),
        ('numberOfClicks', view_count), ('totalPrice', total_price_paise)
      ) as sorted (field, key) where is_active),
    moved as (
      select *, 1 as present, 0 as moved from keys union all select field, key, id, shelf, 0, change from like_moves_to_count),
    counted as (
      select field as sort_field, low_key, low_id, shelf, sum(present) as present, sum(moved) as moved
      from moved cross join lateral (
        select low_key, low_id from list_segments where sort_field = field and (low_key, low_id) <= (key, id)
        order by low_key desc, low_id desc limit 1) as segment
      group by grouping sets ((1, 2, 3, 4), (1, 2, 3))),
    said as (
      select sort_field, low_key, low_id, shelf, outfits from list_segments cross join lateral (
        select null as shelf, active_outfits as outfits
        union all select number, coalesce(shelves[number], 0) from catalogue_shelves) as counts)
    select said.sort_field, said.shelf, (outfits + coalesce(moved, 0))::int as said, coalesce(present, 0)::int as counted
    from said left join counted on (said.sort_field, said.low_key, said.low_id) = (counted.sort_field, counted.low_key, counted.low_id)
      and said.shelf is not distinct from counted.shelf`);

async function expectRightCounts(): Promise<void> {
  expect(await wrongShelves()).toEqual([]);
  const segments = await countedSegments();
  expect(segments.filter(({ said, counted }) => said !== counted)).toEqual([]);
  const active = await shop.database.$count(outfits, sql`is_active`);
  const uncounted = await shop.database.$count(likeMoves);
  for (const field of SORT_FIELDS) {
    const counts = segments
      .filter(({ sort_field, shelf }) => sort_field === field && shelf === null)
      .map(({ said }) => said);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(active);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2_000 + uncounted);
  }
}

/** Gives two thirds of the outfits some likes, up to a hundred. */
const likeSome = () =>
  shop.database
    .update(outfits)
    .set({ likeCount: sql`like_count + 1 + (extract(epoch from created_at) * 7)::bigint % 100` })
    .where(sql`view_count % 3 <> 1`);

it("what is counted of shelves and segments is what counting would answer, whatever is done to outfits", async () => {
  const ids: string[] = [];
  for (let batch = 0; batch < 3; batch += 1) {
    const some = Array.from({ length: 900 }, (_, number) => ({
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, number % 40, batch)),
      viewCount: number % 7,
      isActive: number % 5 !== 0,
      category: number % 2 === 0 ? ("Wedding" as const) : ("Casual" as const),
    }));
    ids.push(...(await createOutfits(shop.database, some)));
    await expectRightCounts();
  }
  await createOutfits(
    shop.database,
    Array.from({ length: 1_500 }, () => ({ createdAt: new Date(0) })),
  );
  await expectRightCounts();

  await addViews(shop.database, new Map(ids.map((id, at) => [id, at])));
  await expectRightCounts();
  await likeSome();
  expect(await shop.database.$count(likeMoves)).toBeGreaterThan(1_000);
  await expectRightCounts();
  await countLikeMoves(shop.database);
  expect(await shop.database.$count(likeMoves)).toBe(0);
  await expectRightCounts();
  await likeSome();
  await shop.database
    .update(outfits)
    .set({ isActive: sql`not is_active` })
    .where(inArray(outfits.id, ids.slice(0, 700)));
  await shop.database
    .update(outfits)
    .set({ category: "Date", totalPricePaise: 7 })
    .where(inArray(outfits.id, ids.slice(500, 900)));
  await expectRightCounts();
  await shop.database.delete(outfits).where(inArray(outfits.id, ids.slice(300, 1_900)));
  await expectRightCounts();

  await countLikeMoves(shop.database);
  await expectRightCounts();
  await likeSome();
  const kept = await rowsOf(sql`select * from list_segments order by 1, 2, 3`);
  await shop.database.execute(sql`select count_catalogue()`);
  await expectRightCounts();
  expect(kept.length).toBeGreaterThan(6);
}, 60_000);

it("they stay right while people like and look and likes are counted, all at once", async () => {
  const ids = await createOutfits(
    shop.database,
    Array.from({ length: 2_500 }, () => ({})),
  );
  const like = (id: string) =>
    shop.database.update(outfits).set({ likeCount: sql`like_count + 1` }).where(sql`id = ${id}`);
  await Promise.all(
    ids
      .slice(0, 400)
      .flatMap((id, at) => [
        like(id),
        like(ids[at % 7] ?? id),
        ...(at % 20 === 0
          ? [countLikeMoves(shop.database), addViews(shop.database, new Map([[id, 3]]))]
          : []),
      ]),
  );
  await expectRightCounts();
  await countLikeMoves(shop.database);
  await expectRightCounts();
}, 60_000);

it("a segment that seems empty because likes are not counted yet keeps what it knows of shelves", async () => {
  const ids = await createOutfits(
    shop.database,
    Array.from({ length: 2_001 }, (_, number) => ({
      viewCount: number,
      category: number % 2 === 0 ? ("Wedding" as const) : ("Casual" as const),
    })),
  );
  await shop.database.execute(sql`update outfits set like_count = view_count`);
  await countLikeMoves(shop.database);
  // Now the last segment has the most liked outfit alone.
  await shop.database.execute(sql`select count_catalogue()`);
  const update = (at: number, change: { likeCount: number } | { isActive: boolean }) =>
    shop.database
      .update(outfits)
      .set(change)
      .where(eq(outfits.id, ids[at] ?? ""));
  await update(2_000, { likeCount: 0 });
  await update(1, { likeCount: 5_000 });
  await update(1, { isActive: false });
  await expectRightCounts();
  await countLikeMoves(shop.database);
  await expectRightCounts();
});
