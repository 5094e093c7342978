import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { UserChanges } from "#server/lib/user-changes.ts";
import { cartEntryRoutes } from "./cart-entry-routes.ts";
import { cartRoutes } from "./cart-routes.ts";
import { createChangeCart } from "./change-cart.ts";

export const cartModule: FastifyPluginAsync<{ userChanges: UserChanges }> = async (app, { userChanges }) => {
  const changeCart = createChangeCart(app.db, userChanges);
  await app.register(cartRoutes, { prefix: API_PREFIX, changeCart });
  await app.register(cartEntryRoutes, { prefix: API_PREFIX, changeCart });
};
