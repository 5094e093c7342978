import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { UserChanges } from "#server/concurrency/user-changes.ts";
import type { Database } from "#server/db/database.ts";
import { cartEntryRoutes } from "./cart-entry-routes.ts";
import { cartRoutes } from "./cart-routes.ts";
import { createChangeCart } from "./change-cart.ts";

/** Carts of signed-in users. */
export async function cartModule(
  app: FastifyInstance,
  { database, userChanges }: { database: Database; userChanges: UserChanges },
): Promise<void> {
  const changeCart = createChangeCart(database, userChanges);
  await app.register(cartRoutes(database, changeCart), { prefix: API_PREFIX });
  await app.register(cartEntryRoutes(database, changeCart), { prefix: API_PREFIX });
}
