import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { HotResponses, type SentResponse } from "./hot-responses.ts";
import { ResponseCache } from "./response-cache.ts";

interface Exchange {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function exchange(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Exchange> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) });
    })
      .once("error", reject)
      .end();
  });
}

describe("in front of a server", () => {
  const KNOWN = { key: "list", route: "/list" };
  const BODY = Buffer.from("outfit ".repeat(100));
  let cache: ResponseCache;
  let hot: HotResponses;
  let sent: SentResponse[];
  let server: Server;

  beforeEach(async () => {
    // A second that a slow machine takes is none of the response's age.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    cache = new ResponseCache();
    hot = new HotResponses(cache);
    sent = [];
    hot.onSent((response) => void sent.push(response));
    const create = async () => ({ status: 200, headers: {}, body: BODY, tags: ["outfit:1"] });
    const entry = await cache.getOrCreate("list", create);
    entry.rawHeaders = ["content-type", "text/plain"];
    server = createServer((incoming, response) => {
      if (!hot.send(incoming, response)) response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => void server.close());

  it("sends the cached response of a remembered URL, each time with an id of its own", async () => {
    expect((await exchange(server, "/list?page=1")).status).toBe(404);
    hot.remember("/list?page=1", KNOWN);

    const responses = [await exchange(server, "/list?page=1"), await exchange(server, "/list?page=1")];

    for (const { status, headers, body } of responses) {
      expect(status).toBe(200);
      expect(body).toEqual(BODY);
      expect(headers).toMatchObject({ "content-type": "text/plain", age: "0", "content-length": "700" });
    }
    const ids = responses.map(({ headers }) => headers["x-request-id"]);
    expect(new Set(ids).size).toBe(2);
    expect(sent.map(({ requestId }) => requestId)).toEqual(ids);
    expect(sent[0]).toMatchObject({ route: "/list", status: 200, ms: expect.any(Number) });
  });

  it("returns 304 to a client that has the response", async () => {
    hot.remember("/list", KNOWN);
    const { headers } = await exchange(server, "/list");
    const again = await exchange(server, "/list", { "if-none-match": `W/${headers.etag}` });

    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(sent.at(-1)?.status).toBe(304);
  });

  it("leaves to the server what is not fresh, not compressed yet, or no GET", async () => {
    hot.remember("/list", KNOWN);
    expect((await exchange(server, "/list", {}, "HEAD")).status).toBe(404);
    expect((await exchange(server, "/list", { "accept-encoding": "br" })).status).toBe(404);
    cache.invalidate(["outfit:1"]);
    expect((await exchange(server, "/list")).status).toBe(404);
    expect(sent).toEqual([]);
  });
});

describe("in front of the shop", () => {
  const TOKEN = "metrics-token-of-the-test";
  const LIST = "/backend/outfit/getoutfits";
  const FIRST_PAGE = `${LIST}?startIndex=0&limit=9`;
  let lines: Record<string, unknown>[] = [];
  const logger = createLogger("info", "production", { write: (line) => void lines.push(JSON.parse(line)) });
  const shop = testShop({ cache: true, metricsToken: TOKEN, logger, accessLog: true });

  const count = async () => {
    const authorization = `Bearer ${TOKEN}`;
    const { body } = await shop.app.inject({ url: "/metrics", headers: { authorization } });
    const series = `http_request_duration_seconds_count{method="GET",route="${LIST}",status="200"} `;
    return Number(
      body
        .split("\n")
        .find((line) => line.startsWith(series))
        ?.slice(series.length) ?? 0,
    );
  };

  it("responses are those of the framework, and are counted and logged like them", async () => {
    await createOutfit(shop.database);
    await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const before = await count();
    lines = [];

    const [first, second] = [
      await exchange(shop.app.server, FIRST_PAGE),
      await exchange(shop.app.server, FIRST_PAGE),
    ];

    const { "x-request-id": firstId, ...firstHeaders } = first.headers;
    const { "x-request-id": secondId, ...secondHeaders } = second.headers;
    expect({ ...second, headers: secondHeaders }).toEqual({
      ...first,
      headers: { ...firstHeaders, date: expect.any(String), age: expect.any(String) },
    });
    expect(secondId).not.toBe(firstId);
    expect(await count()).toBe(before + 2);
    for (const reqId of [firstId, secondId]) {
      expect(lines).toContainEqual(
        expect.objectContaining({ reqId, method: "GET", route: LIST, status: 200, msg: "Request completed" }),
      );
    }

    const id = await createOutfit(shop.database);
    shop.app.invalidateTags(["list"]);
    expect((await exchange(shop.app.server, FIRST_PAGE)).body.toString()).toContain(id);
  });
});

it("20,000 different URLs take a few megabytes, and one of 14 KB is not remembered", () => {
  const hot = new HotResponses(new ResponseCache());
  const known = { key: "document /", route: "/" };
  for (let number = 0; number < 20_000; number++) {
    hot.remember(`/?utm_source=${number}${"x".repeat(900)}`, known);
  }
  const { bytes } = hot;
  expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
  expect(bytes).toBeGreaterThan(3 * 1024 * 1024);

  hot.remember(`/?x=${"x".repeat(14_000)}`, known);
  expect(hot.bytes).toBe(bytes);
});
