import { useEffect, useRef } from "react";
import { type OpenOverlay, overlayClosed, overlayOpened } from "#app/ui/overlay-history.ts";

/** Back closes what is open instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const overlay: OpenOverlay = overlayOpened(() => latest.current());
    return () => overlayClosed(overlay);
  }, [isOpen]);
}
