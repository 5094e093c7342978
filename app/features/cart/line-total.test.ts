import { expect, test } from "vitest";
import { lineTotal } from "#app/features/cart/line-total.ts";

// covers: cart-11
test.each([
  [999.99, 3, 2999.97],
  [0.1, 3, 0.3],
  [1234567.89, 10, 12345678.9],
])("%d rupees times %d are exactly %d", (unitPrice, quantity, total) => {
  expect(lineTotal(unitPrice, quantity)).toBe(total);
});
