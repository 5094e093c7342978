import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outfitTag, tagsOfOutfits } from "./cache-tags.ts";
import type { PublicResponse } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

const response = (text: string, tags: string[] = [], status = 200): PublicResponse => ({
  status,
  headers: {},
  body: Buffer.from(text),
  tags,
});
const bodyOf = (entry: { response: PublicResponse }) => entry.response.body.toString();
const creating = (text: string, tags?: string[], status?: number) => async () => response(text, tags, status);

describe("ResponseCache", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("creates a response once for simultaneous callers", async () => {
    const cache = new ResponseCache();
    const create = vi.fn(creating("a"));

    const entries = await Promise.all(Array.from({ length: 50 }, () => cache.getOrCreate("key", create)));

    expect(create).toHaveBeenCalledTimes(1);
    expect(new Set(entries).size).toBe(1);
    expect(cache.get("key")).toBe(entries[0]);
  });

  // covers: views-09
  it("replaces a response after ten seconds, or when one of its tags is invalidated", async () => {
    const cache = new ResponseCache();
    await cache.getOrCreate("key", creating("first", ["outfit:1"]));

    cache.invalidate(["outfit:2"]);
    expect(cache.get("key")?.response.body.toString()).toBe("first");
    cache.invalidate(["outfit:1"]);
    expect(cache.get("key")).toBeUndefined();

    await cache.getOrCreate("key", creating("second"));
    vi.advanceTimersByTime(10_001);
    const third = await cache.getOrCreate("key", creating("third"));
    expect(third.response.body.toString()).toBe("third");
  });

  it("does not cache a response whose tag is invalidated while it is created", async () => {
    const cache = new ResponseCache();
    let finish = (_: PublicResponse) => {};
    const stale = cache.getOrCreate("key", () => new Promise((resolve) => (finish = resolve)));

    cache.invalidate(["outfit:1"]);
    const fresh = cache.getOrCreate("key", creating("new", ["outfit:1"]));
    finish(response("old", ["outfit:1"]));
    await stale;

    expect((await fresh).response.body.toString()).toBe("new");
    expect(cache.get("key")?.response.body.toString()).toBe("new");
  });

  it("caches a response while other tags are invalidated", async () => {
    const cache = new ResponseCache();
    let finish = (_: PublicResponse) => {};
    const pending = cache.getOrCreate("key", () => new Promise((resolve) => (finish = resolve)));

    for (let number = 0; number < 100; number++) cache.invalidate([`outfit:other-${number}`]);
    finish(response("a", ["outfit:1"]));
    await pending;

    expect(cache.get("key")?.response.body.toString()).toBe("a");
  });

  it("shares a response that is being created while other tags are invalidated", async () => {
    const cache = new ResponseCache();
    let finish = (_: PublicResponse) => {};
    const create = vi.fn(() => new Promise<PublicResponse>((resolve) => (finish = resolve)));
    const first = cache.getOrCreate("key", create);

    cache.invalidate([outfitTag("other")]);
    const second = cache.getOrCreate("key", create);
    finish(response("a", [outfitTag("1")]));

    expect(await second).toBe(await first);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("does not cache a response that is created during more invalidations than it remembers", async () => {
    const cache = new ResponseCache();
    let finish = (_: PublicResponse) => {};
    const pending = cache.getOrCreate("key", () => new Promise((resolve) => (finish = resolve)));

    for (let number = 0; number < 1_000; number++) cache.invalidate([`outfit:${number}`]);
    finish(response("old", ["outfit:1"]));
    await pending;

    expect(cache.get("key")).toBeUndefined();
  });

  describe("when counters change", () => {
    const tags = tagsOfOutfits([{ id: "1" }]);
    const counters = tags.slice(1);

    it("replaces a response at most once a second, and serves it meanwhile", async () => {
      const cache = new ResponseCache();
      const create = vi.fn(creating("a", tags));
      for (let change = 0; change < 100; change++) {
        await cache.getOrCreate("key", create);
        cache.invalidate(counters);
        vi.advanceTimersByTime(50);
      }
      expect(create).toHaveBeenCalledTimes(5);
    });

    it("replaces a response that is older than a second with the next request", async () => {
      const cache = new ResponseCache();
      await cache.getOrCreate("key", creating("a", tags));
      vi.advanceTimersByTime(1_001);
      expect(cache.get("key")).toBeDefined();
      cache.invalidate(counters);
      expect(cache.get("key")).toBeUndefined();
    });

    it("serves the former response while one request replaces it, unless that was invalidated otherwise", async () => {
      const cache = new ResponseCache();
      await cache.getOrCreate("key", creating("old", tags));
      vi.advanceTimersByTime(1_001);
      cache.invalidate(counters);
      let finish = (_: PublicResponse) => {};
      const replacing = cache.getOrCreate("key", () => new Promise((resolve) => (finish = resolve)));
      const neverCalled = () => Promise.reject(new Error("It is being replaced"));

      expect(bodyOf(await cache.getOrCreate("key", neverCalled))).toBe("old");
      const freshLonger = cache.getOrCreate("key", neverCalled, { freshForMs: 1 });
      cache.invalidate(["thread:2"]);
      expect(bodyOf(await cache.getOrCreate("key", neverCalled))).toBe("old");
      vi.advanceTimersByTime(9_000);
      const atTheEndOfItsAge = cache.getOrCreate("key", neverCalled);
      finish(response("new", tags));

      expect(bodyOf(await replacing)).toBe("new");
      expect(bodyOf(await freshLonger)).toBe("new");
      expect(bodyOf(await atTheEndOfItsAge)).toBe("new");
    });

    it("caches a response that is created meanwhile for the second", async () => {
      const cache = new ResponseCache();
      let finish = (_: PublicResponse) => {};
      const pending = cache.getOrCreate("key", () => new Promise((resolve) => (finish = resolve)));
      cache.invalidate(counters);
      finish(response("a", tags));
      await pending;

      expect(cache.get("key")).toBeDefined();
      vi.advanceTimersByTime(1_001);
      expect(cache.get("key")).toBeUndefined();
    });

    it("leaves responses of other outfits as they are", async () => {
      const cache = new ResponseCache();
      await cache.getOrCreate("key", creating("a", tagsOfOutfits([{ id: "2" }])));
      vi.advanceTimersByTime(5_000);
      cache.invalidate(counters);
      expect(cache.get("key")).toBeDefined();
    });
  });

  it("a response made from a cached one is fresh no longer than that one, however often that is repeated", async () => {
    const cache = new ResponseCache();
    const list = await cache.getOrCreate("list", creating("list"));
    vi.advanceTimersByTime(9_000);
    await cache.getOrCreate("document", async () => ({ ...response("document"), madeFrom: list }));

    vi.advanceTimersByTime(999);
    expect(cache.get("document")?.readAt).toBe(list.readAt);
    vi.advanceTimersByTime(1);
    expect(cache.get("document")).toBeUndefined();
  });

  it("a response made from a stale one is replaced once per second too", async () => {
    const cache = new ResponseCache({ isConnected: () => false });
    await cache.getOrCreate("list", creating("old"));
    vi.advanceTimersByTime(60_000);
    const stale = await cache.getOrCreate("list", () => Promise.reject(new Error("database unavailable")));
    const create = vi.fn(async () => ({ ...response("document"), madeFrom: stale }));

    for (let time = 0; time < 10; time++) await cache.getOrCreate("document", create);
    expect(create).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_001);
    await cache.getOrCreate("document", create);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it("clears all responses, including those being created", async () => {
    const cache = new ResponseCache();
    await cache.getOrCreate("cached", creating("old", ["outfit:1"]));
    let finish = (_: PublicResponse) => {};
    const pending = cache.getOrCreate("key", () => new Promise((resolve) => (finish = resolve)));

    cache.clear();
    finish(response("old"));
    await pending;

    expect([cache.get("cached"), cache.get("key")]).toEqual([undefined, undefined]);
  });

  it("bounds the age to one second while invalidations by other nodes may be missed", async () => {
    let isConnected = true;
    const cache = new ResponseCache({ isConnected: () => isConnected });
    await cache.getOrCreate("key", creating("a"));
    vi.advanceTimersByTime(1_500);
    expect(cache.get("key")).toBeDefined();

    isConnected = false;
    expect(cache.get("key")).toBeUndefined();
  });

  it("retries a failed replacement of a stale response once per second", async () => {
    const cache = new ResponseCache();
    await cache.getOrCreate("key", creating("old"));
    vi.advanceTimersByTime(60_000);
    const failing = vi.fn(() => Promise.reject(new Error("database unavailable")));

    for (let time = 0; time < 10; time++) await cache.getOrCreate("key", failing);
    expect(failing).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_001);
    await cache.getOrCreate("key", failing);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it("serves a stale response while it cannot be replaced", async () => {
    const cache = new ResponseCache();
    await cache.getOrCreate("key", creating("good"));
    vi.advanceTimersByTime(60_000);

    const thrown = await cache.getOrCreate("key", async () => {
      throw new Error("database unavailable");
    });
    const failed = await cache.getOrCreate("key", creating("bad", [], 503));

    expect(thrown.response.body.toString()).toBe("good");
    expect(failed.response.body.toString()).toBe("good");
  });

  it("throws an error when there is no stale response, and tries again next time", async () => {
    const cache = new ResponseCache();

    await expect(cache.getOrCreate("key", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect((await cache.getOrCreate("key", creating("back"))).response.body.toString()).toBe("back");
  });

  it("caches only status 200, and removes a response that becomes 404", async () => {
    const cache = new ResponseCache();
    await cache.getOrCreate("key", creating("here"));
    vi.advanceTimersByTime(60_000);

    const gone = await cache.getOrCreate("key", creating("not found", [], 404));

    expect(gone.response.status).toBe(404);
    expect((await cache.getOrCreate("key", creating("", [], 503))).response.status).toBe(503);
  });

  it("stays within its maximum size", async () => {
    const cache = new ResponseCache({ maxBytes: 20_000 });
    for (let index = 0; index < 100; index++)
      await cache.getOrCreate(`key ${index}`, creating("x".repeat(1_000)));

    const cached = Array.from({ length: 100 }, (_, index) => cache.get(`key ${index}`)).filter(Boolean);
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.length).toBeLessThanOrEqual(20);
  });

  it("caches nothing when disabled", async () => {
    const cache = new ResponseCache({ enabled: false });
    const create = vi.fn(creating("a"));
    await cache.getOrCreate("key", create);
    await cache.getOrCreate("key", create);
    expect(create).toHaveBeenCalledTimes(2);
  });
});
