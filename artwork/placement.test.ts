import { expect, it } from "vitest";
import type { Outline, Point } from "./outline.ts";
import { placedMarkup, placedPolygons } from "./placement.ts";

const outline: Outline = [
  [
    [0, 0],
    [10, 0],
    [0, 20],
  ],
];
const box = { x: 0, y: 0, width: 10, height: 20 };
const placement = { x: 100, y: 200, scale: 2, turn: 90 };

const placedPoints = (mirrored: boolean): Point[] =>
  placedPolygons({ outlines: [outline], box, placement: { ...placement, mirrored } }, 1)
    .flat(2)
    .map(([x, y]): Point => [Math.round(x), Math.round(y)]);

it("turns a shape around its middle, and mirrors it before", () => {
  expect(placedPoints(false)).toEqual([
    [120, 190],
    [120, 210],
    [80, 190],
  ]);
  expect(placedPoints(true)).toEqual([
    [120, 210],
    [120, 190],
    [80, 210],
  ]);
});

it("places markup as it places outlines", () => {
  const mirrored = { ...placement, mirrored: true };
  expect(placedMarkup("<path/>", { box, placement: mirrored })).toBe(
    '<g transform="translate(100.00 200.00) rotate(90.00) scale(-2.0000 2.0000) translate(-5.00 -10.00)"><path/></g>',
  );
});
