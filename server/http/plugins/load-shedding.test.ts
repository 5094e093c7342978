import { setImmediate as nextTurn } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_LOAD_SHEDDING } from "#server/config/node-config.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { errorHandler } from "./error-handler.ts";
import { injectApiPlugin } from "./inject-api.ts";
import { loadShedding } from "./load-shedding.ts";

let app: FastifyInstance;
async function start(limits: Partial<typeof NO_LOAD_SHEDDING>): Promise<void> {
  app = fastify();
  await app.register(injectApiPlugin);
  await app.register(errorHandler);
  await app.register(loadShedding, { limits: { ...NO_LOAD_SHEDDING, ...limits } });
  for (const path of ["/backend/look", "/backend/user/check-auth", "/healthz", "/readyz"])
    app.get(path, async () => ({ here: true }));
  await app.ready();
}

let isBusy = false;
beforeEach(() => {
  isBusy = false;
});
afterEach(async () => {
  isBusy = false;
  await app.close();
});

/** Blocks the event loop for 150 ms at a time. */
function work(): void {
  if (!isBusy) return;
  stall(150);
  setImmediate(work);
}

function stall(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const status = async (url: string) => (await app.inject(url)).statusCode;

// covers: session-check-02
it("rejects requests while the event loop is delayed, then accepts them again", async () => {
  await start({ loopDelayMs: 60 });
  expect(await status("/backend/look")).toBe(200);

  isBusy = true;
  setImmediate(work);
  await vi.waitFor(async () => expect(await status("/backend/look")).toBe(503), { timeout: scaled(10_000) });
  const refused = await app.inject("/backend/look");
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.json()).toEqual({
    success: false,
    message: expect.stringContaining("busy"),
    error: refused.json().message,
    code: "UNAVAILABLE",
    reason: "http.busy",
  });
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 200]);
  expect(await status("/backend/user/check-auth")).toBe(200);
  expect((await app.injectApi({ path: "/look" })).body).toEqual({ here: true });

  isBusy = false;
  await vi.waitFor(async () => expect(await status("/backend/look")).toBe(200), { timeout: scaled(10_000) });
});

it("rejects nothing because of a single stall, however long", async () => {
  await start({ loopDelayMs: 400 });
  const statuses = new Set<number>();
  stall(1_500);
  const until = performance.now() + 1_300;
  while (performance.now() < until) {
    statuses.add(await status("/backend/look"));
    await nextTurn();
  }

  expect(statuses).toEqual(new Set([200]));
});

it.each([{ heapBytes: 1_000_000 }, { memoryBytes: 1_000_000 }])(
  "rejects requests while more memory is in use than %j",
  async (limits) => {
    await start(limits);
    await vi.waitFor(async () => expect(await status("/backend/look")).toBe(503), { timeout: scaled(5_000) });
    expect(await status("/healthz")).toBe(200);
  },
);
