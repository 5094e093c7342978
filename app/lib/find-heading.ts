/** The heading of the screen, which takes the focus when what had it is gone. */
export function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("#main h1");
}
