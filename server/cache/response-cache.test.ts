import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, ResponseCache } from "./response-cache.ts";

const answer = (text: string, tags: string[] = [], status = 200): Answer => ({
  status,
  headers: {},
  body: Buffer.from(text),
  tags,
});
const made = (text: string, tags?: string[], status?: number) => async () => answer(text, tags, status);

describe("ResponseCache", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("makes an answer once, however many ask at the same time", async () => {
    const cache = new ResponseCache();
    const make = vi.fn(made("a"));

    const kept = await Promise.all(Array.from({ length: 50 }, () => cache.getOrMake("key", make)));

    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(kept).size).toBe(1);
    expect(cache.fresh("key")).toBe(kept[0]);
  });

  // covers: views-09
  it("makes it anew after ten seconds, or when something it was made from changes", async () => {
    const cache = new ResponseCache();
    await cache.getOrMake("key", made("first", ["outfit:1"]));

    cache.drop(["outfit:2"]);
    expect(cache.fresh("key")?.answer.body.toString()).toBe("first");
    cache.drop(["outfit:1"]);
    expect(cache.fresh("key")).toBeUndefined();

    await cache.getOrMake("key", made("second"));
    vi.advanceTimersByTime(10_001);
    const third = await cache.getOrMake("key", made("third"));
    expect(third.answer.body.toString()).toBe("third");
  });

  it("does not keep what a change overtook while it was made", async () => {
    const cache = new ResponseCache();
    let finish = (_: Answer) => {};
    const stale = cache.getOrMake("key", () => new Promise((resolve) => (finish = resolve)));

    cache.drop(["outfit:1"]);
    const fresh = await cache.getOrMake("key", made("new", ["outfit:1"]));
    finish(answer("old", ["outfit:1"]));
    await stale;

    expect(fresh.answer.body.toString()).toBe("new");
    expect(cache.fresh("key")?.answer.body.toString()).toBe("new");
  });

  it("keeps what was being made while something else changed", async () => {
    const cache = new ResponseCache();
    let finish = (_: Answer) => {};
    const making = cache.getOrMake("key", () => new Promise((resolve) => (finish = resolve)));

    for (let number = 0; number < 100; number++) cache.drop([`outfit:other-${number}`]);
    finish(answer("a", ["outfit:1"]));
    await making;

    expect(cache.fresh("key")?.answer.body.toString()).toBe("a");
  });

  it("does not keep what was being made while more changed than it remembers", async () => {
    const cache = new ResponseCache();
    let finish = (_: Answer) => {};
    const making = cache.getOrMake("key", () => new Promise((resolve) => (finish = resolve)));

    for (let number = 0; number < 1_000; number++) cache.drop([`outfit:${number}`]);
    finish(answer("old", ["outfit:1"]));
    await making;

    expect(cache.fresh("key")).toBeUndefined();
  });

  it("drops everything where nobody knows what changed, what is being made included", async () => {
    const cache = new ResponseCache();
    await cache.getOrMake("kept", made("old", ["outfit:1"]));
    let finish = (_: Answer) => {};
    const making = cache.getOrMake("key", () => new Promise((resolve) => (finish = resolve)));

    cache.dropAll();
    finish(answer("old"));
    await making;

    expect([cache.fresh("kept"), cache.fresh("key")]).toEqual([undefined, undefined]);
  });

  it("takes nothing for fresh after a second while it would not be told of changes elsewhere", async () => {
    let isTold = true;
    const cache = new ResponseCache({ isTold: () => isTold });
    await cache.getOrMake("key", made("a"));
    vi.advanceTimersByTime(1_500);
    expect(cache.fresh("key")).toBeDefined();

    isTold = false;
    expect(cache.fresh("key")).toBeUndefined();
  });

  it("tries once a second, not for everybody who asks, while a new one cannot be made", async () => {
    const cache = new ResponseCache();
    await cache.getOrMake("key", made("old"));
    vi.advanceTimersByTime(60_000);
    const away = vi.fn(() => Promise.reject(new Error("database away")));

    for (let time = 0; time < 10; time++) await cache.getOrMake("key", away);
    expect(away).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_001);
    await cache.getOrMake("key", away);
    expect(away).toHaveBeenCalledTimes(2);
  });

  it("gives the old answer while a new one cannot be made", async () => {
    const cache = new ResponseCache();
    await cache.getOrMake("key", made("good"));
    vi.advanceTimersByTime(60_000);

    const thrown = await cache.getOrMake("key", async () => {
      throw new Error("database away");
    });
    const failed = await cache.getOrMake("key", made("bad", [], 503));

    expect(thrown.answer.body.toString()).toBe("good");
    expect(failed.answer.body.toString()).toBe("good");
  });

  it("passes a failure on when there is nothing older, and tries again next time", async () => {
    const cache = new ResponseCache();

    await expect(cache.getOrMake("key", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect((await cache.getOrMake("key", made("back"))).answer.body.toString()).toBe("back");
  });

  it("keeps only good answers, and forgets one that is gone", async () => {
    const cache = new ResponseCache();
    await cache.getOrMake("key", made("here"));
    vi.advanceTimersByTime(60_000);

    const gone = await cache.getOrMake("key", made("not found", [], 404));

    expect(gone.answer.status).toBe(404);
    expect((await cache.getOrMake("key", made("", [], 503))).answer.status).toBe(503);
  });

  it("stays within its bound", async () => {
    const cache = new ResponseCache({ maxBytes: 20_000 });
    for (let index = 0; index < 100; index++) await cache.getOrMake(`key ${index}`, made("x".repeat(1_000)));

    const kept = Array.from({ length: 100 }, (_, index) => cache.fresh(`key ${index}`)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThanOrEqual(20);
  });

  it("keeps nothing when it is not enabled", async () => {
    const cache = new ResponseCache({ enabled: false });
    const make = vi.fn(made("a"));
    await cache.getOrMake("key", make);
    await cache.getOrMake("key", make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
