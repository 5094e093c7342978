import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ViewCounter } from "./view-counter.ts";

const viewer = (address: string) => ({
  userId: undefined,
  address,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
});

// covers: views-07
it("keeps views that could not be written for the next time", async () => {
  const written: [string, number][][] = [];
  let isAway = true;
  const views = new ViewCounter(async (gathered) => {
    if (isAway) throw new Error("away");
    written.push([...gathered]);
  });

  views.count("a", viewer("1"));
  await expect(views.flush()).rejects.toThrow("away");
  views.count("a", viewer("2"));
  views.count("b", viewer("2"));
  isAway = false;
  await views.flush();
  await views.flush();

  expect(written).toEqual([
    [
      ["a", 2],
      ["b", 1],
    ],
  ]);
});

describe("for half an hour", () => {
  let now = 0;

  // The memory of who has looked reads the clock through performance.now, at most once a millisecond of timers.
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
  it("one viewer counts once, however often they look, and then again", async () => {
    now = 1_000;
    const written: number[] = [];
    const views = new ViewCounter(async (gathered) => void written.push(gathered.get("a") ?? 0));

    views.count("a", viewer("1"));
    minutesLater(15);
    views.count("a", viewer("1"));
    minutesLater(14.9);
    views.count("a", viewer("1"));
    await views.flush();
    minutesLater(0.2);
    views.count("a", viewer("1"));
    views.count("a", viewer("1"));
    await views.flush();

    expect(written).toEqual([1, 1]);
  });
});

// covers: views-04
it("keeps nothing of who looked that could be read", async () => {
  const write = vi.fn(async (_: ReadonlyMap<string, number>) => {});
  const views = new ViewCounter(write);

  views.count("a", { userId: undefined, address: "203.0.113.7", userAgent: "Mozilla/5.0 Firefox/145.0" });
  await views.flush();

  expect([...(write.mock.calls[0]?.[0] ?? [])]).toEqual([["a", 1]]);
  expect(inspect(views, { depth: 10, showHidden: true })).not.toMatch(/203\.0\.113\.7|Firefox/);
});
