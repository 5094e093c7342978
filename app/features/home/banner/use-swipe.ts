import { type TouchEvent, useRef } from "react";

/** Shorter movements count as a tap or the beginning of a scroll. */
const SWIPE_PX = 40;

/** Touch handlers that detect horizontal swipes: 1 to the next slide, -1 to the previous one. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? start.current) - start.current;
      if (Math.abs(moved) >= SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
