import { mirrored } from "../outline.ts";

/** A fold: an open path in the item's units, strongest at its start and fading towards its end. */
export interface Fold {
  readonly d: string;
  /** Half-width of the ridge, in the item's units. */
  readonly width: number;
  /** Height of the ridge; negative for a valley. About 1 is a clear fold. */
  readonly height: number;
}

export const crease = (d: string, width: number, height: number): Fold => ({ d, width, height });

/** Folds of one width, alternately ridges and valleys. */
export const pleats = <Place>(
  places: readonly Place[],
  width: number,
  [ridge, valley]: readonly [ridge: number, valley: number],
  pathAt: (place: Place, index: number) => string,
): Fold[] =>
  places.map((place, index) => crease(pathAt(place, index), width, index % 2 === 0 ? ridge : valley));

/** The folds of the right side and their mirror images, `share` as strong. */
export const onBothSides = (folds: readonly Fold[], share = 1): Fold[] => [
  ...folds,
  ...folds.map(({ d, width, height }) => crease(mirrored(d), width, height * share)),
];

/** How a material takes the light. */
export interface Cloth {
  /** How round the whole part lies (0 flat, 1 padded). */
  readonly bulge: number;
  /** How thick its edges look. */
  readonly edge: number;
  /** Strength of the random creases. */
  readonly wrinkle: number;
  /** Size of a crease across and along, in the item's units. */
  readonly grain: readonly [across: number, along: number];
  /** Extra sheen on what faces the light, 0–1. */
  readonly gloss: number;
}

const cloth = (
  bulge: number,
  edge: number,
  wrinkle: number,
  across: number,
  along: number,
  gloss: number,
): Cloth => ({ bulge, edge, wrinkle, grain: [across, along], gloss });

export const cotton = cloth(0.5, 0.55, 0.9, 62, 88, 0.1);
export const crisp = cloth(0.4, 0.5, 0.55, 70, 110, 0.1);
export const silk = cloth(0.55, 0.5, 0.8, 44, 200, 0.55);
export const flowing = cloth(0.4, 0.45, 0.85, 26, 260, 0.25);
export const denim = cloth(0.55, 0.7, 1.1, 34, 46, 0.12);
export const knitted = cloth(0.75, 0.9, 0.6, 90, 110, 0.05);
export const padded = cloth(1.3, 1.1, 0.5, 40, 30, 0.45);
export const suiting = cloth(0.45, 0.55, 0.4, 90, 150, 0.08);
export const leather = cloth(1.1, 0.9, 0.25, 40, 40, 0.7);
export const rigid = cloth(0.7, 0.8, 0, 50, 50, 0.45);
export const flat = cloth(0.2, 0.4, 0.15, 60, 60, 0.05);
