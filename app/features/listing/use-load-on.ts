import { type RefCallback, useCallback } from "react";
import { INFINITE_SCROLL_MARGIN_PX } from "#contract/limits.ts";

/** In px, taller than any page: everything above the viewport is within it. Firefox ends at 17,895,697. */
const ABOVE_PX = 10_000_000;
const MARGIN = { rootMargin: `${ABOVE_PX}px 0px ${INFINITE_SCROLL_MARGIN_PX}px` };

/**
 * A ref for the last row of a list, which is loaded on while that row is in the viewport, at most 100 px
 * below it, or above it. A row that only had to cross the viewport could be jumped over, by the End key, by
 * the scrollbar or by a flick. Each new last row is observed anew, which reports at once where it is.
 */
export function useLoadOn(mayLoadMore: boolean, loadMore: () => void): RefCallback<Element> {
  return useCallback(
    (lastRow) => {
      if (!lastRow || !mayLoadMore) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting) loadMore();
      }, MARGIN);
      observer.observe(lastRow);
      return () => observer.disconnect();
    },
    [mayLoadMore, loadMore],
  );
}
