import { useEffect, useEffectEvent, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#contract/limits.ts";

/**
 * The draft of a search in the URL: its term, and its filters if it has any. It is applied once it has not changed for 300 ms, and is replaced when the URL changes by other
 * means, such as a link or Back. Values with the same key are equal.
 */
export function useDebouncedDraft<T>(applied: T, keyOf: (value: T) => string, apply: (draft: T) => void) {
  const appliedKey = keyOf(applied);
  const [draft, setDraft] = useState(applied);
  const [seenKey, setSeenKey] = useState(appliedKey);
  /** Of the draft that was last applied: by the time it is in the URL, the draft may have changed again. */
  const [ownKey, setOwnKey] = useState(appliedKey);
  const draftKey = keyOf(draft);

  if (appliedKey !== seenKey) {
    setSeenKey(appliedKey);
    if (appliedKey !== ownKey) {
      setOwnKey(appliedKey);
      setDraft(applied);
    }
  }

  const applyDraft = useEffectEvent(() => {
    setOwnKey(draftKey);
    apply(draft);
  });
  useEffect(() => {
    if (draftKey === appliedKey) return;
    const timer = setTimeout(() => applyDraft(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draftKey, appliedKey]);

  return [draft, setDraft] as const;
}
