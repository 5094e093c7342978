import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fastify from "fastify";
import { expect, it, vi } from "vitest";
import { outboxMessages } from "#server/db/schema/community.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { ASHA, post } from "#tests/setup/account-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { metrics } from "./metrics.ts";

const TOKEN = "metrics-token-of-the-test";
const LIMITS = {
  signInPerMinute: 1,
  signUpPerHour: 10,
  accountMailPerHour: 5,
  contributionsPerMinute: 20,
  reactionsPerMinute: 120,
  bespokePerHour: 5,
  newsletterPerHour: 5,
};
const shop = testShop({ cache: true, metricsToken: TOKEN, rateLimits: LIMITS });
const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
const HERE = { host: "localhost:3000" };

const BEARER = { authorization: `Bearer ${TOKEN}` };

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const read = (headers: Record<string, string> = BEARER, remoteAddress = "127.0.0.1") =>
  shop.app.inject({ url: "/metrics", headers, remoteAddress });

/** The value of the series with this name and these labels; 0 if it does not exist yet. */
async function value(series: string): Promise<number> {
  const { body } = await read();
  const line = body.split("\n").find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

// covers: health-03
it.each([
  ["this machine", HERE, "127.0.0.1", 200],
  ["this machine by IPv6", { host: "[::1]:3000" }, "::1", 200],
  ["elsewhere", HERE, "203.0.113.7", 404],
  ["elsewhere through a local proxy", { ...HERE, "x-forwarded-for": "203.0.113.7" }, "127.0.0.1", 404],
  ["elsewhere through a local proxy that sends no headers", { host: "shop.example" }, "127.0.0.1", 404],
])(
  "without a token, a request from %s (headers %j, address %s) returns %i",
  async (_who, headers, from, status) => {
    const app = fastify();
    await app.register(metrics, { token: undefined });
    const response = await app.inject({ url: "/metrics", headers, remoteAddress: from });
    expect(response.statusCode).toBe(status);
    await app.close();
  },
);

// covers: health-03
it.each([
  ["elsewhere with the token", BEARER, "203.0.113.7", 200],
  ["elsewhere with another token", { authorization: `Bearer ${TOKEN}x` }, "203.0.113.7", 404],
  // A proxy on this machine that rewrites Host looks like this machine.
  ["this machine without it", HERE, "127.0.0.1", 404],
])(
  "with a token, a request from %s (headers %j, address %s) returns %i",
  async (_who, headers, from, status) => {
    const response = await read(headers, from);

    expect(response.statusCode).toBe(status);
    if (status === 404) expect(response.json()).toMatchObject({ success: false, code: "NOT_FOUND" });
    else expect(response.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  },
);

it("counts requests by method, route and status, with no paths in labels", async () => {
  const id = await createOutfit(shop.database);
  const found = 'http_request_duration_seconds_count{method="GET",route="/backend/outfit/:id",status="200"}';
  const missed = 'http_request_duration_seconds_count{method="GET",route="/backend/outfit/:id",status="404"}';
  const unmatched = 'http_request_duration_seconds_count{method="unmatched",route="unmatched",status="404"}';
  const before = [await value(found), await value(missed), await value(unmatched)];

  for (const path of [id, id, "nothing"]) await shop.app.inject(`/backend/outfit/${path}`);
  for (let index = 0; index < 3; index += 1) await shop.app.inject(`/backend/made-up-${index}`);

  const after = [await value(found), await value(missed), await value(unmatched)];
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 1, 3]);
  const { body } = await read();
  expect(body).not.toContain("made-up");
  expect(body).not.toContain(id);
});

it("counts hits and misses of the response cache, and cached responses as requests", async () => {
  const hits = 'response_cache_hits_total{kind="api"}';
  const misses = 'response_cache_misses_total{kind="api"}';
  const requests =
    'http_request_duration_seconds_count{method="GET",route="/backend/outfit/getoutfits",status="200"}';
  shop.app.invalidateTags(["list"]);
  const before = [await value(hits), await value(misses), await value(requests)];

  const responses = [];
  for (let round = 0; round < 4; round += 1) responses.push(await shop.app.inject(LIST));

  const after = [await value(hits), await value(misses), await value(requests)];
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([3, 1, 4]);
  expect(new Set(responses.map(({ headers }) => headers["x-request-id"])).size).toBe(4);
});

it("counts what rate limits reject", async () => {
  for (let round = 0; round < 3; round += 1) await post(shop, "/auth/signin", ASHA);

  expect(await value('rate_limit_refusals_total{action="signIn"}')).toBe(2);
});

it("reports the state of the process", async () => {
  const { body } = await read();

  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"]) {
    expect(body).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, "m"));
  }
});

it("leaves a closed application to the garbage collector", async () => {
  const closed = await openAndClose();

  await vi.waitFor(() => {
    collectGarbage();
    expect(closed.deref() === undefined).toBe(true);
  }, scaled(10_000));
});

async function openAndClose(): Promise<WeakRef<object>> {
  const app = await buildTestApp(openOver(shop.database));
  await app.inject({ url: "/metrics", headers: HERE });
  await app.close();
  return new WeakRef(app);
}

it("serves gauges of modules, and omits one that cannot be read", async () => {
  let length = 3;
  shop.app.metrics.gauge("shelf_length", "Things on the shelf", async () => length);
  shop.app.metrics.gauge("broken_thing", "Nothing", () => Promise.reject(new Error("unavailable")));

  expect(await value("shelf_length")).toBe(3);
  length = 5;
  expect(await value("shelf_length")).toBe(5);
  expect((await read()).body).not.toMatch(/^broken_thing \d/m);
});

it("counts the emails that wait to be sent", async () => {
  await shop.database.insert(outboxMessages).values({
    deduplicationKey: "metrics/test",
    recipient: "asha@mail.example",
    subject: "Hello",
    textBody: "Hello",
    htmlBody: "<p>Hello</p>",
    nextAttemptAt: new Date(Date.now() + 60_000),
  });

  expect(await value("mail_queue_length")).toBe(1);
});
