import { expect, expectTypeOf, it } from "vitest";
import { arrangeBoard } from "#artwork/boards/arrange-board.ts";
import type { CompositionPiece, Composition as Drawn } from "#artwork/boards/composition.ts";
import { MOST_BOARD_PIECES } from "#artwork/boards/composition.ts";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import { type Composition, compositionSchema } from "#contract/studio/composition.ts";

it("has one type of compositions in the contract and in the artwork library", () => {
  expectTypeOf<Composition>().toExtend<Drawn>();
  expectTypeOf<Drawn["ground"]>().toExtend<Composition["ground"]>();
  expectTypeOf<CompositionPiece>().toExtend<Composition["pieces"][number]>();
  expect(MOST_BOARD_PIECES).toBe(COMPOSITION_PIECES_MAX);
});

it("accepts what the artwork library arranges", () => {
  const names = [
    "Silk saree",
    "Gold jhumkas",
    "Studs",
    "Cufflinks",
    "Tie",
    "Potli",
    "Heels",
    "Blazer",
    "Ring",
  ];
  for (let count = 0; count <= names.length; count++) {
    const pieces = names.slice(0, count).map((itemName) => ({ itemName }));
    const board = arrangeBoard({ seed: `${count}`, section: "Women", pieces });
    expect(compositionSchema.parse(board)).toEqual(board);
  }
});
