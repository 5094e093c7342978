import { toPaise, toRupees } from "#contract/values/money.ts";

/** Price times quantity in rupees, exact to the paisa. */
export function lineTotal(unitPrice: number, quantity: number): number {
  return toRupees(toPaise(unitPrice) * quantity);
}
