import { useRef } from "react";
import { randomId } from "#app/lib/random-id.ts";

/** The Idempotency-Key for a text: the same for every try to send it, until it has gone through. */
export function useAttemptKey() {
  const attempt = useRef<{ text: string; key: string }>(undefined);
  return {
    keyFor: (text: string): string => {
      if (attempt.current?.text !== text) attempt.current = { text, key: randomId() };
      return attempt.current.key;
    },
    settle: () => {
      attempt.current = undefined;
    },
  };
}
