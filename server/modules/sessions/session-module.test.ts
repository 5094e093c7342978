import { sql } from "drizzle-orm";
import fastify from "fastify";
import { expect, it, vi } from "vitest";
import { jobLeases } from "#server/db/schema/nodes.ts";
import { sessions } from "#server/db/schema/users.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { retention } from "#server/retention.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { sessionModule } from "./session-module.ts";

const shop = testShop();

// covers: sessions-04
it("removes expired sessions at the start and every hour, and stops with the server", async () => {
  const { database } = shop;
  const userId = await createUser(database);
  const expire = () => createSession(database, userId, new Date(Date.now() - 1_000));
  const left = async () => (await database.select().from(sessions)).length;
  await createSession(database, userId);
  await expire();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const app = fastify();
  app.decorate("db", database);
  await app.register(sessionModule);
  await app.register(retention, { store: createMemoryBlobStore(), settings: { timeZone: "Asia/Kolkata" } });
  await app.ready();
  expect(await left()).toBe(1);

  await expire();
  await database.update(jobLeases).set({ acquiredAt: sql`acquired_at - interval '1 hour'` });
  vi.advanceTimersByTime(60 * 60 * 1_000);
  await vi.waitFor(async () => expect(await left()).toBe(1), { timeout: scaled(5_000) });

  await app.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
