/** The scale of a picture in its frame, and its offset from the middle in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The frame, and the picture as it fits into it unmagnified; both share their middle, from which
 * points are measured.
 */
export interface Frame {
  stage: Size;
  picture: Size;
}

/** The middle of the touching fingers and the distance between them (0 for a single one). */
export interface Touch {
  middle: Point;
  spread: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** Factor of one press of a zoom button. */
export const ZOOM_STEP = 1.5;
/** Scale after a double tap. */
export const CLOSE_UP_SCALE = 2.5;

const MIDDLE: Point = { x: 0, y: 0 };

/** The point of the picture under `around` stays there. */
export function zoomBy(view: View, factor: number, frame: Frame, around: Point = MIDDLE): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE);
  const ratio = scale / view.scale;
  return settle(
    { scale, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio },
    frame,
  );
}

/** Moves as far as the picture extends beyond the frame. */
export function panBy(view: View, by: Point, frame: Frame): View {
  return settle({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** The points of the picture under the fingers stay under them. */
export function follow(view: View, before: Touch, after: Touch, frame: Frame): View {
  const factor = before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1;
  const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
  return panBy(zoomBy(view, factor, frame, before.middle), by, frame);
}

/** Between the whole picture and a close-up of a point. */
export function toggleCloseUp(view: View, at: Point, frame: Frame): View {
  return view.scale > 1 ? WHOLE : zoomBy(view, CLOSE_UP_SCALE, frame, at);
}

export function touchOf(points: readonly Point[]): Touch {
  const [first = MIDDLE, second] = points;
  if (!second) return { middle: first, spread: 0 };
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

/** Moves the picture so that the frame has no empty edge. */
export function settle({ scale, x, y }: View, { stage, picture }: Frame): View {
  const reachX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const reachY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
}

function clamp(value: number, min: number, max: number): number {
  // Adding zero turns a negative zero into an ordinary one.
  return Math.min(max, Math.max(min, value)) + 0;
}
