import { randomUUID } from "node:crypto";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ApiFailure } from "#contract/http/api-client.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import type { DocumentHandler, SiteSettings } from "#contract/shop/site-settings.ts";
import { UNCHANGED_SITE } from "#contract/shop/site-settings.ts";
import type { Database } from "#server/db/database.ts";
import { ResponseCache } from "#server/http/cache/response-cache.ts";
import { type CachedResponsesOptions, cachedResponses } from "#server/http/plugins/cached-responses.ts";
import { errorHandler } from "#server/http/plugins/error-handler.ts";
import { injectApiPlugin } from "#server/http/plugins/inject-api.ts";
import { rateLimits } from "#server/http/plugins/rate-limits.ts";
import { requestIds } from "#server/http/plugins/request-ids.ts";
import { responseSerializerCompiler } from "#server/http/plugins/response-serializer.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { outfitModule } from "#server/modules/outfits/outfit-module.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { databaseError, openStubDatabase } from "#tests/setup/stub-database.ts";
import { NO_BOARDS, testShop } from "#tests/setup/test-app.ts";
import { documentRoutes } from "./documents.ts";

const shop = testShop();
let sites: FastifyInstance[] = [];

beforeEach(() => {
  sites = [];
});
afterEach(() => Promise.all(sites.map((site) => site.close())));

/** Renders the response of one call, or its error's status, like the screens of the site. */
const render = vi.fn<DocumentHandler>(async (request, { api }) => {
  const { pathname } = new URL(request.url);
  const path = pathname === "/" ? "/outfit/trending?limit=3" : pathname;
  try {
    return new Response(`<pre>${JSON.stringify(await api<unknown>({ path }))}</pre>`);
  } catch (error) {
    return new Response("<p>Nothing</p>", { status: error instanceof ApiFailure ? error.status : 500 });
  }
});

/** The documents and the calls that they are rendered from. */
async function openSite(
  database: Database,
  {
    logger,
    render: handler = render,
    onSearch = () => {},
    settings = UNCHANGED_SITE,
  }: {
    logger?: FastifyBaseLogger;
    render?: DocumentHandler;
    onSearch?: CachedResponsesOptions["onSearch"];
    settings?: SiteSettings;
  } = {},
): Promise<FastifyInstance> {
  const site = fastify({ genReqId: () => randomUUID(), ...(logger ? { loggerInstance: logger } : {}) });
  sites.push(site);
  site.decorate("db", database);
  site.setValidatorCompiler(validatorCompiler);
  site.setSerializerCompiler(responseSerializerCompiler);
  await site.register(injectApiPlugin);
  await site.register(cachedResponses, { cache: new ResponseCache(), onSearch });
  await site.register(requestIds, { accessLog: false });
  await site.register(errorHandler);
  await site.register(rateLimits, { limits: undefined, callerIdOf: async () => undefined });
  await site.register(outfitModule, {
    mediaService: createMediaService({ database, store: createMemoryBlobStore() }),
    boards: NO_BOARDS,
  });
  await site.register(documentRoutes, {
    render: handler,
    settings: () => ({
      ...settings,
      publicUrl: "https://shop.example",
    }),
  });
  return site;
}

async function signIn(overrides = {}) {
  return bearer(await createSession(shop.database, await createUser(shop.database, overrides)));
}

// covers: inactive-04
it("the document of an inactive outfit is 404, for administrators too", async () => {
  const site = await openSite(shop.database);
  const id = await createOutfit(shop.database, { isActive: false, description: "Not to be seen" });

  for (const headers of [{}, await signIn(), await signIn({ isAdmin: true })]) {
    const response = await site.inject({ url: `/outfit/${id}`, headers });
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).not.toContain("Not to be seen");
  }
});

// covers: error-body-03
it.each([
  ["that does not exist", "/backend/nowhere?token=secret"],
  ["with an id that is too long for any route", `/backend/outfit/${"x".repeat(3_000)}`],
])("a call %s returns the error body, never a document", async (_what, url) => {
  const site = await openSite(shop.database);

  const response = await site.inject(url);

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: "NOT_FOUND" });
  expect(response.body).not.toContain("secret");
});

// covers: input-01
it.each([201, 3_000])("the document of an id of %i characters is 404", async (length) => {
  const site = await openSite(shop.database);

  expect((await site.inject(`/outfit/${"x".repeat(length)}`)).statusCode).toBe(404);
});

// covers: rendering-04
it("a document is rendered for a visitor, even when a signed-in user requests it first", async () => {
  const id = await createOutfit(shop.database);
  const headers = { ...(await signIn({ isAdmin: true })), cookie: "session=abc; theme=dark" };
  const asked = { url: `/outfit/${id}`, headers };

  const bySignedIn = await (await openSite(shop.database)).inject(asked);
  const byVisitor = await (await openSite(shop.database)).inject(`/outfit/${id}`);

  expect(bySignedIn.statusCode).toBe(200);
  expect(bySignedIn.body).toBe(byVisitor.body);
  expect(bySignedIn.body).not.toContain("itemLink");
  expect(bySignedIn.headers.etag).toBe(byVisitor.headers.etag);
  expect(bySignedIn.headers).not.toHaveProperty("set-cookie");
  expect(String(bySignedIn.headers.vary)).not.toMatch(/cookie|authorization/i);
  for (const [request] of render.mock.calls) expect([...request.headers]).toEqual([]);
});

it("rendering counts no view", async () => {
  const site = await openSite(shop.database);
  const id = await createOutfit(shop.database);
  await site.inject({ url: `/outfit/${id}`, headers: { "user-agent": "Mozilla/5.0 Firefox/145.0" } });
  await site.close();

  const outfit = (await shop.app.inject(`/backend/outfit/${id}`)).json<Outfit>();
  expect(outfit.numberOfClicks).toBe(0);
});

// covers: error-body-08
it("while the database is unavailable, a stale document is served; others are 503", async () => {
  const open = openStubDatabase();
  const site = await openSite(open.database);
  const before = await site.inject("/");
  expect(before.statusCode).toBe(200);
  open.failWith(databaseError("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60_000 });

  const stale = await site.inject("/");
  const other = await site.inject("/outfit/0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e");
  vi.useRealTimers();

  expect(stale.statusCode).toBe(200);
  expect(stale.body).toBe(before.body);
  expect(other.statusCode).toBe(503);
  expect(other.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
});

it("a document is as old as the list it is built from, and is rebuilt with it", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await openSite(shop.database);
  const rendered = render.mock.calls.length;
  await site.inject("/backend/outfit/trending?limit=3");

  vi.advanceTimersByTime(9_000);
  expect((await site.inject("/")).headers.age).toBe("9");
  vi.advanceTimersByTime(900);
  await site.inject("/");
  expect(render.mock.calls.length - rendered).toBe(1);
  vi.advanceTimersByTime(100);
  expect((await site.inject("/")).headers.age).toBe("0");
  expect(render.mock.calls.length - rendered).toBe(2);
});

it("a document is not made from a list that is about to expire", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await openSite(shop.database);
  await site.inject("/backend/outfit/trending?limit=3");

  vi.advanceTimersByTime(9_900);

  expect((await site.inject("/")).headers.age).toBe("0");
});

it("a failure to render is logged with its stack and the id of the request", async () => {
  const lines: { msg: string; reqId?: string; err?: { stack: string } }[] = [];
  const logger = createLogger("info", "production", { write: (line) => void lines.push(JSON.parse(line)) });
  const failing = vi.fn<DocumentHandler>(async (_request, { logError }) => {
    logError("Rendering a document failed", new TypeError("The look is undefined"));
    return new Response("", { status: 500 });
  });
  const site = await openSite(shop.database, { logger, render: failing });

  const { headers } = await site.inject("/about-us");

  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: "Rendering a document failed",
      reqId: headers["x-request-id"],
      err: expect.objectContaining({ stack: expect.stringContaining("documents.test.ts") }),
    }),
  );
});

it.each([
  ["/trending/", "/trending"],
  ["/outfit/?category=Wedding", "/outfit?category=Wedding"],
  ["/Outfit?category=Wedding", "/outfit?category=Wedding"],
  ["/%6Futfit?category=Wedding", "/outfit?category=Wedding"],
  ["/OUTFITS/?category=Wedding", "/outfits?category=Wedding"],
])("%s redirects to %s", async (address, canonical) => {
  const site = await openSite(shop.database);

  const response = await site.inject(address);

  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toBe(canonical);
});

it("an address of many slashes is answered in time that grows with its length only", async () => {
  const site = await openSite(shop.database);
  // In quadratic time this would take minutes, longer than a test may.
  const slashes = "/".repeat(500_000);

  expect((await site.inject(`/a${slashes}x`)).statusCode).toBe(404);
  expect((await site.inject(`/a${slashes}`)).headers.location).toBe("/a");
});

it("the document of a search is a search of each person who requests it, also from the cache", async () => {
  const onSearch = vi.fn();
  const list = "/outfit/getoutfits?searchTerm=%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80";
  const site = await openSite(shop.database, {
    onSearch,
    render: async (_request, { api }) => new Response(JSON.stringify(await api<unknown>({ path: list }))),
  });
  for (let time = 0; time < 2; time++)
    expect((await site.inject("/outfit?searchTerm=x")).statusCode).toBe(200);
  const search = { words: "साड़ी", isEmpty: true };
  expect(onSearch.mock.calls.map(([, found]) => found)).toEqual([search, search]);
});

it("a document that is not to be stored is so from memory too, with the referrer policy that it asks for", async () => {
  const headers = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
  const site = await openSite(shop.database, {
    render: async () => new Response("<p>A page with a secret in its address</p>", { headers }),
  });

  for (const time of ["the first", "the second"]) {
    const response = await site.inject("/reset-password?token=secret");
    expect(response.headers, time).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  }
});

describe("pictures of other origins", () => {
  const quote = { name: "Asha", role: "", content: "I wore it twice.", rating: 5 };
  const FACE = "https://pictures.example/face.jpg";

  it.each([
    ["not without a reason", "/about-us", {}, false],
    ["not for testimonials without pictures", "/", { testimonials: [{ ...quote, avatar: "" }] }, false],
    ["on every page once a testimonial has one", "/", { testimonials: [{ ...quote, avatar: FACE }] }, true],
    ["with an identity provider, which names those of people", "/", { identityProvider: true }, true],
    ["in the dashboard, which previews testimonials", "/dashboard/settings/testimonials", {}, true],
    ["not on a page whose path begins like the dashboard's", "/dashboards", {}, false],
  ] satisfies [string, string, Partial<SiteSettings>, boolean][])(
    "load %s",
    async (_when, url, changed, load) => {
      const site = await openSite(shop.database, {
        settings: { ...UNCHANGED_SITE, ...changed },
        render: async () => new Response("<p>A page</p>"),
      });

      const policy = String((await site.inject(url)).headers["content-security-policy"]);

      expect(policy).toContain(`img-src 'self' data: blob:${load ? " https:" : ""};`);
    },
  );
});
