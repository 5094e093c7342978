import { expect, test } from "vitest";
import { addTags } from "#app/editor/outfit/tags-field.tsx";
import { TAG_MAX_LENGTH, TAGS_MAX } from "#contract/limits.ts";

test("adds comma-separated tags without their #", () => {
  expect(addTags(["linen"], " weekend, #hand woven ,, ")).toEqual(["linen", "weekend", "hand woven"]);
});

test("ignores duplicates, whatever their case", () => {
  expect(addTags(["Linen"], "linen,LINEN,silk,Silk")).toEqual(["Linen", "silk"]);
});

test("respects the limits", () => {
  expect(addTags([], "x".repeat(100))).toEqual(["x".repeat(TAG_MAX_LENGTH)]);
  const many = Array.from({ length: TAGS_MAX + 5 }, (_, index) => `tag ${index}`).join(",");
  expect(addTags([], many)).toHaveLength(TAGS_MAX);
});
