import { groundMarkup } from "../grounds.ts";
import { randomFrom } from "../random.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, type Composition, checkComposition } from "./composition.ts";

export const boardSvg = (markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${BOARD_WIDTH}" height="${BOARD_HEIGHT}" viewBox="0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}">${markup}</svg>`;

/** The markup of a composition's ground; nothing where it is a picture. */
export function groundOnly({ seed, ground }: Composition): string {
  if (ground.kind === "picture") return "";
  if (ground.kind === "colour") return `<rect width="100%" height="100%" fill="${ground.colour}"/>`;
  const { paper, shape } = ground;
  const inUnits = shape && { ...shape, x: shape.x * BOARD_WIDTH, y: shape.y * BOARD_HEIGHT };
  return groundMarkup(paper, inUnits, randomFrom(`${seed}|ground`));
}

/** A composition's ground as an SVG document; empty where it is a picture. Throws a BoardError. */
export function groundSvg(composition: Composition): string {
  checkComposition(composition);
  return boardSvg(groundOnly(composition));
}
