import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { cartItemsSchema, cartQuantitySchema, cartSchema } from "#contract/cart/cart.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeQuantity, removeEntry } from "./cart-changes.ts";
import { readItems } from "./cart-service.ts";
import type { ChangeCart } from "./change-cart.ts";

const entryParams = z.object({ cartOutfitId: z.string() });
const described = { tags: ["Cart"], security: [{ bearer: [] }] };

export const cartEntryRoutes: FastifyPluginAsyncZod<{ changeCart: ChangeCart }> = async (
  app,
  { changeCart },
) => {
  app.put(
    "/cart/outfit/:cartOutfitId/quantity",
    {
      onRequest: app.limit("cart"),
      schema: {
        ...described,
        summary: "Change how many of an outfit are in the cart",
        params: entryParams,
        body: cartQuantitySchema,
        response: { 200: cartSchema, ...errorResponses(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const { cart } = await changeCart(userId, (tx) =>
        changeQuantity(tx, { ...request.params, userId }, request.body.quantity),
      );
      return cart;
    },
  );

  app.get(
    "/cart/outfit/:cartOutfitId/items",
    {
      schema: {
        ...described,
        summary: "The items of an outfit in the cart, with their links",
        params: entryParams,
        response: { 200: cartItemsSchema, ...errorResponses(401, 404, 409) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      return readItems(app.db, { ...request.params, userId });
    },
  );

  app.delete(
    "/cart/outfit/:cartOutfitId",
    {
      onRequest: app.limit("cart"),
      schema: {
        ...described,
        summary: "Take an outfit out of the cart",
        params: entryParams,
        response: { 200: cartSchema, ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const { cart } = await changeCart(userId, (tx) => removeEntry(tx, { ...request.params, userId }));
      return cart;
    },
  );
};
