import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { openTcpProxy } from "#tests/setup/tcp-proxy.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { openRedis } from "./open-redis.ts";

const redisUrl = process.env.TEST_REDIS_URL ?? "";

describe.runIf(redisUrl)("openRedis", () => {
  it("opens without Redis, connects later by itself, and logs each change once", async () => {
    const log = { info: vi.fn(), warn: vi.fn() };
    const line = await openTcpProxy(redisUrl);
    onTestFinished(() => line.close());
    line.cut();

    const redis = await openRedis(line.through(redisUrl), "test:", log);
    onTestFinished(() => redis.disconnect());
    await expect(redis.get("anything")).rejects.toThrow();
    line.restore();

    await vi.waitFor(async () => expect(await redis.get("anything")).toBeNull(), { timeout: scaled(3_000) });
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  });

  it("fails with a StartupError for rejected credentials", async () => {
    const address = new URL(redisUrl);
    [address.username, address.password] = ["nobody", "wrong"];
    const log = { info: vi.fn(), warn: vi.fn() };

    const opening = openRedis(address.href, "test:", log);

    await expect(opening).rejects.toBeInstanceOf(StartupError);
    await expect(opening).rejects.toThrow(/REDIS_URL refuses the connection/);
  });
});
