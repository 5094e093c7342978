import { eq, sql } from "drizzle-orm";
import fastify from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { likeMoves } from "#server/db/schema/catalogue-counts.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { likeCounting } from "./like-counting.ts";

const COUNTED_EVERY_MS = 10_000;

let open: OpenDatabase;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  open = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await open.close();
});

it("counts likes every ten seconds, and stops with the application", async () => {
  const { database } = open;
  const id = await createOutfit(database);
  await database.update(outfits).set({ likeCount: sql`like_count + 1` }).where(eq(outfits.id, id));
  expect(await database.$count(likeMoves)).toBe(1);
  const app = fastify();
  await app.register(likeCounting, { database });
  await app.ready();

  vi.advanceTimersByTime(COUNTED_EVERY_MS);
  // Closing waits for what is under way.
  await app.close();

  expect(await database.$count(likeMoves)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
