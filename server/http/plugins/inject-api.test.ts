import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { injectApiPlugin } from "./inject-api.ts";

let app: FastifyInstance;
/** The value of the private header, of each request in turn. */
let sent: unknown[];

beforeEach(async () => {
  app = fastify();
  sent = [];
  await app.register(injectApiPlugin);
  app.get("/backend/look", (request, reply) => {
    sent.push(request.headers["x-in-process"]);
    reply.cacheTags = ["list", "outfit:1"];
    reply.madeFrom = { readAt: 1, freshUntil: 2, staleUntil: 0 };
    reply.search = { words: "लाल silk", isEmpty: false };
    return { isInjected: request.isInjected };
  });
  app.get("/backend/plain", async () => ({}));
});
afterEach(() => app.close());

it("an injected call returns what its response was made from", async () => {
  expect(await app.injectApi({ path: "/look" })).toEqual({
    body: { isInjected: true },
    tags: ["list", "outfit:1"],
    madeFrom: { readAt: 1, freshUntil: 2, staleUntil: 0 },
    search: { words: "लाल silk", isEmpty: false },
  });
  expect(await app.injectApi({ path: "/plain" })).toEqual({ body: {}, tags: [] });
});

it("the status of an error is thrown", async () => {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: "NOT_FOUND", message: "Gone" }));
  await expect(app.injectApi({ path: "/nothing" })).rejects.toMatchObject({
    status: 404,
    code: "NOT_FOUND",
    message: "Gone",
  });
});

it("a client is not taken for an injected call, whatever it sends", async () => {
  await app.injectApi({ path: "/look" });
  for (const header of ["", "undefined", crypto.randomUUID(), String(sent[0])]) {
    const response = await app.inject({ url: "/backend/look", headers: { "x-in-process": header } });
    expect(response.json()).toEqual({ isInjected: false });
  }
});
