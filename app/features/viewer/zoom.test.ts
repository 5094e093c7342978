import { describe, expect, test } from "vitest";
import {
  CLOSE_UP_SCALE,
  type Frame,
  follow,
  MAX_SCALE,
  panBy,
  settle,
  toggleCloseUp,
  touchOf,
  WHOLE,
  zoomBy,
} from "#app/features/viewer/zoom.ts";

const frame: Frame = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 600 } };

describe("zooming", () => {
  test("keeps the point under the pointer in place", () => {
    const at = { x: 100, y: 120 };
    const view = zoomBy(WHOLE, 2, frame, at);
    expect(view).toEqual({ scale: 2, x: -100, y: -120 });
  });

  test("is limited to between the whole picture and the largest magnification", () => {
    expect(zoomBy(WHOLE, 0.5, frame)).toEqual(WHOLE);
    expect(zoomBy(WHOLE, 99, frame).scale).toBe(MAX_SCALE);
  });

  test("zooming out to the whole picture centres it", () => {
    const near = zoomBy(WHOLE, 4, frame, { x: 180, y: 250 });
    expect(zoomBy(near, 0.25, frame, { x: -180, y: 0 })).toEqual(WHOLE);
  });

  test("a double tap zooms in and out", () => {
    const near = toggleCloseUp(WHOLE, { x: 0, y: 0 }, frame);
    expect(near.scale).toBe(CLOSE_UP_SCALE);
    expect(toggleCloseUp(near, { x: 50, y: 50 }, frame)).toEqual(WHOLE);
  });
});

describe("moving", () => {
  test("a whole picture does not move", () => {
    expect(panBy(WHOLE, { x: 50, y: -50 }, frame)).toEqual(WHOLE);
  });

  test("ends at the picture's edges", () => {
    const view = panBy({ scale: 2, x: 0, y: 0 }, { x: 9_999, y: -9_999 }, frame);
    expect(view).toEqual({ scale: 2, x: 200, y: -200 });
  });

  test("is settled again in a frame of another shape", () => {
    const turned: Frame = { stage: { width: 800, height: 400 }, picture: { width: 267, height: 400 } };
    expect(settle({ scale: 4, x: 600, y: -800 }, turned)).toEqual({ scale: 4, x: 134, y: -600 });
  });
});

describe("fingers", () => {
  test("one finger drags", () => {
    const before = touchOf([{ x: 0, y: 0 }]);
    const after = touchOf([{ x: 30, y: -20 }]);
    expect(follow({ scale: 2, x: 0, y: 0 }, before, after, frame)).toEqual({ scale: 2, x: 30, y: -20 });
  });

  test("two fingers that move apart zoom, and drag as their middle moves", () => {
    const before = touchOf([
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ]);
    const after = touchOf([
      { x: -90, y: 10 },
      { x: 110, y: 10 },
    ]);
    expect(follow(WHOLE, before, after, frame)).toEqual({ scale: 2, x: 10, y: 10 });
  });
});
