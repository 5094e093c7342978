import type { Cart } from "#contract/cart/cart.ts";
import type { Database } from "#server/db/database.ts";
import type { UserChanges } from "#server/lib/user-changes.ts";
import { lockCaller } from "#server/modules/sessions/lock-order.ts";
import { readCart } from "./cart-service.ts";

export type ChangeCart = <T>(
  userId: string,
  change: (tx: Database) => Promise<T>,
) => Promise<{ cart: Cart; result: T }>;

/** Changes of one user's cart are serialized, so that each sees the result of the one before. */
export function createChangeCart(database: Database, userChanges: UserChanges): ChangeCart {
  return (userId, change) =>
    userChanges(userId, () =>
      database.transaction(async (tx) => {
        await lockCaller(tx, userId);
        const result = await change(tx);
        return { cart: await readCart(tx, userId), result };
      }),
    );
}
