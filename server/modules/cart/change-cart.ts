import type { Cart } from "#contract/cart.ts";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";
import type { Database } from "#server/db/database.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-user.ts";
import { readCart } from "./cart-service.ts";

/** Makes a change to somebody's cart, in a transaction; answers the cart as it is then, and what the change answered. */
export type ChangeCart = <T>(
  userId: string,
  change: (tx: Database) => Promise<T>,
) => Promise<{ cart: Cart; outcome: T }>;

/**
 * A quarter of the database's connections: one person's changes wait for each other, and would otherwise hold every connection
 * while they do, so that nobody could even look.
 */
const CHANGES_AT_ONCE = 5;

/** The one way in which a cart is changed: one person's changes go one after the other, each seeing what the last one left. */
export function createChangeCart(database: Database): ChangeCart {
  const withLease = limitConcurrency(CHANGES_AT_ONCE);
  return (userId, change) =>
    withLease(() =>
      database.transaction(async (tx) => {
        await lockUserExclusive(tx, userId);
        const outcome = await change(tx);
        return { cart: await readCart(tx, userId), outcome };
      }),
    );
}
