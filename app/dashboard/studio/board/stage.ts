import type { CSSProperties } from "react";
import {
  BOARD_HEIGHT,
  type HandleName,
  handlesOf,
  type Point,
} from "#app/dashboard/studio/board/board-geometry.ts";
import type { Place } from "#app/dashboard/studio/board/board-pieces.ts";
import type { Guides } from "#app/dashboard/studio/board/snapping.ts";

/**
 * How places become styles. A piece's place is in variables of one element, from which picture, shadow and
 * frame are laid by transforms, so that a gesture writes a few variables a frame and nothing is laid out or
 * rendered anew. `cqw` is a hundredth of the board's width.
 */

const variablesOf = ({ x, y, width, angle }: Place): Record<string, number> => ({
  "--x": x,
  "--y": y * BOARD_HEIGHT,
  "--width": width,
  "--angle": angle,
});

export const styleOfPlace = (place: Place): CSSProperties => variablesOf(place) as CSSProperties;

/** A share of the board's width as a length. */
export const cqw = (share: number) => `${share * 100}cqw`;

/**
 * For what is laid out at a width of `drawn` and as high as `height` there: `from` is its upper left corner
 * seen from the piece's middle, and `drift` moves it after it is turned.
 */
export function styleInPlace(
  box: { x: number; y: number; width: number; height: number },
  { drawn, mirrored, drift }: { drawn: number; mirrored: boolean; drift?: Point },
): CSSProperties {
  const { x = 0, y = 0 } = drift ?? {};
  const scale = `var(--width) / ${drawn}`;
  return {
    width: cqw(box.width),
    height: cqw(box.height),
    transform: [
      `translate3d(calc((var(--x) + ${x}) * 100cqw), calc((var(--y) + ${y}) * 100cqw), 0)`,
      "rotate(calc(var(--angle) * 1deg))",
      `scale(calc(${mirrored ? "-1 * " : ""}${scale}), calc(${scale}))`,
      `translate(${cqw(box.x)}, ${cqw(box.y)})`,
    ].join(" "),
  };
}

/** Of a frame around the piece, whose line is not scaled. */
export const styleOfFrame = (ratio: number): CSSProperties => ({
  width: "calc(var(--width) * 100cqw)",
  height: `calc(var(--width) * ${ratio} * 100cqw)`,
  transform:
    "translate3d(calc(var(--x) * 100cqw), calc(var(--y) * 100cqw), 0) rotate(calc(var(--angle) * 1deg)) translate(-50%, -50%)",
});

export const styleOfPoint = ({ x, y }: Point): CSSProperties => ({
  transform: `translate3d(${cqw(x)}, ${cqw(y)}, 0) translate(-50%, -50%)`,
});

/** The stage's elements that belong to a piece, and their attributes. */
const piecesOf = (stage: HTMLElement, key: string) =>
  stage.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(key)}"]`);

/** Shows a piece, `ratio` times as high as wide, its frame and its handles at a place without rendering. */
export function showPlace(stage: HTMLElement, key: string, place: Place, ratio: number): void {
  const points = handlesOf(place, ratio * place.width, stage.clientWidth);
  for (const element of piecesOf(stage, key)) {
    for (const [name, value] of Object.entries(variablesOf(place))) {
      element.style.setProperty(name, String(value));
    }
    for (const handle of element.querySelectorAll<HTMLElement>("[data-handle]")) {
      const point = points[handle.dataset.handle as HandleName];
      handle.style.transform = String(styleOfPoint(point).transform);
    }
  }
}

/** Marks a piece as moving, for which the browser then keeps a layer of its own. */
export function markMoving(stage: HTMLElement, key: string, isMoving: boolean): void {
  for (const element of piecesOf(stage, key)) element.toggleAttribute("data-moving", isMoving);
}

export function showGuides(stage: HTMLElement, guides: Guides): void {
  for (const axis of ["x", "y"] as const) {
    const line = stage.querySelector<HTMLElement>(`[data-guide="${axis}"]`);
    const at = guides[axis];
    if (!line) continue;
    line.hidden = at === undefined;
    if (at !== undefined) line.style.translate = axis === "x" ? cqw(at) : `0 ${cqw(at)}`;
  }
}

/** Gives the focus to a piece on the stage, or in a list of pieces. */
export function focusPiece(container: HTMLElement, key: string): void {
  container
    .querySelector<HTMLElement>(`button[data-key="${CSS.escape(key)}"]`)
    ?.focus({ preventScroll: true });
}
