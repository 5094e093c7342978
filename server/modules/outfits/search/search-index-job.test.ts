import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { jobLeases } from "#server/db/schema/nodes.ts";
import { outfits, searchIndex } from "#server/db/schema/outfits.ts";
import { createOutfits, outfitOf } from "#tests/factories/outfit-factory.ts";
import { buildTestApp, holdJob, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { INDEX_VERSION } from "./fashion-terms.ts";
import { updateSearchIndex } from "./search-index-job.ts";

const NOWHERE = "00000000-0000-4000-8000-000000000000";

const shop = testShop({ intervals: false });

beforeEach(async () => {
  await holdJob(shop, "search-index");
  await createOutfits(
    shop.database,
    Array.from({ length: 51 }, () => outfitOf("x", [["Shirt", 100]])),
  );
  // As an earlier version leaves them: it has no row in `search_index`.
  await shop.database.update(outfits).set({ searchTokens: [], subtitle: "" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => void vi.useRealTimers());

const unindexed = () => shop.database.$count(outfits, eq(outfits.searchTokens, []));
const leases = () => shop.database.select().from(jobLeases).where(sql`${jobLeases.name} = 'search-index'`);

/** Starts a node, so that its search index job runs, and stops it once so many outfits have no tokens. */
async function runNode(left: number): Promise<void> {
  const node = await buildTestApp(openOver(shop.database));
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => expect(await unindexed()).toBe(left), { timeout: scaled(10_000) });
  // Closing waits for running jobs.
  await node.close();
}

it("leaves the work to the node that holds the lease, and does it once that is released", async () => {
  await shop.database.execute(sql`update job_leases set acquired_at = now() - interval '30 seconds'`);
  const held = await leases();
  await runNode(51);
  expect(await leases()).toEqual(held);

  await shop.database.delete(jobLeases);
  await runNode(0);
  expect(await leases()).toEqual([]);
});

it("ends after the batch during which its lease was lost", async () => {
  expect(await updateSearchIndex(shop.database, async () => true)).toBe(true);
  expect(await unindexed()).toBe(1);
});

it("indexes all outfits anew after the version has increased, and never down to that of an earlier build", async () => {
  await updateSearchIndex(shop.database, async () => false);
  const version = async () => (await shop.database.select().from(searchIndex))[0]?.version;
  expect(await version()).toBe(INDEX_VERSION);
  expect(await shop.database.$count(outfits, eq(outfits.subtitle, "Shirt"))).toBe(51);

  await shop.database.update(searchIndex).set({ version: INDEX_VERSION - 1 });
  expect(await updateSearchIndex(shop.database, async () => false)).toBe(true);
  expect(await version()).toBe(INDEX_VERSION);

  await shop.database.update(searchIndex).set({ version: INDEX_VERSION + 1, indexedUpTo: NOWHERE });
  expect(await updateSearchIndex(shop.database, async () => false)).toBe(false);
  expect(await version()).toBe(INDEX_VERSION + 1);
});
