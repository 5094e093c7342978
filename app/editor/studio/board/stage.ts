import type { CSSProperties } from "react";
import {
  BOARD_HEIGHT,
  type HandleName,
  handlesOf,
  type Point,
} from "#app/editor/studio/board/board-geometry.ts";
import type { Place } from "#app/editor/studio/board/board-pieces.ts";
import type { Guides } from "#app/editor/studio/board/snapping.ts";

/**
 * How places become styles, for rendering and for gestures, which write them without rendering. The place of
 * a piece is one transform of its picture and one of its shadow; what is inside of these does not depend on
 * it. `cqw` is a hundredth of the board's width.
 */

const cqw = (share: number) => `${share * 100}cqw`;

const moveTo = ({ x, y }: Point) => `translate(${cqw(x)}, ${cqw(y)})`;

const NO_DRIFT: Point = { x: 0, y: 0 };

/** Of an element whose origin is the middle of the piece, and in which 100cqw are the width of the piece. */
export function styleOfPlace({ x, y, width, angle }: Place, drift = NO_DRIFT): CSSProperties {
  const middle = { x: x + drift.x, y: y * BOARD_HEIGHT + drift.y };
  return { transform: `${moveTo(middle)} rotate(${angle}deg) scale(${width})` };
}

interface Drawing {
  /** From the middle of the piece; shares of the board's width, like the size. */
  box: { x: number; y: number; width: number; height: number };
  /** The width of the piece for which it was drawn. */
  drawn: number;
  mirrored: boolean;
}

/** Of a drawing in an element of `styleOfPlace`. */
export function styleOfDrawing({ box, drawn, mirrored }: Drawing): CSSProperties {
  return {
    width: cqw(box.width),
    height: cqw(box.height),
    transform: `scale(${(mirrored ? -1 : 1) / drawn}, ${1 / drawn}) translate(${cqw(box.x)}, ${cqw(box.y)})`,
  };
}

/** Of a drawing in the middle of an element of the same scale. */
export function styleAroundMiddle({ x, y, width, height }: Drawing["box"]): CSSProperties {
  return {
    left: `calc(50% + ${cqw(x)})`,
    top: `calc(50% + ${cqw(y)})`,
    width: cqw(width),
    height: cqw(height),
  };
}

/** Of a frame around a piece that is `ratio` times as high as wide. */
export function styleOfFrame({ x, y, width, angle }: Place, ratio: number) {
  return {
    width: cqw(width),
    height: cqw(width * ratio),
    transform: `${moveTo({ x, y: y * BOARD_HEIGHT })} rotate(${angle}deg) translate(-50%, -50%)`,
  };
}

export function styleOfPoint(point: Point) {
  return { transform: `${moveTo(point)} translate(-50%, -50%)` };
}

function elementsOf(stage: HTMLElement, name: "piece" | "frame" | "handles", key: string) {
  return stage.querySelectorAll<HTMLElement>(`[data-${name}="${CSS.escape(key)}"]`);
}

/** Shows a piece, its frame and its handles at a place. */
export function showPlace(stage: HTMLElement, key: string, place: Place, ratio: number): void {
  const points = handlesOf(place, ratio * place.width, stage.clientWidth);
  for (const element of elementsOf(stage, "piece", key)) {
    const { driftX, driftY } = element.dataset;
    const drift = { x: Number(driftX ?? 0), y: Number(driftY ?? 0) };
    Object.assign(element.style, styleOfPlace(place, drift));
  }
  for (const frame of elementsOf(stage, "frame", key)) Object.assign(frame.style, styleOfFrame(place, ratio));
  for (const handles of elementsOf(stage, "handles", key)) {
    for (const handle of handles.querySelectorAll<HTMLElement>("[data-handle]")) {
      Object.assign(handle.style, styleOfPoint(points[handle.dataset.handle as HandleName]));
    }
  }
}

/** Marks a piece as moving. Only then has it a layer of its own, whose pixels take memory. */
export function markMoving(stage: HTMLElement, key: string, isMoving: boolean): void {
  for (const element of elementsOf(stage, "piece", key)) element.toggleAttribute("data-moving", isMoving);
}

export function showGuides(stage: HTMLElement, guides: Guides): void {
  for (const axis of ["x", "y"] as const) {
    const line = stage.querySelector<HTMLElement>(`[data-guide="${axis}"]`);
    const at = guides[axis];
    if (!line) continue;
    line.hidden = at === undefined;
    if (at !== undefined) line.style.transform = moveTo({ x: 0, y: 0, [axis]: at });
  }
}

/** Gives a piece on the stage the focus after a press, whose outline is for keys. */
export function focusPressed(stage: HTMLElement, key: string): void {
  const button = stage.querySelector<HTMLElement>(`button[data-key="${CSS.escape(key)}"]`);
  button?.focus({ preventScroll: true, focusVisible: false });
}
