import { expect, it } from "vitest";
import { outfit } from "#tests/factories/api-results.ts";
import { checkedText, publishedText } from "./item-text.ts";

const [item] = outfit().items as [ReturnType<typeof outfit>["items"][number]];
const CHECKED = "2026-03-01T09:30:00.000Z";
const NOW = Date.parse(CHECKED);
const MINUTE = 60_000;

it.each([
  [undefined, "Price checked on Mar 1, 2026"],
  [0, "Price checked just now"],
  [5 * MINUTE, "Price checked 5 minutes ago"],
  [61 * MINUTE, "Price checked 1 hour ago"],
  [3 * 60 * MINUTE, "Price checked 3 hours ago"],
  [50 * 60 * MINUTE, "Price checked 2 days ago"],
  [8 * 24 * 60 * MINUTE, "Price as of Mar 1, 2026"],
])("a price that is %s ms old: %s", (age, text) => {
  expect(checkedText(CHECKED, age === undefined ? undefined : NOW + age, "Asia/Kolkata")).toBe(text);
});

it("a changed price says what it was", () => {
  const priceHistory = [
    { price: 1_499, changedAt: null },
    { price: 100, changedAt: CHECKED },
  ];
  expect(publishedText(item)).toBeUndefined();
  expect(publishedText({ ...item, itemPrice: 100, priceHistory })).toBe(
    "Was ₹1,499 when this look was published",
  );
  expect(publishedText({ ...item, itemPrice: 1_499, priceHistory })).toBeUndefined();
});
