import { expect, test } from "vitest";
import { moveSpot, spotAt, spotText } from "#app/editor/outfit/spot-marker.tsx";

test.each([
  ["ArrowLeft", false, { x: 0.49, y: 0.5 }],
  ["ArrowRight", false, { x: 0.51, y: 0.5 }],
  ["ArrowUp", true, { x: 0.5, y: 0.45 }],
  ["ArrowDown", true, { x: 0.5, y: 0.55 }],
  ["Enter", false, undefined],
])("%s moves a spot (large: %s) to %j", (key, large, moved) => {
  expect(moveSpot({ x: 0.5, y: 0.5 }, key, large)).toEqual(moved);
});

test("a spot stays within the picture", () => {
  expect(moveSpot({ x: 0.002, y: 1 }, "ArrowLeft", false)).toEqual({ x: 0, y: 1 });
  expect(moveSpot({ x: 0.3, y: 0.98 }, "ArrowDown", true)).toEqual({ x: 0.3, y: 1 });
  expect(spotAt(-3, 0.123_456)).toEqual({ x: 0, y: 0.123 });
  expect(spotText({ x: 0.254, y: 1 })).toBe("25 % from the left, 100 % from the top");
});
