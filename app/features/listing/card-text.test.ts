import { expect, test } from "vitest";
import { cardTags, shortCount } from "#app/features/listing/card-text.ts";
import * as messages from "#app/features/listing/messages.ts";

// covers: listing-08, constants-27
test("a card shows up to three tags and how many more there are", () => {
  expect(cardTags([])).toEqual({ shown: [], more: 0 });
  expect(cardTags(["silk", "zari", "evening"])).toEqual({ shown: ["silk", "zari", "evening"], more: 0 });
  expect(cardTags(["a", "b", "c", "d", "e"])).toEqual({ shown: ["a", "b", "c"], more: 2 });
});

test("items are counted in words", () => {
  expect(messages.items(1)).toBe("1 item");
  expect(messages.items(4)).toBe("4 items");
});

test("large counts are shortened", () => {
  expect([0, 999, 9_999].map(shortCount)).toEqual(["0", "999", "9,999"]);
  expect([10_000, 20_431, 999_949].map(shortCount)).toEqual(["10K", "20.4K", "999.9K"]);
  expect([999_950, 1_234_567].map(shortCount)).toEqual(["1M", "1.2M"]);
});
