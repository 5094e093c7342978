import { expect, it } from "vitest";
import {
  countPoints,
  mendSchema,
  STROKE_POINTS_MAX,
  STROKES_MAX,
  STROKES_POINTS_MAX,
  type Stroke,
} from "#contract/studio/studio.ts";
import { roomAfter, withStroke } from "./stroke.ts";

const strokeOf = (length: number): Stroke => ({
  ...{ kind: "erase", radius: 0.01 },
  points: Array.from({ length }, () => [0.5, 0.5]),
});

it.each([
  ["long", STROKE_POINTS_MAX - 1],
  ["short", 1],
])("%s strokes are taken as long as the server takes them", (_, length) => {
  let strokes: readonly Stroke[] = [];
  for (let count = 0; count <= STROKES_MAX; count++) strokes = withStroke(strokes, strokeOf(length));
  expect(roomAfter(strokes)).toBe(0);
  expect(mendSchema.safeParse({ strokes }).success).toBe(true);
  expect(withStroke(strokes, strokeOf(1))).toBe(strokes);
});

it("of a stroke that is too long, what there is room for is taken", () => {
  const long = strokeOf(STROKE_POINTS_MAX);
  const strokes = [long, long, long, long, strokeOf(STROKE_POINTS_MAX - 3)];
  expect(countPoints(withStroke(strokes, long))).toBe(STROKES_POINTS_MAX);
});
