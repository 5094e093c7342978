import { type RefCallback, useCallback } from "react";
import { INFINITE_SCROLL_MARGIN_PX } from "#contract/limits.ts";

/** A ref for an element that calls back when the element comes within 100 px of the viewport, while enabled. */
export function useNearViewport(enabled: boolean, onIntersect: () => void): RefCallback<Element> {
  return useCallback(
    (element) => {
      if (!element || !enabled) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) onIntersect();
        },
        { rootMargin: `${INFINITE_SCROLL_MARGIN_PX}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [enabled, onIntersect],
  );
}
