import { useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";

/** Confirms before input is lost by closing the dialog, navigating back or closing the tab. */
export function useLeaveGuard(isOpen: boolean, leave: () => void) {
  const [marked, setMarked] = useState(false);
  const [closing, setClosing] = useState(false);
  // A ref, because a close can follow a keystroke before React renders.
  const markedNow = useRef(false);
  const isUnsaved = isOpen && marked;
  // Replacements of the URL (table state, an ended session) are not blocked.
  const blocker = useBlocker(({ historyAction }) => isUnsaved && historyAction !== "REPLACE");

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  const mark = useCallback((unsaved: boolean) => {
    markedNow.current = unsaved;
    setMarked(unsaved);
  }, []);

  return {
    /** Sets whether there is unsaved input. */
    mark,
    asking: closing || blocker.state === "blocked",
    close: () => (markedNow.current ? setClosing(true) : leave()),
    stay: () => {
      setClosing(false);
      blocker.reset?.();
    },
    discard: () => {
      setClosing(false);
      if (blocker.state === "blocked") blocker.proceed();
      else leave();
    },
  };
}
