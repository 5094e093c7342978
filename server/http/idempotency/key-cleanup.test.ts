import fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { retention } from "#server/retention.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";

const HOUR_MS = 60 * 60 * 1_000;

afterEach(() => {
  vi.useRealTimers();
});

// covers: input-07
it("deletes keys older than a day every hour, and stops with the application", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { database, close } = await openTestDatabase();
  await emptyDatabase(database);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  await database.insert(idempotencyKeys).values([
    { owner: "asha", key: "old", requestHash: "", createdAt: hoursAgo(25) },
    { owner: "asha", key: "young", requestHash: "", createdAt: hoursAgo(23) },
  ]);
  const app = fastify();
  app.decorate("db", database);
  await app.register(retention, { store: createMemoryBlobStore(), settings: { timeZone: "Asia/Kolkata" } });
  await app.ready();

  vi.advanceTimersByTime(HOUR_MS);
  // Closing waits for a running cleanup.
  await app.close();

  expect(await database.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
    { key: "young" },
  ]);
  expect(vi.getTimerCount()).toBe(0);
  await close();
});
