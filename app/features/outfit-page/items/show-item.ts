import { itemsShown } from "#app/entities/outfit/outfit-choices.ts";

/** Brings a numbered item into view, in the list or on the picture, and focuses it, which marks it. */
export function showItem(end: "item" | "spot", position: number): void {
  if (end === "spot") itemsShown.choose("on");
  // Until the session is known, a document has the list for members and the one for visitors.
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${end}="${position}"]`)) {
    if (element.offsetParent === null) continue;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }
}
