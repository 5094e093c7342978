import { randomId } from "#app/lib/random-id.ts";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import { pieceNameOf } from "#contract/studio/composition.ts";
import type { StudioBoard } from "#contract/studio/studio.ts";

const SEED_LENGTH = 12;
const FIRST_PAPER = "#efe7da";

export const newSeed = (): string => randomId().slice(0, SEED_LENGTH);

export const emptyBoard = (): StudioBoard => ({
  composition: { seed: newSeed(), ground: { kind: "paper", paper: FIRST_PAPER }, pieces: [] },
  cutouts: [],
});

/** As many as a board holds, to be drawn from their names. */
export function namedPieces(items: readonly { itemName: string }[]): { itemName: string }[] {
  const names = items.flatMap(({ itemName }) => pieceNameOf(itemName) || []);
  return names.slice(0, COMPOSITION_PIECES_MAX).map((itemName) => ({ itemName }));
}
