import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { WAITING_KEY } from "#app/dashboard/frame/waiting-api.ts";
import { createIdSet } from "#app/lib/create-id-set.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { logFailure } from "#app/lib/log.ts";
import { actAfterUndo } from "#app/ui/act-after-undo.ts";
import { showToast } from "#app/ui/toast.tsx";

interface Decision {
  /** Of the entry of the queue. */
  id: string;
  /** What is said at once, as if it was done. */
  done: string;
  send: () => Promise<unknown>;
  /** Like `send`, while the page is being hidden or closed; resolves with whether it succeeded. */
  sendOnLeaving: () => Promise<boolean>;
  /** Whether a failure needs no message, because the entry has left the queue as it should. */
  isSettled?: (error: unknown) => boolean;
  /** What follows a decision that was made, or is settled. */
  onDecided?: () => void;
  /** Of the queue's queries. */
  queryKey: QueryKey;
}

/** Entries of queues that are hidden while the decision on them can still be undone. */
export const pendingDecisions = createIdSet();

/**
 * Hides an entry at once, and sends the decision when it can no longer be undone, because a decision cannot be
 * taken back afterwards. A page that is closed before sends it then.
 */
export function decideWithUndo(client: QueryClient, decision: Decision): void {
  const { id, done, send, sendOnLeaving, isSettled = () => false, onDecided, queryKey } = decision;
  pendingDecisions.add(id);
  const sendUnlessSettled = () =>
    send().catch((error) => {
      if (!isSettled(error)) throw error;
    });
  const act = async (isSent: boolean) => {
    try {
      if (!isSent) await sendUnlessSettled();
      onDecided?.();
    } catch (error) {
      logFailure("Deciding on an entry of a queue failed", error);
      void showToast("error", failureText(error, "Your decision could not be sent. Please try again."));
    } finally {
      void client.invalidateQueries({ queryKey: WAITING_KEY });
      await client.invalidateQueries({ queryKey });
      pendingDecisions.remove(id);
    }
  };
  actAfterUndo(done, { act, actOnLeaving: sendOnLeaving, onUndo: () => pendingDecisions.remove(id) });
}
