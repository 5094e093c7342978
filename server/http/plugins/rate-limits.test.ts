import fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RateLimits } from "#server/config/config.ts";
import { errorHandler } from "./error-handler.ts";
import { metrics } from "./metrics.ts";
import { rateLimits } from "./rate-limits.ts";

const LIMITS = {
  signInPerMinute: 3,
  signUpPerHour: 2,
  accountMailPerHour: 5,
  contributionsPerMinute: 2,
  reactionsPerMinute: 4,
  bespokePerHour: 2,
  newsletterPerHour: 2,
};

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

async function start(limits: RateLimits | undefined, trustProxy = false): Promise<void> {
  app = fastify({ trustProxy });
  await app.register(errorHandler);
  await app.register(metrics, { token: undefined });
  await app.register(rateLimits, {
    limits,
    callerIdOf: async ({ headers }) => headers["x-user"]?.toString(),
  });
  app.post("/backend/auth/signin", { preHandler: app.limit("signIn") }, () => ({ done: true }));
  app.post("/backend/auth/signup", { preHandler: app.limit("signUp") }, () => ({ done: true }));
  app.post("/backend/comment", { onRequest: app.limit("contributions") }, () => ({ done: true }));
  app.post("/backend/reply", { onRequest: app.limit("contributions") }, () => ({ done: true }));
  app.post("/backend/bespoke", { onRequest: app.limit("bespoke") }, () => ({ done: true }));
  app.post("/backend/newsletter", { preHandler: app.limit("newsletter") }, () => ({ done: true }));
  app.post("/backend/unlimited", () => ({ done: true }));
  app.put("/backend/like", { onRequest: app.limit("reactions") }, () => ({ done: true }));
}

interface Attempt {
  path?: string;
  email?: string;
  from?: string;
  headers?: Record<string, string>;
}

async function attempt({
  path = "/auth/signin",
  email = "asha@shop.example",
  from,
  headers = {},
}: Attempt = {}) {
  return app.inject({
    method: path === "/like" ? "PUT" : "POST",
    url: `/backend${path}`,
    payload: { email },
    headers,
    remoteAddress: from ?? "203.0.113.7",
  });
}

/** Makes `count` attempts and returns their statuses. */
async function attempts(count: number, of: Attempt | ((index: number) => Attempt) = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) {
    statuses.push((await attempt(typeof of === "function" ? of(index) : of)).statusCode);
  }
  return statuses;
}

describe("signing in", () => {
  // covers: error-body-06, limits-01
  it("is limited per email and address, with the time to wait", async () => {
    await start(LIMITS);
    expect(await attempts(4)).toEqual([200, 200, 200, 429]);

    const refused = await attempt();

    expect(refused.json()).toMatchObject({ success: false, code: "RATE_LIMITED", error: expect.any(String) });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(refused.headers["cache-control"]).toBe("no-store");
  });

  // covers: limits-01
  it("remains possible for the same email from elsewhere, and for other emails from here", async () => {
    await start(LIMITS);
    await attempts(4);

    expect((await attempt({ from: "198.51.100.1" })).statusCode).toBe(200);
    expect((await attempt({ email: "ravi@shop.example" })).statusCode).toBe(200);
  });

  // covers: limits-01
  it("is possible again after a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await start(LIMITS);
    expect(await attempts(4)).toContain(429);

    vi.advanceTimersByTime(60_001);

    expect((await attempt()).statusCode).toBe(200);
  });

  it("names one second in the singular", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await start(LIMITS);
    await attempts(4);
    vi.advanceTimersByTime(59_500);

    const { message } = (await attempt()).json<{ message: string }>();

    expect(message).toBe("That was too often. Please try again in 1 second.");
  });

  it("is limited per address over all emails, against password spraying", async () => {
    await start(LIMITS);

    const statuses = await attempts(31, (index) => ({ email: `user-${index}@shop.example` }));

    expect(statuses.indexOf(429)).toBe(30);
  });

  it("ignores X-Forwarded-For of clients", async () => {
    await start(LIMITS);

    const statuses = await attempts(4, (index) => ({
      headers: { "x-forwarded-for": `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` },
    }));

    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("uses X-Forwarded-For of a trusted proxy", async () => {
    await start(LIMITS, true);

    const statuses = await attempts(4, (index) => ({
      headers: { "x-forwarded-for": `198.51.100.${index}` },
    }));

    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it("counts all addresses of an IPv6 /64 as one client", async () => {
    await start(LIMITS);

    expect(await attempts(4, (index) => ({ from: `2001:db8:1:2::${index}` }))).toEqual([200, 200, 200, 429]);
    expect((await attempt({ from: "2001:db8:1:3::1" })).statusCode).toBe(200);
  });

  it("counts other spellings of the path together, or returns 404 for them", async () => {
    await start(LIMITS);
    const spellings = ["/auth/sign%69n", "/auth/signin?x=1", "/auth/signin", "/%61uth/signin"];
    expect(await attempts(4, (index) => ({ path: spellings[index] ?? "" }))).toEqual([200, 200, 200, 429]);

    for (const path of ["/Auth/SignIn", "/auth/signin/", "//auth/signin"]) {
      expect((await attempt({ path })).statusCode, path).toBe(404);
    }
  });
});

describe("the other limits", () => {
  // covers: limits-02
  it("count sign-ups per address and hour", async () => {
    await start(LIMITS);
    await attempts(2, { path: "/auth/signup" });

    const refused = await attempt({ path: "/auth/signup" });

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
    expect((await attempt({ path: "/auth/signup", from: "198.51.100.1" })).statusCode).toBe(200);
  });

  it("count comments and replies together, per user at any address", async () => {
    await start(LIMITS);
    const asha = { "x-user": "asha" };

    expect(
      await attempts(3, (index) => ({
        path: index % 2 ? "/reply" : "/comment",
        from: `198.51.100.${index}`,
        headers: asha,
      })),
    ).toEqual([200, 200, 429]);
    expect((await attempt({ path: "/comment", headers: { "x-user": "ravi" } })).statusCode).toBe(200);
    expect(await attempts(5, { path: "/like", headers: asha })).toEqual([200, 200, 200, 200, 429]);
  });

  it.each(["/bespoke", "/newsletter"])("count %s separately, per hour", async (path) => {
    await start(LIMITS);
    const other = path === "/bespoke" ? "/newsletter" : "/bespoke";

    expect(await attempts(3, { path })).toEqual([200, 200, 429]);
    expect(Number((await attempt({ path })).headers["retry-after"])).toBeGreaterThan(3_500);
    expect((await attempt({ path: other })).statusCode).toBe(200);
    expect((await attempt({ path, from: "198.51.100.1" })).statusCode).toBe(200);
  });

  it("count visitors per address", async () => {
    await start(LIMITS);

    expect(await attempts(3, { path: "/comment" })).toEqual([200, 200, 429]);
  });

  it("count all people of an address together, with a higher bound", async () => {
    await start(LIMITS);
    const crowd = (index: number) => ({
      path: "/comment",
      headers: { "x-user": `user-${Math.floor(index / LIMITS.contributionsPerMinute)}` },
    });

    const statuses = await attempts(12, crowd);

    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await attempt({ ...crowd(99), from: "198.51.100.1" })).statusCode).toBe(200);
    expect((await attempt({ path: "/comment" })).statusCode, "a visitor there").toBe(200);
  });

  it("count what one person is refused for that person only", async () => {
    await start(LIMITS);
    await attempts(50, { path: "/comment", headers: { "x-user": "asha" } });

    expect((await attempt({ path: "/comment", headers: { "x-user": "ravi" } })).statusCode).toBe(200);
  });

  it("include one for writes that have none of their own", async () => {
    await start(LIMITS);

    const statuses = await attempts(121, { path: "/unlimited", headers: { "x-user": "asha" } });

    expect(statuses.indexOf(429)).toBe(120);
  });

  // covers: limits-06
  it("are disabled without settings", async () => {
    await start(undefined);

    expect(await attempts(200)).toEqual(Array(200).fill(200));
  });
});
