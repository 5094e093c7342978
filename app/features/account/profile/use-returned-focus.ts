import { type RefObject, useEffect, useRef } from "react";

/** A ref for the button that a form takes the place of: it has the focus again once the form is gone. */
export function useReturnedFocus(isReplaced: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (wasReplaced.current && !isReplaced) button.current?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced]);
  return button;
}
