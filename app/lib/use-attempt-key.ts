import { useRef } from "react";
import { randomId } from "#app/lib/random-id.ts";

/** The Idempotency-Key for what is to be sent: the same for every try to send it, until it has gone through. */
export function useAttemptKey() {
  const attempt = useRef<{ sent: string; key: string }>(undefined);
  return {
    keyFor: (sent: string): string => {
      if (attempt.current?.sent !== sent) attempt.current = { sent, key: randomId() };
      return attempt.current.key;
    },
    settle: () => {
      attempt.current = undefined;
    },
  };
}
