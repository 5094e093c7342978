/** How a picture lies in its frame: magnified, and moved away from the middle by so many pixels. */
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

/** Where the fingers are: their middle, and how far they are apart (0 for a single one). */
export interface Touch {
  middle: Point;
  spread: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** What one press of a zoom button magnifies by. */
export const ZOOM_STEP = 1.5;
/** What a double tap magnifies to. */
export const CLOSE_UP_SCALE = 2.5;

const MIDDLE: Point = { x: 0, y: 0 };

/** The view magnified by a factor, with what lies under `around` staying there. */
export function zoomBy(view: View, factor: number, frame: Frame, around: Point = MIDDLE): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE);
  const ratio = scale / view.scale;
  return settle(
    { scale, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio },
    frame,
  );
}

/** The view moved by so many pixels, as far as there is more to see. */
export function panBy(view: View, by: Point, frame: Frame): View {
  return settle({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** The view after the fingers moved: what they hold stays under them. */
export function follow(view: View, before: Touch, after: Touch, frame: Frame): View {
  const factor = before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1;
  const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
  return panBy(zoomBy(view, factor, frame, before.middle), by, frame);
}

/** From whole to a close-up of a point, and back. */
export function toggleCloseUp(view: View, at: Point, frame: Frame): View {
  return view.scale > 1 ? WHOLE : zoomBy(view, CLOSE_UP_SCALE, frame, at);
}

/** Where some fingers (points) are. */
export function touchOf(points: readonly Point[]): Touch {
  const [first = MIDDLE, second] = points;
  if (!second) return { middle: first, spread: 0 };
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

/** Keeps the picture's edges from leaving the frame empty. */
export function settle({ scale, x, y }: View, { stage, picture }: Frame): View {
  const reachX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const reachY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
}

function clamp(value: number, min: number, max: number): number {
  // Adding zero turns a negative zero into an ordinary one.
  return Math.min(max, Math.max(min, value)) + 0;
}
