import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ResponseCache } from "#server/cache/response-cache.ts";
import { cachedResponses } from "./cached-responses.ts";
import { injectApiPlugin } from "./inject-api.ts";

let app: FastifyInstance;
let cache: ResponseCache;
const make = vi.fn(async () => ({
  status: 200,
  headers: { "content-type": "text/plain", "cache-control": "public" },
  body: Buffer.from("look ".repeat(100)),
  tags: ["outfit:1"],
}));

beforeEach(async () => {
  make.mockClear();
  cache = new ResponseCache();
  app = fastify();
  await app.register(injectApiPlugin);
  await app.register(cachedResponses, { cache });
  app.addHook("onRequest", async (_request, reply) => void reply.header("x-frame-options", "DENY"));
  app.get("/look", async (request, reply) => app.sendCached(request, reply, "look", make));
});
afterEach(() => app.close());

it.each(["identity", "gzip", "br"])("answers from memory in %s as it did the first time", async (coding) => {
  const ask = () => app.inject({ url: "/look", headers: { "accept-encoding": coding } });
  const [first, second] = [await ask(), await ask()];

  expect(make).toHaveBeenCalledTimes(1);
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

it("answers 304 to one who has it, first and repeated", async () => {
  const { headers } = await app.inject("/look");
  const ask = (etag: string) => app.inject({ url: "/look", headers: { "if-none-match": etag } });

  expect((await ask(`W/${headers.etag}`)).statusCode).toBe(304);
  expect((await ask(`"other", ${headers.etag}`)).statusCode).toBe(304);
  expect((await ask('"other"')).statusCode).toBe(200);
});

it("answers HEAD without a body", async () => {
  await app.inject("/look");
  const response = await app.inject({ method: "HEAD", url: "/look" });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
});

it("makes it anew once what it shows has changed", async () => {
  await app.inject("/look");
  await app.inject("/look");
  cache.drop(["outfit:1"]);
  await app.inject("/look");

  expect(make).toHaveBeenCalledTimes(2);
});
