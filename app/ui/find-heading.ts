/** The heading of the screen, which can take the focus when what had it is gone. */
export function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (heading) heading.tabIndex = -1;
  return heading;
}
