import { useEffect, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#contract/limits.ts";

/** A typed text, once it has not changed for 300 ms. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
