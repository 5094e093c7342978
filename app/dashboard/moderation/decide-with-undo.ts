import type { QueryClient } from "@tanstack/react-query";
import { WAITING_KEY } from "#app/dashboard/frame/waiting-api.ts";
import {
  decideOnContribution,
  decideOnLeaving,
  QUEUE_KEY,
} from "#app/dashboard/moderation/moderation-api.ts";
import { createIdSet } from "#app/lib/create-id-set.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { logFailure } from "#app/lib/log.ts";
import { actAfterUndo } from "#app/ui/act-after-undo.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { ModerationAction } from "#contract/engagement/contribution-reports.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { MODERATION_DONE } from "#contract/messages/moderation.ts";

/** The contributions that are shown as decided on while that can still be undone. */
export const pendingDecisions = createIdSet();

/**
 * Takes a contribution from the queue at once, and sends the decision when the offer to undo it has ended: a
 * removed contribution could not be brought back. A page that is closed meanwhile sends it then.
 */
export function decideWithUndo(client: QueryClient, id: string, action: ModerationAction): void {
  pendingDecisions.add(id);
  const send = async () => {
    try {
      await decideOnContribution(id, action);
    } catch (error) {
      // Removed already: by its author, another administrator, or this page when it was left and came back.
      if (error instanceof ApiFailure && error.status === 404) return;
      logFailure("Deciding on a contribution failed", error);
      void showToast("error", failureText(error, "Your decision could not be sent. Please try again."));
    } finally {
      void client.invalidateQueries({ queryKey: WAITING_KEY });
      await client.invalidateQueries({ queryKey: QUEUE_KEY });
      pendingDecisions.remove(id);
    }
  };
  actAfterUndo(MODERATION_DONE[action], {
    act: send,
    actOnLeaving: () => decideOnLeaving(id, action),
    onUndo: () => pendingDecisions.remove(id),
  });
}
