import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type MultiNodeShop, openMultiNodeShop, type ShopNode } from "#tests/setup/multi-node-shop.ts";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const redisUrl = process.env.TEST_REDIS_URL ?? "";
const rateLimits = {
  signInPerMinute: 1_000,
  signUpPerHour: 4,
  accountMailPerHour: 5,
  contributionsPerMinute: 100,
  reactionsPerMinute: 100,
  bespokePerHour: 5,
  newsletterPerHour: 5,
};

describe.runIf(process.env.TEST_DATABASE_URL && redisUrl)("limits across nodes (PostgreSQL, Redis)", () => {
  let shop: MultiNodeShop;
  let line: TcpProxy;
  let nodes: ShopNode[];

  beforeEach(async () => {
    shop = await openMultiNodeShop();
    line = await openTcpProxy(redisUrl);
    nodes = [
      await shop.start({ redisUrl, rateLimits }),
      await shop.start({ redisUrl: line.through(redisUrl), rateLimits }),
    ];
  });
  afterEach(async () => {
    await shop.close();
    await line.close();
  });

  /** A sign-up that is rejected because the username is taken counts too. */
  async function signUp(node: number, from = "203.0.113.7"): Promise<number | undefined> {
    const response = await nodes[node]?.app.inject({
      method: "POST",
      url: "/backend/auth/signup",
      payload: { username: "asha", email: "asha@shop.example", password: "correct horse" },
      remoteAddress: from,
    });
    return response?.statusCode;
  }
  const signUps = async (node: number, count: number) => {
    const statuses: (number | undefined)[] = [];
    for (let time = 0; time < count; time++) statuses.push(await signUp(node));
    return statuses;
  };

  // covers: settings-10
  it("are shared by all nodes, and separate for each action and client", async () => {
    const before = await signUps(0, 3);
    const after = await signUps(1, 3);

    expect(before).not.toContain(429);
    expect(after.map((status) => status === 429)).toEqual([false, true, true]);
    expect(await signUp(1, "203.0.113.8")).not.toBe(429);
    const signIn = await nodes[0]?.app.inject({
      method: "POST",
      url: "/backend/auth/signin",
      payload: { email: "asha@shop.example", password: "wrong" },
      remoteAddress: "203.0.113.7",
    });
    expect(signIn?.statusCode).not.toBe(429);
  });

  it.each([
    ["cut", () => line.cut()],
    ["hanging", () => line.hang()],
  ])(
    "apply on each node separately while its connection to Redis is %s, and are shared again afterwards",
    async (_, breakConnection) => {
      await signUps(0, 4);
      breakConnection();

      const alone = await signUps(1, 6);
      expect(alone.map((status) => status === 429)).toEqual([false, false, false, false, true, true]);

      line.restore();
      await vi.waitFor(async () => expect(await signUp(1, "203.0.113.9")).not.toBe(429), {
        timeout: scaled(5_000),
      });
      await vi.waitFor(
        async () => {
          // This node has not counted the client while Redis was unavailable; the other node has.
          for (let time = 0; time < 4; time++) await signUp(0, "203.0.113.10");
          expect(await signUp(1, "203.0.113.10")).toBe(429);
        },
        { timeout: scaled(8_000), interval: 200 },
      );
    },
  );

  it("log once that Redis is unavailable, and once that it is available again", async () => {
    line.cut();
    const [, cutOff] = nodes;
    await vi.waitFor(
      () => expect(cutOff?.log.filter((text) => text.includes("Redis is unavailable"))).toHaveLength(1),
      { timeout: scaled(5_000) },
    );
    line.restore();
    await vi.waitFor(() => expect(cutOff?.log).toContain("Redis is back"), { timeout: scaled(3_000) });

    expect(cutOff?.log.filter((text) => text.includes("Redis"))).toHaveLength(2);
  });
});
