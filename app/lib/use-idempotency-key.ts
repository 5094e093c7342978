import { useRef } from "react";
import { randomId } from "#app/lib/random-id.ts";

/** What was sent last, and its key. */
export interface SentAttempt {
  sent: string;
  key: string;
}

/** Where an attempt outlives the page, as long as what it sent. */
interface AttemptStore {
  read: () => SentAttempt | undefined;
  write: (attempt: SentAttempt) => void;
}

/**
 * The Idempotency-Key of a request: the same for all attempts to send the same content, until `settle`. With a
 * store, also for those after the page was loaded again; what is settled is removed from the store by its owner.
 */
export function useIdempotencyKey(store?: AttemptStore) {
  const attempt = useRef<SentAttempt>(undefined);
  return {
    keyFor: (sent: string): string => {
      const last = attempt.current ?? store?.read();
      attempt.current = last?.sent === sent ? last : { sent, key: randomId() };
      store?.write(attempt.current);
      return attempt.current.key;
    },
    settle: () => {
      attempt.current = undefined;
    },
  };
}
