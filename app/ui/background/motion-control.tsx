import { useEffect } from "react";
import { create } from "zustand";
import { BACKGROUND_KEY, STILL_BACKGROUND } from "#app/ui/background/still-background.ts";
import { classNames } from "#app/ui/class-names.ts";

/** Moving on the server and in the first render. */
const useIsStill = create<boolean>(() => false);

function choose(isStill: boolean): void {
  useIsStill.setState(isStill);
  document.documentElement.dataset.background = isStill ? STILL_BACKGROUND : "";
  try {
    if (isStill) localStorage.setItem(BACKGROUND_KEY, STILL_BACKGROUND);
    else localStorage.removeItem(BACKGROUND_KEY);
  } catch {
    // The choice then lasts as long as the page.
  }
}

function isStoredStill(): boolean {
  try {
    return localStorage.getItem(BACKGROUND_KEY) === STILL_BACKGROUND;
  } catch {
    return false;
  }
}

/** Stills the decorative background, remembered in this browser. Not shown where the system asks for less motion: nothing moves then. */
export function MotionControl({ className }: { className?: string | undefined }) {
  const isStill = useIsStill();
  useEffect(() => {
    if (isStoredStill()) choose(true);
  }, []);
  return (
    <button
      type="button"
      onClick={() => choose(!isStill)}
      className={classNames(
        "inline-flex min-h-11 items-center text-caption text-ink-soft transition-colors hover:text-accent motion-reduce:hidden",
        className,
      )}
    >
      {isStill ? "Move the background" : "Still the background"}
    </button>
  );
}
