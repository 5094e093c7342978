/**
 * Before a row of the looks or of the followed stylists leaves: moves the focus from it to the row beside it,
 * else to the first link of the section.
 */
export function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling ?? document.querySelector("#my-looks a");
  if (next instanceof HTMLElement) next.focus();
}
