import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { jobLeases } from "#server/db/schema/nodes.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import { JobLease, withLease } from "./job-lease.ts";

const HOUR_MS = 60 * 60 * 1_000;

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

const anHourPasses = () =>
  open.database.update(jobLeases).set({ acquiredAt: sql`acquired_at - interval '1 hour'` });

afterEach(() => void vi.useRealTimers());

const leaseOn = (name: string) => new JobLease(open.database, name, HOUR_MS);

it("one of many nodes gets the turn, once an hour", async () => {
  const nodesAsk = async () => {
    const turns = Array.from({ length: 10 }, () => leaseOn("cleaning").acquire());
    return (await Promise.all(turns)).filter(Boolean).length;
  };

  expect(await nodesAsk()).toBe(1);
  expect(await nodesAsk()).toBe(0);
  expect(await leaseOn("counting").acquire()).toBe(true);
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

it("a node keeps its lease by renewing it, and learns that it has lost it", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const [own, other] = [leaseOn("indexing"), leaseOn("indexing")];
  await own.acquire();
  await anHourPasses();
  vi.advanceTimersByTime(HOUR_MS / 2);
  expect(await own.keep()).toBe(true);
  expect(await other.acquire()).toBe(false);

  await anHourPasses();
  expect(await other.acquire()).toBe(true);
  vi.advanceTimersByTime(HOUR_MS / 2);
  expect(await own.keep()).toBe(false);
  expect(await own.keep()).toBe(false);
});

it("work that fails after its lease has passed to another node leaves that node its lease", async () => {
  const other = leaseOn("cleaning");
  const late = withLease(open.database, "cleaning", HOUR_MS, async () => {
    await anHourPasses();
    expect(await other.acquire()).toBe(true);
    throw new Error("disk full");
  });

  await expect(late()).rejects.toThrow("disk full");
  expect(await leaseOn("cleaning").acquire()).toBe(false);
  await other.release();
  expect(await leaseOn("cleaning").acquire()).toBe(true);
});
