import { itemsShown } from "#app/entities/outfit/outfit-choices.ts";

/** Brings the number of an item on the picture into view and focuses it, which marks it. */
export function showSpot(position: number): void {
  itemsShown.choose("on");
  const spot = document.querySelector<HTMLElement>(`[data-spot="${position}"]`);
  spot?.focus({ preventScroll: true });
  spot?.scrollIntoView({ block: "nearest" });
}
