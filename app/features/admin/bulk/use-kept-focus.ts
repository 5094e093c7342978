import { useEffect, useRef } from "react";

/** Where one step takes the place of another, what had the focus goes; it stays in the place itself then, and is not lost to the page. */
export function useKeptFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const holder = document.activeElement;
    const isLost = holder === null || holder === document.body || holder.contains(place.current);
    if (isLost) place.current?.focus();
  }, [step]);
  return place;
}
