import fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { runHourly } from "./run-hourly.ts";

const HOUR_MS = 60 * 60 * 1_000;

afterEach(() => void vi.useRealTimers());

it("of several nodes one cleans up in an hour", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { database, close } = await openTestDatabase();
  const work = vi.fn(async () => {});
  const nodes = [fastify(), fastify(), fastify()];
  for (const node of nodes) runHourly(node, work, "It failed", { database, name: "things" });

  vi.advanceTimersByTime(HOUR_MS);
  // Closing waits for what is under way.
  for (const node of nodes) await node.close();

  expect(work).toHaveBeenCalledTimes(1);
  await close();
});
