import { itemsShown } from "#app/entities/outfit/outfit-choices.ts";

/** Shows and hides the numbers on the picture. */
export function ItemsToggle() {
  const areShown = itemsShown.use() === "on";
  return (
    <button
      type="button"
      aria-pressed={areShown}
      onClick={() => itemsShown.choose(areShown ? "off" : "on")}
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
