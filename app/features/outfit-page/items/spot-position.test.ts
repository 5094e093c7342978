import { expect, test } from "vitest";
import { percent, spotInFrame } from "#app/features/outfit-page/items/spot-position.ts";

test.each([
  ["a picture of the frame's shape", [900, 1200], ["25.0%", "75.0%"]],
  ["a wide picture, of which the sides are cut off", [1200, 1200], ["16.7%", "75.0%"]],
  ["a tall picture, of which top and bottom are cut off", [600, 1200], ["25.0%", "87.5%"]],
  ["a very wide picture, where the spot is cut off", [4000, 1000], ["4.0%", "75.0%"]],
] as const)("the place of a spot in %s", (_, [imageWidth, imageHeight], place) => {
  const { x, y } = spotInFrame({ x: 0.25, y: 0.75 }, { imageWidth, imageHeight });
  expect([percent(x), percent(y)]).toEqual(place);
});
