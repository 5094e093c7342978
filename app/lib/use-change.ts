import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onChange` with the new and the former value when a value has changed. */
export function useChange<T>(value: T, onChange: (value: T, former: T) => void): void {
  const former = useRef(value);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (former.current === value) return;
    report(value, former.current);
    former.current = value;
  }, [value]);
}
