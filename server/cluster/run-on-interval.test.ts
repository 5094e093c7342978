import { setImmediate } from "node:timers/promises";
import fastify from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runOnInterval } from "./run-on-interval.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

it("does its work again and again, but never twice at once", async () => {
  const app = fastify();
  let finish = () => {};
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const workNow = runOnInterval(app, 1_000, work, "It failed");

  vi.advanceTimersByTime(3_000);
  expect(work).toHaveBeenCalledTimes(1);
  const underway = workNow();
  finish();
  await underway;
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);

  finish();
  await app.close();
  vi.advanceTimersByTime(9_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it("closing waits for work in progress", async () => {
  const app = fastify();
  let finish = () => {};
  const workNow = runOnInterval(
    app,
    1_000,
    () => new Promise<void>((resolve) => (finish = resolve)),
    "It failed",
  );
  const closed = vi.fn();
  void workNow();

  const closing = app.close().then(closed);
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  expect(closed).not.toHaveBeenCalled();
  finish();
  await closing;
});

it("logs a failure, and tries again the next time", async () => {
  const app = fastify();
  const warn = vi.spyOn(app.log, "warn");
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("No room")).mockResolvedValue();
  const workNow = runOnInterval(app, 1_000, work, "It failed");

  await workNow();
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: new Error("No room") }, "It failed");
  await workNow();
  expect(work).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
  await app.close();
});
