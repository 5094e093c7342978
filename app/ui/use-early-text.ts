import { type RefObject, useEffect, useRef } from "react";

/**
 * Passes on text that was typed into a field before hydration; the next render would overwrite it.
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
