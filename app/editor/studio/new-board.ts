import { randomId } from "#app/lib/random-id.ts";
import type { StudioBoard } from "#contract/studio/studio.ts";

const SEED_LENGTH = 12;
const FIRST_PAPER = "#efe7da";

export const newSeed = (): string => randomId().slice(0, SEED_LENGTH);

export const emptyBoard = (): StudioBoard => ({
  composition: { seed: newSeed(), ground: { kind: "paper", paper: FIRST_PAPER }, pieces: [] },
  cutouts: [],
});
