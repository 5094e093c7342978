import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { cartCountSchema } from "#contract/cart.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { requireUser } from "#server/modules/sessions/guards.ts";
import { countEntries } from "./cart-repository.ts";

/** What a signed-in user's cart answers (spec section 7). */
export function cartRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));

    app.get(
      "/cart/count",
      {
        schema: {
          tags: ["Cart"],
          summary: "How many outfits are in the cart",
          security: [{ bearer: [] }],
          response: { 200: cartCountSchema, ...errorResponses(401) },
        },
      },
      async (request) => {
        const { id } = await requireUser(database, request);
        return { outfitCount: await countEntries(database, id) };
      },
    );
  };
}
