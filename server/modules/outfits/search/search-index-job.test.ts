import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { jobLeases } from "#server/db/schema/nodes.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { HeldLease } from "#server/jobs/held-lease.ts";
import { createOutfits, outfitOf } from "#tests/factories/outfit-factory.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { findUnindexed } from "./index-outfits.ts";

const shop = testShop();

beforeEach(async () => {
  await createOutfits(
    shop.database,
    Array.from({ length: 201 }, () => outfitOf("x", [["Shirt", 100]])),
  );
  await shop.database.update(outfits).set({ searchTokens: [] });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const unindexed = async () => (await findUnindexed(shop.database, 1_000)).length;
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
  const other = new HeldLease(shop.database, "search-index", 60_000);
  await other.hold();
  await shop.database.execute(sql`update job_leases set acquired_at = now() - interval '30 seconds'`);
  const held = await leases();
  await runNode(201);
  expect(await leases()).toEqual(held);

  await shop.database.delete(jobLeases);
  await runNode(0);
  expect(await leases()).toEqual([]);
});

it("stops after the batch during which its lease was lost", async () => {
  const held = new Set<HeldLease>();
  vi.spyOn(HeldLease.prototype, "hold").mockImplementation(async function (this: HeldLease) {
    const isFirst = !held.has(this);
    held.add(this);
    return isFirst;
  });
  await runNode(1);
  expect(await unindexed()).toBe(1);
});
