import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseError, openStubDatabase, type StubDatabase } from "#tests/setup/stub-database.ts";
import { buildTestApp } from "#tests/setup/test-app.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
const TRENDING = "/backend/outfit/trending?limit=10";
const DETAIL = "/backend/outfit/0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e";
const CALLS = [LIST, `${LIST}&searchTerm=saree`, TRENDING, DETAIL, `${DETAIL}/comments`];

const refused = () => databaseError("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432");
const broken = () => databaseError("42703", 'column "view_count" does not exist');
/** Details that a response must not disclose. */
const INTERNALS = /select |from "|insert |view_count|ECONN|5432|127\.0\.0\.1|node_modules|\bat .*:\d+/i;

let open: StubDatabase;
let app: FastifyInstance;

beforeEach(async () => {
  open = openStubDatabase();
  app = await buildTestApp(open, { cache: true });
});
afterEach(() => app.close());

describe("while the database is unavailable", () => {
  // covers: error-body-08
  it.each(CALLS)("%s returns 503 with Retry-After and without internal details", async (url) => {
    open.failWith(refused());

    const response = await app.inject(url);

    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    const { message } = response.json<{ message: string }>();
    expect(response.json()).toEqual({
      ...{ success: false, message, error: message },
      ...{ code: "UNAVAILABLE", reason: "http.unavailable" },
    });
    expect(message).toContain("try again");
    expect(response.body).not.toMatch(INTERNALS);
  });

  it.each([
    ["57P01", "terminating connection due to administrator command"],
    ["53300", "sorry, too many clients already"],
    ["3D000", 'database "shop" does not exist'],
    ["ETIMEDOUT", "connect ETIMEDOUT 192.0.2.1:5432"],
    ["", "timeout exceeded when trying to connect"],
  ])("a connection that fails with %j counts as unavailable", async (code, message) => {
    open.failWith(databaseError(code, message));

    expect((await app.inject(LIST)).statusCode).toBe(503);
  });

  it("a statement that takes too long returns 503, but does not count as unavailable", async () => {
    const slow = databaseError("57014", "canceling statement due to statement timeout");
    open.failWith(slow);

    const response = await app.inject(LIST);

    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: "UNAVAILABLE",
      message: expect.stringContaining("too long"),
    });
    expect(isDatabaseUnavailable(slow)).toBe(false);
  });

  it("cached lists are still served, however old", async () => {
    const before = [await app.inject(LIST), await app.inject(TRENDING)];
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    open.failWith(refused());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60_000 });

    const after = [await app.inject(LIST), await app.inject(TRENDING)];
    vi.useRealTimers();

    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  });

  // covers: health-01, health-02
  it("the process is alive, but not ready", async () => {
    open.failWith(refused());
    const [alive, ready] = [await app.inject("/healthz"), await app.inject("/readyz")];

    expect(alive.statusCode).toBe(200);
    expect(alive.json()).toEqual({ status: "alive" });
    expect(ready.statusCode).toBe(503);
    expect(ready.headers["retry-after"]).toBe("5");
    expect(ready.json()).toMatchObject({ success: false, code: "UNAVAILABLE" });
    expect(ready.body).not.toMatch(INTERNALS);
  });
});

// covers: health-02
it("the process is ready while the database responds", async () => {
  const ready = await app.inject("/readyz");

  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: "ready" });
});

// covers: error-body-09
it.each(CALLS)("an unexpected error of %s returns 500 without its details", async (url) => {
  open.failWith(broken());

  const response = await app.inject(url);

  expect(response.statusCode).toBe(500);
  expect(response.headers).not.toHaveProperty("retry-after");
  const { message } = response.json<{ message: string }>();
  expect(response.json()).toEqual({
    ...{ success: false, message, error: message },
    ...{ code: "INTERNAL", reason: "http.internal" },
  });
  expect(response.body).not.toMatch(INTERNALS);
});

it("an unknown call returns a 404 of the same shape, without its query", async () => {
  const response = await app.inject("/backend/nowhere?token=secret");

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: "NOT_FOUND" });
  expect(response.body).not.toContain("secret");
});
