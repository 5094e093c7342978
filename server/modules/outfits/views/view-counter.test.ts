import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ViewCounter } from "./view-counter.ts";

const viewer = (address: string) => ({
  userId: undefined,
  address,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
});

// covers: views-07
it("keeps views that could not be written and writes them later", async () => {
  const written: [string, number][][] = [];
  let isUnavailable = true;
  const counter = new ViewCounter(async (views) => {
    if (isUnavailable) throw new Error("unavailable");
    written.push([...views]);
  });

  counter.count("a", viewer("1"));
  await expect(counter.flush()).rejects.toThrow("unavailable");
  counter.count("a", viewer("2"));
  counter.count("b", viewer("2"));
  isUnavailable = false;
  await counter.flush();
  await counter.flush();

  expect(written).toEqual([
    [
      ["a", 2],
      ["b", 1],
    ],
  ]);
});

describe("within half an hour", () => {
  let now = 0;

  // The LRU cache reads the time through performance.now, at most once per millisecond of timers.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  afterEach(() => void vi.useRealTimers());

  function minutesLater(minutes: number): void {
    now += minutes * 60_000;
    vi.advanceTimersByTime(minutes * 60_000);
  }

  // covers: views-02
  it("repeated views of one viewer count once", async () => {
    now = 1_000;
    const written: number[] = [];
    const counter = new ViewCounter(async (views) => void written.push(views.get("a") ?? 0));

    counter.count("a", viewer("1"));
    minutesLater(15);
    counter.count("a", viewer("1"));
    minutesLater(14.9);
    counter.count("a", viewer("1"));
    await counter.flush();
    minutesLater(0.2);
    counter.count("a", viewer("1"));
    counter.count("a", viewer("1"));
    await counter.flush();

    expect(written).toEqual([1, 1]);
  });
});

// covers: views-04
it("stores no readable data of viewers", async () => {
  const write = vi.fn(async (_: ReadonlyMap<string, number>) => {});
  const counter = new ViewCounter(write);

  counter.count("a", { userId: undefined, address: "203.0.113.7", userAgent: "Mozilla/5.0 Firefox/145.0" });
  await counter.flush();

  expect([...(write.mock.calls[0]?.[0] ?? [])]).toEqual([["a", 1]]);
  expect(inspect(counter, { depth: 10, showHidden: true })).not.toMatch(/203\.0\.113\.7|Firefox/);
});

it("counts no bots", async () => {
  const write = vi.fn(async () => {});
  const counter = new ViewCounter(write);

  counter.count("a", { ...viewer("1"), userAgent: "Googlebot/2.1" });
  await counter.flush();

  expect(write).not.toHaveBeenCalled();
});

it("counts a view that no other node has recorded, and waits for that with its flush", async () => {
  const write = vi.fn(async (_: ReadonlyMap<string, number>) => {});
  const isFirst = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  const counter = new ViewCounter(write, { shared: { key: Buffer.alloc(32), isFirst } });

  counter.count("a", viewer("1"));
  counter.count("b", viewer("1"));
  await counter.flush();

  expect([...(write.mock.calls[0]?.[0] ?? [])]).toEqual([["a", 1]]);
});
