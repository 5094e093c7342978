import type { Composition } from "#contract/studio/composition.ts";

type Piece = Composition["pieces"][number];

/** A piece in the middle of a board; drawn from its name unless it has a cut-out. */
function boardPiece(overrides: Partial<Piece> = {}): Piece {
  return {
    ...(overrides.cutoutId === undefined ? { itemName: "Red kurta" } : {}),
    role: "top",
    x: 0.5,
    y: 0.5,
    width: 0.4,
    angle: 0,
    mirrored: false,
    layer: 0,
    ...overrides,
  };
}

/** A board of these pieces, each above the one before, on a grey ground unless told otherwise. */
export function composition(
  pieces: readonly Partial<Piece>[] = [],
  ground: Composition["ground"] = { kind: "colour", colour: "#c0c0c0" },
): Composition {
  return { seed: "a", ground, pieces: pieces.map((piece, layer) => boardPiece({ layer, ...piece })) };
}
