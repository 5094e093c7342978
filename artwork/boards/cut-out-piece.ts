import type { Outline, Point } from "../outline.ts";
import { BoardError } from "./composition.ts";

/** What the arrangement needs to know of a cut-out picture. */
export interface CutOutShape {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** "framed": the picture kept its ground, so that it is laid as a print with a white border. */
  readonly quality: "clean" | "framed";
  /** The polygons around the product, in shares of width and height (see `outlineOf`). */
  readonly outline: readonly (readonly Point[])[];
}

/** The white border of a print, as a share of the picture's shorter side. */
const BORDER_SHARE = 0.045;
/** A picture whose sides differ more would be a line on the board. */
const MOST_RATIO = 30;

const rectangle = (left: number, top: number, right: number, bottom: number): Outline => [
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
];

/** The outlines and the box of a cut-out in its picture's pixels, the border of a print included. */
export function shapeOfCutOut({ width, height, quality, outline }: CutOutShape) {
  if (width < 1 || height < 1 || Math.max(width / height, height / width) > MOST_RATIO) {
    throw new BoardError(
      `A cut-out of ${width} × ${height} pixels is too narrow for a board: crop it to less than ${MOST_RATIO} times its shorter side.`,
    );
  }
  const isPrint = quality === "framed";
  const border = isPrint ? Math.min(width, height) * BORDER_SHARE : 0;
  const box = { x: -border, y: -border, width: width + border * 2, height: height + border * 2 };
  const outlines: Outline[] =
    isPrint || outline.length === 0
      ? [rectangle(-border, -border, width + border, height + border)]
      : outline.map((polygon) => [polygon.map(([x, y]): Point => [x * width, y * height])]);
  return { box, outlines, border, liesApart: isPrint };
}
