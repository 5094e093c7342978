import { toPaise, toRupees } from "#contract/money.ts";

/** What so many of something come to, in rupees, exactly. */
export function lineTotal(unitPrice: number, quantity: number): number {
  return toRupees(toPaise(unitPrice) * quantity);
}
