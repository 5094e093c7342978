import type { Cart, CartEntry } from "#contract/cart/cart.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";

export type CartChange =
  | { kind: "quantity"; entryId: string; quantity: number }
  | { kind: "remove"; entryId: string }
  | { kind: "clear"; entryId?: undefined };

/** Price times quantity in rupees, exact to the paisa. */
export function lineTotal(unitPrice: number, quantity: number): number {
  return toRupees(toPaise(unitPrice) * quantity);
}

/** The cart as the server will return it after the change. */
export function withChange({ outfits }: Cart, change: CartChange): Cart {
  return cartOf(outfits.flatMap((entry) => changedEntry(entry, change)));
}

function changedEntry(entry: CartEntry, change: CartChange): CartEntry[] {
  if (change.kind === "clear") return [];
  if (entry.cartOutfitId !== change.entryId) return [entry];
  return change.kind === "remove" ? [] : [{ ...entry, quantity: change.quantity }];
}

function cartOf(outfits: CartEntry[]): Cart {
  const available = outfits.filter(({ isAvailable }) => isAvailable);
  const paise = available.reduce(
    (total, { totalOutfitPrice, quantity }) => total + toPaise(totalOutfitPrice) * quantity,
    0,
  );
  return {
    outfits,
    totalOutfits: available.length,
    totalItems: available.reduce((total, { numberOfItems, quantity }) => total + numberOfItems * quantity, 0),
    totalPrice: toRupees(paise),
  };
}
