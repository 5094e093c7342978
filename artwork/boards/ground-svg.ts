import { groundMarkup } from "../grounds.ts";
import type { Bounds } from "../outline.ts";
import { randomFrom } from "../random.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, type Composition, checkComposition } from "./composition.ts";

/** A board, or a `frame` around it in its units, as so many pixels. */
export const boardSvg = (
  markup: string,
  { x, y, width, height }: Bounds = { x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT },
  pixels: { readonly width: number; readonly height: number } = { width, height },
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="${x} ${y} ${width} ${height}">${markup}</svg>`;

/** The markup of a composition's ground, which fills the frame; nothing where it is a picture. */
export function groundOnly({ seed, ground }: Composition, frame?: Bounds): string {
  if (ground.kind === "picture") return "";
  if (ground.kind === "colour") {
    const { x, y } = frame ?? { x: 0, y: 0 };
    return `<rect x="${x}" y="${y}" width="100%" height="100%" fill="${ground.colour}"/>`;
  }
  const { paper, shape } = ground;
  const inUnits = shape && { ...shape, x: shape.x * BOARD_WIDTH, y: shape.y * BOARD_HEIGHT };
  return groundMarkup(paper, inUnits, randomFrom(`${seed}|ground`), frame);
}

/** A composition's ground as an SVG document; empty where it is a picture. Throws a BoardError. */
export function groundSvg(composition: Composition): string {
  checkComposition(composition);
  return boardSvg(groundOnly(composition));
}
