import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_LOAD_SHEDDING } from "#server/config/node-config.ts";
import { errorHandler } from "./error-handler.ts";
import { injectApiPlugin } from "./inject-api.ts";
import { loadShedding } from "./load-shedding.ts";

let app: FastifyInstance;
async function start(limits: Partial<typeof NO_LOAD_SHEDDING>): Promise<void> {
  app = fastify();
  await app.register(injectApiPlugin);
  await app.register(errorHandler);
  await app.register(loadShedding, { limits: { ...NO_LOAD_SHEDDING, ...limits } });
  for (const path of ["/backend/look", "/healthz", "/readyz"]) app.get(path, async () => ({ here: true }));
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
  const until = performance.now() + 150;
  while (performance.now() < until);
  setImmediate(work);
}

const status = async (url: string) => (await app.inject(url)).statusCode;

it("rejects requests while the event loop is delayed, then accepts them again", async () => {
  await start({ loopDelayMs: 60 });
  expect(await status("/backend/look")).toBe(200);

  isBusy = true;
  setImmediate(work);
  await vi.waitFor(async () => expect(await status("/backend/look")).toBe(503), { timeout: 10_000 });
  const refused = await app.inject("/backend/look");
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.json()).toEqual({
    success: false,
    message: expect.stringContaining("busy"),
    error: refused.json().message,
    code: "UNAVAILABLE",
  });
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 200]);
  expect((await app.injectApi({ path: "/look" })).body).toEqual({ here: true });

  isBusy = false;
  await vi.waitFor(async () => expect(await status("/backend/look")).toBe(200), { timeout: 10_000 });
});

it.each([{ heapBytes: 1_000_000 }, { memoryBytes: 1_000_000 }])(
  "rejects requests while more memory is in use than %j",
  async (limits) => {
    await start(limits);
    await vi.waitFor(async () => expect(await status("/backend/look")).toBe(503), { timeout: 5_000 });
    expect(await status("/healthz")).toBe(200);
  },
);
