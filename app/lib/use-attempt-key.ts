import { useRef } from "react";
import { randomId } from "#app/lib/random-id.ts";

/** The Idempotency-Key for what is sent, told by a text: the same for every try, until it has gone through. */
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
