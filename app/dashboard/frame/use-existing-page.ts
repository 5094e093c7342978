import { useEffect, useEffectEvent } from "react";

/**
 * Goes to the last page when the shown one no longer exists, because its entries were dealt with. `pages` is
 * undefined while unknown.
 */
export function useExistingPage(page: number, pages: number | undefined, onPage: (page: number) => void) {
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (pages !== undefined && page > pages) goTo(pages);
  }, [page, pages]);
}
