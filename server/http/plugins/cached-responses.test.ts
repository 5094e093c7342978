import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ResponseCache } from "#server/http/cache/response-cache.ts";
import { cachedResponses } from "./cached-responses.ts";
import { injectApiPlugin } from "./inject-api.ts";

let app: FastifyInstance;
let cache: ResponseCache;
const create = vi.fn(async () => ({
  status: 200,
  headers: { "content-type": "text/plain", "cache-control": "public" },
  body: Buffer.from("look ".repeat(100)),
  tags: ["outfit:1"],
}));

beforeEach(async () => {
  create.mockClear();
  cache = new ResponseCache();
  app = fastify();
  await app.register(injectApiPlugin);
  await app.register(cachedResponses, { cache });
  app.addHook("onRequest", async (_request, reply) => void reply.header("x-frame-options", "DENY"));
  app.get("/look", async (request, reply) => app.sendCached(request, reply, "look", create));
});
afterEach(() => app.close());

it.each(["identity", "gzip", "br"])("serves the cached response unchanged in %s", async (coding) => {
  const request = () => app.inject({ url: "/look", headers: { "accept-encoding": coding } });
  const [first, second] = [await request(), await request()];

  expect(create).toHaveBeenCalledTimes(1);
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(second.headers).toMatchObject({
    "content-type": "text/plain",
    "x-frame-options": "DENY",
    vary: "Accept-Encoding",
    etag: first.headers.etag,
  });
  expect(second.headers["content-encoding"]).toBe(coding === "identity" ? undefined : coding);
  expect(Number(second.headers["content-length"])).toBe(second.rawPayload.length);
});

it("returns 304 for a matching ETag", async () => {
  const { headers } = await app.inject("/look");
  const request = (etag: string) => app.inject({ url: "/look", headers: { "if-none-match": etag } });

  expect((await request(`W/${headers.etag}`)).statusCode).toBe(304);
  expect((await request(`"other", ${headers.etag}`)).statusCode).toBe(304);
  expect((await request('"other"')).statusCode).toBe(200);
});

it("compares a long If-None-Match header in time that grows with its length only", async () => {
  const { headers } = await app.inject("/look");
  // In quadratic time this would take minutes, longer than a test may.
  const request = { url: "/look", headers: { "if-none-match": `${" ".repeat(500_000)}x` } };

  expect((await app.inject(request)).statusCode).toBe(200);
  const spaced = { "if-none-match": `"other" \t , ${headers.etag} , "third"` };
  expect((await app.inject({ url: "/look", headers: spaced })).statusCode).toBe(304);
});

it("each content coding has an ETag of its own", async () => {
  const etagIn = async (coding: string) =>
    (await app.inject({ url: "/look", headers: { "accept-encoding": coding } })).headers.etag;

  const etags = [await etagIn("identity"), await etagIn("gzip"), await etagIn("br")];
  expect(new Set(etags).size).toBe(3);

  const asked = { "accept-encoding": "br", "if-none-match": String(etags[1]) };
  expect((await app.inject({ url: "/look", headers: asked })).statusCode).toBe(200);
});

it("returns no body for HEAD", async () => {
  await app.inject("/look");
  const response = await app.inject({ method: "HEAD", url: "/look" });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
});

it("creates a new response after its tag is invalidated", async () => {
  await app.inject("/look");
  await app.inject("/look");
  cache.invalidate(["outfit:1"]);
  await app.inject("/look");

  expect(create).toHaveBeenCalledTimes(2);
});
