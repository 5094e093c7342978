import { useCallback, useRef, useState } from "react";
import { useNavigationGuard } from "#app/dashboard/settings/use-navigation-guard.ts";

/** Confirms before input is lost by closing the dialog, navigating or closing the tab. */
export function useLeaveGuard(isOpen: boolean, leave: () => void) {
  const [marked, setMarked] = useState(false);
  const [closing, setClosing] = useState(false);
  // A ref, because a close can follow a keystroke before React renders.
  const markedNow = useRef(false);
  const navigation = useNavigationGuard(isOpen && marked);

  const mark = useCallback((unsaved: boolean) => {
    markedNow.current = unsaved;
    setMarked(unsaved);
  }, []);

  return {
    /** Sets whether there is unsaved input. */
    mark,
    asking: closing || navigation.isAsking,
    close: () => (markedNow.current ? setClosing(true) : leave()),
    stay: () => {
      setClosing(false);
      navigation.stay();
    },
    discard: () => {
      setClosing(false);
      if (navigation.isAsking) void navigation.discard();
      else leave();
    },
  };
}
