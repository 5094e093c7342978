import { useRef } from "react";
import { randomId } from "#app/lib/random-id.ts";

/**
 * The Idempotency-Key of a request: the same for all attempts to send the same content, until `settle`.
 */
export function useIdempotencyKey() {
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
