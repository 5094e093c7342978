import fastify, { type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ApiFailure } from "#contract/http/api-client.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import type { DocumentHandler } from "#contract/shop/site-settings.ts";
import { UNCHANGED_SITE } from "#contract/shop/site-settings.ts";
import { ResponseCache } from "#server/http/cache/response-cache.ts";
import { cachedResponses } from "#server/http/plugins/cached-responses.ts";
import { errorHandler } from "#server/http/plugins/error-handler.ts";
import { injectApiPlugin } from "#server/http/plugins/inject-api.ts";
import { rateLimits } from "#server/http/plugins/rate-limits.ts";
import { responseSerializerCompiler } from "#server/http/plugins/response-serializer.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { outfitModule } from "#server/modules/outfits/outfit-module.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createdOutfit, send } from "#tests/setup/admin-calls.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { outfitForm } from "#tests/setup/outfit-forms.ts";
import { NO_BOARDS, testShop } from "#tests/setup/test-app.ts";
import { documentRoutes } from "./documents.ts";

const shop = testShop();
let site: FastifyInstance;

/** Each document shows the responses of its calls, as the screens of the site do. */
const render: DocumentHandler = async (request, { api }) => {
  const { pathname } = new URL(request.url);
  const calls: Record<string, string> = {
    "/": "/outfit/trending?limit=3",
    "/trending": "/outfit/trending?limit=10",
    "/outfit": "/outfit/getoutfits?startIndex=0&limit=9",
  };
  try {
    return new Response(JSON.stringify(await api<unknown>({ path: calls[pathname] ?? pathname })));
  } catch (error) {
    return new Response("Nothing", { status: error instanceof ApiFailure ? error.status : 500 });
  }
};

beforeEach(async () => {
  const { database } = shop;
  site = fastify();
  site.decorate("db", database);
  site.setValidatorCompiler(validatorCompiler);
  site.setSerializerCompiler(responseSerializerCompiler);
  await site.register(injectApiPlugin);
  await site.register(cachedResponses, { cache: new ResponseCache() });
  await site.register(errorHandler);
  await site.register(rateLimits, { limits: undefined, callerIdOf: async () => undefined });
  // In place of the guards, for which all routes would have to be registered.
  site.decorateRequest("caller");
  site.addHook("onRequest", async (request) => {
    request.caller = await findBearer(request);
  });
  const mediaService = createMediaService({ database, store: createMemoryBlobStore() });
  await site.register(outfitModule, { mediaService, boards: NO_BOARDS });
  const settings = {
    ...UNCHANGED_SITE,
    publicUrl: "https://shop.example",
  };
  await site.register(documentRoutes, { render, settings: () => settings });
});
afterEach(() => site.close());

it("a change by an administrator shows in the next response of every document and call", async () => {
  const cachedShop = { app: site, database: shop.database };
  const { headers } = await signIn(shop, { isAdmin: true });
  await createOutfit(shop.database, { description: "Another" });
  const pages = [
    "/",
    "/trending",
    "/outfit",
    "/backend/outfit/trending?limit=10",
    "/backend/outfit/getoutfits",
  ];
  /** Which pages show the outfit, recognised by its image URL, and what its own page says. */
  const shown = async ({ _id, image }: Pick<Outfit, "_id" | "image">) => {
    const bodies = await Promise.all(pages.map(async (page) => (await site.inject(page)).body));
    const own = await site.inject(`/outfit/${_id}`);
    return {
      everywhere: bodies.every((body) => body.includes(image)),
      nowhere: !bodies.some((body) => body.includes(image)),
      status: own.statusCode,
      description: own.statusCode === 200 ? own.json<Outfit>().description : undefined,
    };
  };
  // All pages are cached before the first change.
  for (const page of pages) await site.inject(page);

  const outfit = await createdOutfit(cachedShop, headers, { description: "First" });
  expect(await shown(outfit)).toMatchObject({ everywhere: true, status: 200, description: "First" });

  const form = await outfitForm({ description: "Second" }, { image: undefined });
  await send(cachedShop, "PUT", `/outfit/update/${outfit._id}`, headers, form);
  expect(await shown(outfit)).toMatchObject({ everywhere: true, status: 200, description: "Second" });

  await call(cachedShop, `PUT /admin/togglestatus/${outfit._id}`, headers);
  expect(await shown(outfit)).toMatchObject({ nowhere: true, status: 404 });
  await call(cachedShop, `PUT /admin/togglestatus/${outfit._id}`, headers);
  expect(await shown(outfit)).toMatchObject({ everywhere: true, status: 200 });

  await call(cachedShop, `DELETE /delete/${outfit._id}`, headers);
  expect(await shown(outfit)).toMatchObject({ nowhere: true, status: 404 });
});
