import { useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";

/** Asks before what was typed is lost: by closing the dialog, by going back, or by closing the tab. */
export function useLeaveGuard(isOpen: boolean, leave: () => void) {
  const [marked, setMarked] = useState(false);
  const [closing, setClosing] = useState(false);
  // A ref, because a close can follow a keystroke before React renders.
  const markedNow = useRef(false);
  const isUnsaved = isOpen && marked;
  // The address follows the table by replacing, and so does the guard when a session has ended.
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
    /** Says whether anything would be lost. */
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
