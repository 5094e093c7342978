import { findHeading } from "#app/ui/find-heading.ts";

/**
 * The ref of a control that its own press can remove, where the focus would be lost to the body. The closest
 * focusable part around it that is still there gets it, or else the heading.
 */
export function keepFocus(control: HTMLElement | null): () => void {
  return () => {
    if (!control || document.activeElement !== control) return;
    const around = focusableAround(control);
    // Parts around it can be removed with it, and the heading can be replaced.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const place = around.find(({ isConnected }) => isConnected) ?? findHeading();
      (place ?? document.getElementById("main"))?.focus({ preventScroll: true });
    });
  };
}

function focusableAround(control: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  let around = control.parentElement?.closest<HTMLElement>("[tabindex]");
  while (around && around.id !== "main") {
    found.push(around);
    around = around.parentElement?.closest<HTMLElement>("[tabindex]");
  }
  return found;
}
