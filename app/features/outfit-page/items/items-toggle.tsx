import { useEffect } from "react";
import { readItemsShown, setItemsShown, useItemsShown } from "#app/features/outfit-page/items/items-shown.ts";

/** Shows and hides the numbers on the picture. */
export function ItemsToggle() {
  const areShown = useItemsShown();
  useEffect(readItemsShown, []);
  return (
    <button
      type="button"
      aria-pressed={areShown}
      onClick={() => setItemsShown(!areShown)}
      className="absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2 bg-paper/90 px-3.5 text-caption transition-colors duration-calm hover:bg-ink hover:text-paper"
    >
      <span
        aria-hidden="true"
        className="size-2.5 rounded-pill border border-current bg-current pieces-off:bg-transparent"
      />
      Show pieces
    </button>
  );
}
