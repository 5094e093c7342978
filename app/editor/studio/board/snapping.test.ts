import { expect, test } from "vitest";
import { BOARD_HEIGHT, boxOf, handlesOf, isInPiece } from "#app/editor/studio/board/board-geometry.ts";
import type { Place } from "#app/editor/studio/board/board-pieces.ts";
import {
  movedPlace,
  pinchedPlace,
  scaledPlace,
  turnedPlace,
} from "#app/editor/studio/board/pointer-places.ts";
import { snapAngle, snapMove } from "#app/editor/studio/board/snapping.ts";

const REACH = 0.02;
const place = (changes: Partial<Place> = {}): Place => ({ x: 0.5, y: 0.5, width: 0.4, angle: 0, ...changes });

test("a turned piece has a larger upright box, and is only within its own", () => {
  const { left, right, top, bottom } = boxOf(place({ angle: 45 }), 0.4);
  for (const side of [right - left, bottom - top]) expect(side).toBeCloseTo(0.4 * Math.SQRT2);
  const corner = { x: left + 0.01, y: top + 0.01 };
  expect(isInPiece(corner, place({ angle: 45 }), 0.4)).toBe(false);
  expect(isInPiece({ x: left + 0.01, y: BOARD_HEIGHT / 2 }, place({ angle: 45 }), 0.4)).toBe(true);
});

test("a piece comes to rest on the board's axes and edges", () => {
  expect(snapMove(place({ x: 0.51, y: 0.49 }), 0.3, [], REACH)).toEqual({
    place: place(),
    guides: { x: 0.5, y: BOARD_HEIGHT / 2 },
  });
  const { place: aside, guides } = snapMove(place({ x: 0.19, y: 0.3 }), 0.3, [], REACH);
  expect([aside.x, aside.y, guides.x, guides.y]).toEqual([0.2, 0.3, 0, undefined]);
});

test("a piece comes to rest on edges and middles of others, at the nearest", () => {
  const other = { left: 0.1, right: 0.31, top: 0.1, bottom: 0.2 };
  const { place: beside, guides } = snapMove(place({ x: 0.515, y: 0.3 }), 0.3, [other], REACH);
  expect(beside.x).toBeCloseTo(0.51);
  expect(guides.x).toBeCloseTo(0.31);
  const centred = snapMove(place({ x: 0.207, y: 0.3, width: 0.1 }), 0.3, [other], REACH);
  expect(centred.guides.x).toBeCloseTo(0.205);
  expect(snapMove(place({ x: 0.3, y: 0.3, width: 0.31 }), 0.3, [], REACH).guides).toEqual({});
});

test.each([
  [2.9, false, 0],
  [3.1, false, 3.1],
  [-178, false, -180],
  [92, false, 90],
  [22, true, 15],
  [-23, true, -30],
])("%d° (in steps: %s) becomes %d°", (angle, inSteps, snapped) => {
  expect(snapAngle(angle, inSteps)).toBe(snapped);
});

test("follows pointers: moves, scales at a corner, turns, and does all with two fingers", () => {
  const from = place();
  const middle = BOARD_HEIGHT / 2;
  expect(movedPlace(from, { x: 0, y: 0 }, { x: 0.1, y: BOARD_HEIGHT / 10 })).toMatchObject({
    x: 0.6,
    y: 0.6,
  });
  const start = { x: 0.7, y: middle + 0.2 };
  const scaled = scaledPlace(from, 0.4, "bottom-right", start, { x: 0.9, y: middle + 0.4 });
  expect(scaled.x).toBeCloseTo(0.6);
  expect(scaled.width).toBeCloseTo(0.6);
  expect(scaledPlace(from, 0.4, "bottom-right", start, { x: -3, y: -3 }).width).toBeCloseTo(0.02);
  const turned = turnedPlace(from, { x: 0.5, y: middle - 0.3 }, { x: 0.8, y: middle });
  expect(turned.angle).toBeCloseTo(90);
  const pinched = pinchedPlace(
    from,
    [
      { x: 0.4, y: middle },
      { x: 0.6, y: middle },
    ],
    [
      { x: 0.6, y: middle - 0.2 },
      { x: 0.6, y: middle + 0.2 },
    ],
  );
  expect(pinched.x).toBeCloseTo(0.6);
  expect(pinched.width).toBeCloseTo(0.8);
  expect(pinched.angle).toBeCloseTo(90);
});

test("handles leave room for a small piece between them, and stay on the board", () => {
  const small = handlesOf(place({ width: 0.05 }), 0.05, 400);
  expect((small["top-right"].x - small["top-left"].x) * 400).toBeCloseTo(76);
  const large = handlesOf(place({ width: 1.5 }), 2, 400);
  expect(large["top-left"]).toEqual({ x: 0, y: 0 });
  expect(large["bottom-right"]).toEqual({ x: 1, y: BOARD_HEIGHT });
  expect(large.turn.y).toBe(0);
});
