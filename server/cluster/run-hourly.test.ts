import fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { runHourly } from "./run-hourly.ts";

const HOUR_MS = 60 * 60 * 1_000;

afterEach(() => void vi.useRealTimers());

it("of several nodes one cleans up in an hour, and every node where each has its own to clean", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { database, close } = await openTestDatabase();
  const [shared, own] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const nodes = [fastify(), fastify(), fastify()];
  for (const node of nodes) {
    runHourly(node, shared, "It failed", { database, name: "things" });
    runHourly(node, own, "It failed");
  }

  vi.advanceTimersByTime(HOUR_MS);
  // Closing waits for what is under way.
  for (const node of nodes) await node.close();

  expect(shared).toHaveBeenCalledTimes(1);
  expect(own).toHaveBeenCalledTimes(3);
  await close();
});
