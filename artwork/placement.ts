import type { Bounds, Outline, Point } from "./outline.ts";

/** Where one piece lies on the canvas: its middle in canvas units, its turn in degrees. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Canvas units per item unit. */
  readonly scale: number;
  readonly turn: number;
  /** Seen in an upright mirror before it is turned. */
  readonly mirrored?: boolean;
}

/** A shape on the canvas: what casts its shadow, the box around that in item units, and where it lies. */
export interface PlacedShape {
  readonly outlines: readonly Outline[];
  readonly box: Bounds;
  readonly placement: Placement;
}

/** The outlines in canvas units divided by `unit`. */
export function placedPolygons({ outlines, box, placement }: PlacedShape, unit: number): Point[][][] {
  const angle = (placement.turn * Math.PI) / 180;
  const cos = (Math.cos(angle) * placement.scale) / unit;
  const sin = (Math.sin(angle) * placement.scale) / unit;
  const middleX = box.x + box.width / 2;
  const middleY = box.y + box.height / 2;
  const side = placement.mirrored ? -1 : 1;
  const toCanvas = ([x, y]: Point): Point => [
    placement.x / unit + (x - middleX) * side * cos - (y - middleY) * sin,
    placement.y / unit + (x - middleX) * side * sin + (y - middleY) * cos,
  ];
  return outlines.map((outline) => outline.map((polygon) => polygon.map(toCanvas)));
}

/** The upright box around a turned item, in canvas units. */
export function placedBox({ box, placement }: Omit<PlacedShape, "outlines">): Bounds {
  const angle = (placement.turn * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle)) * placement.scale;
  const sin = Math.abs(Math.sin(angle)) * placement.scale;
  const width = box.width * cos + box.height * sin;
  const height = box.width * sin + box.height * cos;
  return { x: placement.x - width / 2, y: placement.y - height / 2, width, height };
}

const round = (value: number): string => value.toFixed(2);

/** Markup in item units, moved to where the item lies. */
export function placedMarkup(markup: string, { box, placement }: Omit<PlacedShape, "outlines">): string {
  const { x, y, turn, scale, mirrored } = placement;
  const middle = `${round(-box.x - box.width / 2)} ${round(-box.y - box.height / 2)}`;
  const size = mirrored ? `${(-scale).toFixed(4)} ${scale.toFixed(4)}` : scale.toFixed(4);
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size}) translate(${middle})">${markup}</g>`;
}

/** Whether two boxes share any ground, `gap` canvas units around them included. */
export function touching(a: Bounds, b: Bounds, gap: number): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}
