import { type RefObject, useEffect, useRef } from "react";

/**
 * Hands over what was typed into a field before the scripts were there; the next render would write over it.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onTyped: (typed: string) => void,
): void {
  const atHydration = useRef({ value, onTyped });
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== atHydration.current.value) atHydration.current.onTyped(typed);
  }, [field]);
}
