import { type PointerEvent, useRef } from "react";
import { spotAt } from "#app/dashboard/editor/move-spot.ts";
import type { Spot } from "#contract/outfit/item-styling.ts";

/** A pointer that moves no further than this, in pixels, presses. */
const PRESS_TOLERANCE = 3;

interface Grip {
  x: number;
  y: number;
  /** Where the marker was. */
  spot: Spot;
  isDragged: boolean;
}

/**
 * The handlers of a marker that is dragged over the positioned element which contains it.
 * Needs `touch-action: none`.
 */
export function useDragSpot(spot: Spot, onMove: (spot: Spot) => void) {
  const grip = useRef<Grip>(undefined);
  return {
    onPointerDown({ button, currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      grip.current = { x: clientX, y: clientY, spot, isDragged: false };
    },
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = grip.current;
      const picture = currentTarget.offsetParent;
      if (!from || !picture) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      from.isDragged ||= Math.hypot(right, down) > PRESS_TOLERANCE;
      if (!from.isDragged) return;
      onMove(spotAt(from.spot.x + right / picture.clientWidth, from.spot.y + down / picture.clientHeight));
    },
    onLostPointerCapture() {
      grip.current = undefined;
    },
  };
}
