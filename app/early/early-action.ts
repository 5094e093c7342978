/** What was pressed or submitted before the scripts could act on it. */
interface EarlyAction {
  element: HTMLButtonElement | HTMLFormElement;
  /** Its text at that time, without numbers, which change by themselves. */
  text: string;
}

declare global {
  interface Window {
    /** Set by the inline script of `recordEarlyActions`. */
    earlyAction?: EarlyAction | null;
  }
}

/**
 * Until the document is hydrated: remembers the last press of a button, and the last submission of a
 * form, for `repeatEarlyAction`. Links, popover buttons and forms with `data-native` work by themselves.
 * A button that shows and hides a panel by `inert` does so at once. Self-contained, because its text is
 * an inline script.
 */
export function recordEarlyActions(hydrated: string): void {
  const remember = (event: Event, element: HTMLButtonElement | HTMLFormElement) => {
    // Otherwise a part of the page that is already hydrated would act on it too.
    event.stopPropagation();
    const text = (element.textContent ?? "").replace(/[\d.,]+/g, "");
    window.earlyAction = { element, text };
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button:not([type=submit])");
    if (!button || button.hasAttribute("popovertarget")) return;
    const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!panel || button.getAttribute("aria-expanded") !== String(!panel.inert))
      return remember(event, button);
    panel.inert = !panel.inert;
    button.setAttribute("aria-expanded", String(!panel.inert));
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.native !== undefined) return;
    event.preventDefault();
    remember(event, form);
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(hydrated, () => {
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
  });
}

export function forgetEarlyAction(): void {
  window.earlyAction = null;
}

/**
 * Repeats the early action once, unless its element is gone or says something else by now: a Like may
 * have become "Liked".
 */
export function repeatEarlyAction(): void {
  const { element, text } = window.earlyAction ?? {};
  forgetEarlyAction();
  if (!element?.isConnected || (element.textContent ?? "").replace(/[\d.,]+/g, "") !== text) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}
