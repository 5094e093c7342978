import fc from "fast-check";
import { expect, test } from "vitest";
import type { BoardAction, BoardState } from "#app/editor/studio/board/board-actions.ts";
import { boardReducer, compositionOf, startBoard } from "#app/editor/studio/board/board-state.ts";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import { type Composition, compositionSchema } from "#contract/studio/composition.ts";
import { cutout } from "#tests/factories/studio-results.ts";

const PIECE = { role: "hero", x: 0.5, y: 0.5, width: 0.4, angle: 0, mirrored: false } as const;
const NAMES = ["Red kurta", "Gold jhumkas", "Potli"];

function boardOf(names: readonly string[] = NAMES): BoardState {
  const pieces = names.map((itemName, layer) => ({ ...PIECE, itemName, layer }));
  const ground = { kind: "colour", colour: "#efe7da" } as const;
  return startBoard({ composition: { seed: "a", ground, pieces }, cutouts: [] });
}
const actAll = (board: BoardState, ...actions: BoardAction[]) => actions.reduce(boardReducer, board);
const pieceOf = ({ now }: BoardState, key: string) => now.pieces.find((piece) => piece.key === key);
const layersOf = ({ now }: BoardState) => now.pieces.map(({ layer }) => layer);
const namesOf = ({ now }: BoardState) => now.pieces.map(({ itemName }) => itemName);

const undo: BoardAction = { kind: "undo" };
const redo: BoardAction = { kind: "redo" };
const move = (x: number, at?: number): BoardAction => ({
  kind: "place",
  key: "p0",
  change: { x },
  ...(at !== undefined && { at }),
});

test("moves, scales and turns a piece within the bounds, and says so", () => {
  const moved = actAll(boardOf(), { kind: "place", key: "p0", change: { x: 0.4, y: 0.554 } });
  expect(pieceOf(moved, "p0")).toMatchObject({ x: 0.4, y: 0.554, width: 0.4, angle: 0 });
  expect(moved.announcement).toBe("Red kurta: 40 % from the left, 55.4 % from the top");
  expect(moved.now.selected).toBe("p0");
  const far = actAll(moved, { kind: "place", key: "p0", change: { x: 9, y: -9, width: 0, angle: 190 } });
  expect(pieceOf(far, "p0")).toMatchObject({ x: 1.2, y: -0.2, width: 0.02, angle: -170 });
  expect(actAll(far, { kind: "place", key: "p0", change: { x: 2 } }).announcement).toBe(
    "Red kurta: as far as it goes",
  );
});

test("undoes and makes again each change, and no more than there were", () => {
  const start = boardOf();
  const changed = actAll(start, move(0.3), { kind: "mirror", key: "p1" }, { kind: "remove", key: "p2" });
  const undone = actAll(changed, undo, undo, undo, undo);
  expect(compositionOf(undone.now)).toEqual(compositionOf(start.now));
  expect(undone.announcement).toBe("There is nothing to undo");
  expect(compositionOf(actAll(undone, redo, redo, redo, redo).now)).toEqual(compositionOf(changed.now));
  expect(actAll(undone, move(0.7), redo).announcement).toBe("There is nothing to redo");
});

test("key presses within a second are undone as one, others each for itself", () => {
  const held = actAll(boardOf(), move(0.51, 0), move(0.52, 900), move(0.53, 1_800));
  expect(pieceOf(actAll(held, undo), "p0")?.x).toBe(0.5);
  const later = actAll(held, move(0.54, 2_900));
  expect(pieceOf(actAll(later, undo), "p0")?.x).toBe(0.53);
  const wider = actAll(held, { kind: "place", key: "p0", change: { width: 0.5 }, at: 1_900 }, undo);
  expect(pieceOf(wider, "p0")).toMatchObject({ x: 0.53, width: 0.4 });
});

test("the steps of a dragged colour are undone as one, and do not push other changes out", () => {
  const colour = (value: number, at: number): BoardAction => ({
    kind: "ground",
    ground: { kind: "colour", colour: `#${value.toString(16).padStart(6, "0")}` },
    at,
  });
  const steps = Array.from({ length: 150 }, (_, at) => colour(at, at * 20));
  const dragged = actAll(boardOf(), { kind: "mirror", key: "p0" }, ...steps);
  const undone = actAll(dragged, undo);
  expect(undone.now.ground).toEqual(boardOf().now.ground);
  expect(pieceOf(undone, "p0")?.mirrored).toBe(true);
  expect(actAll(dragged, colour(9, 9_000), undo).now.ground).toEqual(dragged.now.ground);
});

test("keeps the last hundred changes", () => {
  let board = boardOf();
  for (let step = 1; step <= 120; step++) board = actAll(board, move(step / 1_000));
  expect(board.past).toHaveLength(100);
});

test("a locked piece stays as it is until it is unlocked", () => {
  const locked = actAll(boardOf(), { kind: "lock", key: "p0" });
  const kinds = ["mirror", "forward", "back", "remove"] as const;
  const tried = actAll(locked, move(0.1), ...kinds.map((kind) => ({ kind, key: "p0" })));
  expect(tried.now.pieces).toEqual(locked.now.pieces);
  expect(tried.announcement).toBe("Red kurta: locked; unlock it to change it");
  expect(pieceOf(actAll(tried, { kind: "lock", key: "p0" }, move(0.1)), "p0")?.x).toBe(0.1);
});

test("exchanges layers, and closes the gap of a removed piece", () => {
  const front = actAll(boardOf(), { kind: "forward", key: "p0" });
  expect(layersOf(front)).toEqual([1, 0, 2]);
  expect(front.announcement).toBe("Red kurta: layer 2 of 3, counted from the back");
  expect(layersOf(actAll(front, { kind: "back", key: "p1" }))).toEqual([1, 0, 2]);
  const removed = actAll(front, { kind: "remove", key: "p0" });
  expect([namesOf(removed), layersOf(removed)]).toEqual([
    ["Gold jhumkas", "Potli"],
    [0, 1],
  ]);
  expect(removed.now.selected).toBe("p1");
});

test("adds pieces on top until the board is full, with keys of their own", () => {
  const shoes = { itemName: "Juttis", role: "shoes" } as const;
  const added = actAll(boardOf(), { kind: "remove", key: "p1" }, { kind: "add", pieces: [shoes] });
  expect(added.now.pieces.map(({ key }) => key)).toEqual(["p0", "p2", "p3"]);
  expect(pieceOf(added, "p3")).toMatchObject({ x: 0.5, y: 0.5, layer: 2 });
  expect(added.announcement).toBe("Juttis: added");
  expect(added.now.selected).toBe("p3");
  const kept = actAll(added, { kind: "add", pieces: [shoes], keepsSelection: true });
  expect([kept.now.pieces.length, kept.now.selected]).toEqual([4, "p3"]);
  const full = actAll(added, { kind: "add", pieces: Array(20).fill(shoes) });
  expect(full.now.pieces).toHaveLength(COMPOSITION_PIECES_MAX);
  expect(actAll(full, { kind: "add", pieces: [shoes] }).announcement).toBe("A board holds 12 pieces");
});

test("shows another product in the place of a piece", () => {
  const cutoutId = "5f0f6f5e-6a3a-4a53-9d1c-1f0d3f6a2b11";
  const replaced = actAll(boardOf(), { kind: "replace", key: "p1", product: { cutoutId } });
  expect(pieceOf(replaced, "p1")).toMatchObject({ ...PIECE, cutoutId, layer: 1 });
  expect(pieceOf(replaced, "p1")?.itemName).toBeUndefined();
  expect(replaced.announcement).toBe("Gold jhumkas: replaced");
});

test("a product that is taller than the one before is laid smaller, so that it fits into its place", () => {
  const [low, tall] = [cutout(1, { width: 400, height: 400 }), cutout(2, { width: 200, height: 800 })];
  const replace = ({ cutoutId }: typeof low) =>
    ({ kind: "replace", key: "p1", product: { cutoutId } }) as const;
  const board = actAll(boardOf(), { kind: "cutouts", cutouts: [low, tall] }, replace(low));
  expect(pieceOf(board, "p1")?.width).toBe(PIECE.width);
  expect(pieceOf(actAll(board, replace(tall)), "p1")?.width).toBeCloseTo(PIECE.width / 4);
});

test("an arrangement changes places only: locked, added and removed pieces are as they were", () => {
  const names = ["Former potli", "Removed", "Red kurta", "Dupatta"];
  const pieces = names.map((itemName, layer) => ({ ...PIECE, itemName, x: 0.1, layer }));
  const composition: Composition = { seed: "b", ground: { kind: "colour", colour: "#ffffff" }, pieces };
  const touched = actAll(boardOf(), move(0.3), { kind: "lock", key: "p0" });
  expect(touched.now.isTouched).toBe(true);
  const { now, ...arranged } = actAll(touched, { kind: "arrange", composition, keys: ["p2", "p9", "p0"] });
  expect(now.pieces.map(({ itemName, key, x, layer }) => [itemName, key, x, layer])).toEqual([
    ["Red kurta", "p0", 0.3, 1],
    ["Gold jhumkas", "p1", 0.5, 3],
    ["Potli", "p2", 0.1, 0],
    ["Dupatta", "p3", 0.1, 2],
  ]);
  expect([now.seed, now.isTouched]).toEqual(["b", false]);
  expect(actAll({ now, ...arranged }, undo).now).toEqual(touched.now);
});

test("every row of actions leaves a board that can be saved", () => {
  const key = fc.constantFrom("p0", "p1", "p2", "p3", "p9");
  const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
  const action = fc.oneof(
    fc.record({
      kind: fc.constant("place" as const),
      key,
      change: fc.record({ x: number, y: number, width: number, angle: number }),
    }),
    fc.record({ kind: fc.constantFrom("mirror", "forward", "back", "remove", "lock"), key }),
    fc.record({ kind: fc.constantFrom("undo" as const, "redo" as const) }),
    fc.constant({ kind: "add" as const, pieces: [{ itemName: "Juttis", role: "shoes" as const }] }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const { now } = actAll(boardOf(), ...(actions as BoardAction[]));
      const { pieces } = compositionSchema.parse(compositionOf(now));
      expect(pieces.map(({ layer }) => layer).sort((a, b) => a - b)).toEqual(pieces.map((_, index) => index));
    }),
  );
});
