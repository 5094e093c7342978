import { useEffect, useEffectEvent, useState } from "react";
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

/**
 * The draft of a search in the URL: its term, and its filters if it has any. It is applied once it has not
 * changed for 300 ms, and is replaced when the URL changes by other means, such as a link or Back. Values
 * with the same key are equal.
 */
export function useDebouncedDraft<T>(applied: T, keyOf: (value: T) => string, apply: (draft: T) => void) {
  const appliedKey = keyOf(applied);
  const [draft, setDraft] = useState(applied);
  const [seenKey, setSeenKey] = useState(appliedKey);
  /**
   * Keys of the values that are being applied, oldest first: when one arrives in the URL, the draft may have
   * changed again.
   */
  const [ownKeys, setOwnKeys] = useState<readonly string[]>([]);
  const draftKey = keyOf(draft);
  const isBeingApplied = ownKeys.at(-1) === draftKey;

  if (appliedKey !== seenKey) {
    setSeenKey(appliedKey);
    const arrived = ownKeys.lastIndexOf(appliedKey);
    if (arrived === -1) setDraft(applied);
    // Earlier ones have been superseded.
    setOwnKeys(arrived === -1 ? [] : ownKeys.slice(arrived + 1));
  }

  const applyDraft = useEffectEvent(() => {
    setOwnKeys((keys) => [...keys, draftKey]);
    apply(draft);
  });
  useEffect(() => {
    if (draftKey === appliedKey || isBeingApplied) return;
    const timer = setTimeout(() => applyDraft(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draftKey, appliedKey, isBeingApplied]);

  /**
   * For a value that the caller puts into the URL itself: further changes build on it before it arrives.
   */
  const replaceDraft = (value: T) => {
    setOwnKeys((keys) => [...keys, keyOf(value)]);
    setDraft(value);
  };

  return [draft, setDraft, replaceDraft] as const;
}
