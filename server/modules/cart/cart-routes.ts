import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addedToCartSchema, addToCartSchema, cartCountSchema, cartSchema } from "#contract/cart/cart.ts";
import { addedToCart } from "#contract/messages/cart.ts";
import {
  idempotencyHeadersSchema,
  REPLAYED_HEADER,
  readIdempotencyKey,
} from "#server/http/idempotency/idempotency-key.ts";
import { runOnce } from "#server/http/idempotency/run-once.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { addOutfit, categoryOfAdded, clearCart } from "./cart-changes.ts";
import { countEntries } from "./cart-repository.ts";
import { readCart } from "./cart-service.ts";
import type { ChangeCart } from "./change-cart.ts";

const described = { tags: ["Cart"], security: [{ bearer: [] }] };

export const cartRoutes: FastifyPluginAsyncZod<{ changeCart: ChangeCart }> = async (app, { changeCart }) => {
  app.get(
    "/cart/count",
    {
      schema: {
        ...described,
        summary: "Number of outfits in the cart",
        response: { 200: cartCountSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const { id } = callerOf(request);
      return { outfitCount: await countEntries(app.db, id) };
    },
  );

  app.get(
    "/cart",
    {
      schema: {
        ...described,
        summary: "The cart, newest first",
        response: { 200: cartSchema, ...errorResponses(401) },
      },
    },
    async (request) => readCart(app.db, callerOf(request).id),
  );

  app.post(
    "/cart/add-outfit",
    {
      onRequest: app.limit("cart"),
      schema: {
        ...described,
        summary: "Put an outfit into the cart, or raise its quantity there",
        headers: idempotencyHeadersSchema,
        body: addToCartSchema,
        response: { 200: addedToCartSchema, ...errorResponses(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { outfitId, quantity } = request.body;
      const { cart, result } = await changeCart(userId, async (tx) => ({
        outcome: await runOnce(tx, readIdempotencyKey(request, userId), () =>
          addOutfit(tx, userId, outfitId, quantity),
        ),
        category: await categoryOfAdded(tx, outfitId),
      }));
      if (result.outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
      else app.analytics.count(request, "cartAdds", { outfitId, once: userId });
      const outfitName = `${result.category} Outfit`;
      return { success: true as const, message: addedToCart(outfitName), outfitName, cart };
    },
  );

  app.delete(
    "/cart/clear",
    {
      onRequest: app.limit("cart"),
      schema: {
        ...described,
        summary: "Take everything out of the cart",
        response: { 200: cartSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const { cart } = await changeCart(userId, (tx) => clearCart(tx, userId));
      return cart;
    },
  );
};
