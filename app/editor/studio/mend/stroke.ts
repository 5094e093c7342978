import {
  countPoints,
  STROKE_POINTS_MAX,
  STROKES_MAX,
  STROKES_POINTS_MAX,
  type Stroke,
} from "#contract/studio/studio.ts";

/** Shares of the picture's width and height. */
export type Point = Stroke["points"][number];

export interface Brush {
  kind: Stroke["kind"];
  /** A share of the picture's width. */
  radius: number;
}

export const STROKE_LABELS: Record<Stroke["kind"], string> = { erase: "Erase", keep: "Keep" };

/** Radii of the brush, as shares of the picture's width. */
export const BRUSH = { min: 0.005, max: 0.12, step: 0.005, first: 0.03 };

/** How far a point is from the one before, at the least, in radii: nearer ones would not change the line. */
const SPACING = 0.25;

const shareOf = (value: number): number => Number(Math.min(1, Math.max(0, value)).toFixed(4));

export const pointAt = (x: number, y: number): Point => [shareOf(x), shareOf(y)];

export const strokeFrom = (brush: Brush, point: Point): Stroke => ({ ...brush, points: [point] });

/** The stroke drawn on to a point; itself, where the point would not change it or would be one too many. */
export function drawnTo(stroke: Stroke, point: Point): Stroke {
  const last = stroke.points.at(-1);
  const isNear =
    last !== undefined && Math.hypot(point[0] - last[0], point[1] - last[1]) < stroke.radius * SPACING;
  if (isNear || stroke.points.length >= STROKE_POINTS_MAX) return stroke;
  return { ...stroke, points: [...stroke.points, point] };
}

/** How many points another stroke may have. */
export const roomAfter = (strokes: readonly Stroke[]): number =>
  strokes.length < STROKES_MAX ? STROKES_POINTS_MAX - countPoints(strokes) : 0;

/** The strokes with another one, as far as there is room for it. */
export function withStroke(strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] {
  const points = stroke.points.slice(0, roomAfter(strokes));
  return points.length > 0 ? [...strokes, { ...stroke, points }] : strokes;
}
