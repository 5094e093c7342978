import { useEffect } from "react";
import { create } from "zustand";
import * as messages from "#app/features/shell/messages.ts";
import { localStore } from "#app/lib/storage.ts";
import { BACKGROUND_KEY, STILL_BACKGROUND } from "#app/ui/background/still-background.ts";
import { classNames } from "#app/ui/class-names.ts";

/** False on the server and in the first render, where the stored choice is unknown. */
const useIsStill = create<boolean>(() => false);

function choose(isStill: boolean): void {
  useIsStill.setState(isStill);
  document.documentElement.dataset.background = isStill ? STILL_BACKGROUND : "";
  localStore.write(BACKGROUND_KEY, isStill ? STILL_BACKGROUND : null);
}

/**
 * Stills the decorative background, remembered in this browser. Not shown where the system asks for less
 * motion: nothing moves then.
 */
export function MotionControl({ className }: { className?: string | undefined }) {
  const isStill = useIsStill();
  useEffect(() => {
    if (localStore.read(BACKGROUND_KEY) === STILL_BACKGROUND) choose(true);
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
      {isStill ? messages.resumeMotion : messages.pauseMotion}
    </button>
  );
}
