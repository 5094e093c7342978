import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { jobLeases } from "#server/db/schema/nodes.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import { acquireLease, withLease } from "./job-lease.ts";

const HOUR_MS = 60 * 60 * 1_000;

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

const anHourPasses = () =>
  open.database.update(jobLeases).set({ acquiredAt: sql`acquired_at - interval '1 hour'` });

it("one of many nodes gets the turn, once an hour", async () => {
  const nodesAsk = async () => {
    const turns = Array.from({ length: 10 }, () => acquireLease(open.database, "cleaning", HOUR_MS));
    return (await Promise.all(turns)).filter(Boolean).length;
  };

  expect(await nodesAsk()).toBe(1);
  expect(await nodesAsk()).toBe(0);
  expect(await acquireLease(open.database, "counting", HOUR_MS)).toBe(true);
  await anHourPasses();
  expect(await nodesAsk()).toBe(1);
});

it("work that fails may be tried by the next node", async () => {
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error("disk full"));
  const node = withLease(open.database, "cleaning", HOUR_MS, work);
  const other = withLease(open.database, "cleaning", HOUR_MS, work);

  await expect(node()).rejects.toThrow("disk full");
  await other();
  await node();

  expect(work).toHaveBeenCalledTimes(2);
});
