import { expect, it } from "vitest";
import type { Point } from "../outline.ts";
import { outlineOf } from "./outline-of.ts";

/** A picture that is opaque where `isInside` holds, x and y as shares. */
function outlineWhere(width: number, height: number, isInside: (x: number, y: number) => boolean): Point[][] {
  const alpha = new Uint8Array(width * height).map((_, at) =>
    isInside(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height) ? 255 : 0,
  );
  return outlineOf(alpha, width, height);
}

const boxOf = (polygon: readonly Point[] = []) => ({
  left: Math.min(...polygon.map(([x]) => x)),
  right: Math.max(...polygon.map(([x]) => x)),
  top: Math.min(...polygon.map(([, y]) => y)),
  bottom: Math.max(...polygon.map(([, y]) => y)),
});
const isIn = (radius: number) => (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5) < radius;

it("traces an opaque picture as its rectangle", () => {
  const [polygon, ...others] = outlineWhere(30, 50, () => true);
  expect(others).toEqual([]);
  expect(boxOf(polygon)).toEqual({ left: 0, right: 1, top: 0, bottom: 1 });
});

it("traces a disc within a pixel, with few points", () => {
  const [polygon = []] = outlineWhere(600, 600, isIn(0.4));
  expect(polygon.length).toBeLessThanOrEqual(60);
  for (const [x, y] of polygon) expect(Math.hypot(x - 0.5, y - 0.5)).toBeCloseTo(0.4, 2);
});

it("leaves out holes and specks, and lists the largest part first", () => {
  expect(outlineWhere(200, 200, (x, y) => isIn(0.4)(x, y) && !isIn(0.2)(x, y))).toHaveLength(1);
  const parts = outlineWhere(200, 100, (x, y) => x < 0.2 || x > 0.5 || (x > 0.3 && x < 0.31 && y < 0.02));
  expect(parts).toHaveLength(2);
  expect(boxOf(parts[0]).left).toBeCloseTo(0.5, 2);
  expect(boxOf(parts[1]).right).toBeCloseTo(0.2, 2);
});

it("has at most 60 points for the most ragged picture", () => {
  const ragged = outlineWhere(400, 400, (x, y) => Math.sin(x * 90) * Math.sin(y * 70) > -0.1);
  expect(ragged.flat().length).toBeLessThanOrEqual(60);
});

it("traces pictures of a single row, and nothing where nothing is opaque", () => {
  expect(boxOf(outlineWhere(1, 1, () => true)[0])).toEqual({ left: 0, right: 1, top: 0, bottom: 1 });
  expect(boxOf(outlineWhere(2000, 3, () => true)[0])).toMatchObject({ right: 1, top: 0, bottom: 1 });
  expect(outlineWhere(20, 20, () => false)).toEqual([]);
});
