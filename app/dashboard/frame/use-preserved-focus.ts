import { useEffect, useRef } from "react";

/**
 * Moves the focus to the container when a step removes the focused element; it would fall back to the body.
 */
export function usePreservedFocus(step: string) {
  const container = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.contains(container.current);
    if (isLost) container.current?.focus();
  }, [step]);
  return container;
}
