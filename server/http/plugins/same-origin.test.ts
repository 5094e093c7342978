import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { sameOriginWrites } from "./same-origin.ts";

let app: FastifyInstance;
const write = vi.fn(() => ({ done: true }));

beforeEach(async () => {
  write.mockClear();
  app = fastify();
  await app.register(errorHandler);
  await app.register(sameOriginWrites, { publicUrl: "https://shop.example" });
  app.route({ method: ["GET", "POST", "PUT", "DELETE"], url: "/backend/thing", handler: write });
});
afterEach(() => app.close());

const host = "10.0.0.1:3000";
// covers: sessions-11
it.each([
  ["a client that is not a browser", {}, 200],
  ["our own page", { origin: "https://shop.example" }, 200],
  ["our own page at another host name", { origin: `http://${host}` }, 200],
  ["our own page by Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }, 200],
  ["a foreign page", { origin: "https://evil.example" }, 403],
  ["a foreign page that looks like ours", { origin: "https://shop.example.evil.example" }, 403],
  ["another port", { origin: "https://shop.example:8443" }, 403],
  ["plain http", { origin: "http://shop.example" }, 403],
  ["a subdomain", { origin: "https://blog.shop.example" }, 403],
  ["a page without origin", { origin: "null" }, 403],
  ["our own page without referrer", { origin: "null", "sec-fetch-site": "same-origin" }, 200],
  ["a foreign page without origin", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
  ["a malformed origin", { origin: "shop" }, 403],
  ["a foreign page by Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }, 403],
])("writes from %s (headers %j) return %i", async (_who, headers, status) => {
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    write.mockClear();
    const response = await app.inject({ method, url: "/backend/thing", headers: { host, ...headers } });

    expect(response.statusCode).toBe(status);
    expect(write).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
    if (status === 403) expect(response.json()).toMatchObject({ success: false, code: "FORBIDDEN" });
  }
});

it("allows reads, and sends no CORS headers", async () => {
  const response = await app.inject({ url: "/backend/thing", headers: { origin: "https://evil.example" } });

  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});

it("rejects preflights", async () => {
  const response = await app.inject({
    method: "OPTIONS",
    url: "/backend/thing",
    headers: { host, origin: "https://evil.example", "access-control-request-method": "PUT" },
  });

  expect(response.statusCode).toBe(403);
  expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});
