import { expect, test } from "vitest";
import { pictureFileName } from "#app/features/viewer/viewer-messages.ts";
import { CATEGORIES } from "#contract/outfit/outfit-vocabulary.ts";

test("a downloaded picture is named after the outfit", () => {
  expect(pictureFileName({ category: "Wedding", section: "Women" })).toBe("women-wedding-outfit.jpg");
  expect(pictureFileName({ category: "Trip/Travel", section: "Kids" })).toBe("kids-trip-travel-outfit.jpg");
});

test("no category makes a name that a file system minds", () => {
  for (const category of CATEGORIES) {
    expect(pictureFileName({ category, section: "Men" })).toMatch(/^[a-z]+(-[a-z]+)*\.jpg$/);
  }
});
