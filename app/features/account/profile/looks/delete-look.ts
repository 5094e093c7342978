import type { QueryClient } from "@tanstack/react-query";
import {
  deleteSubmission,
  deleteSubmissionOnLeaving,
  pendingLookDeletions,
  submissionsKey,
} from "#app/entities/submission/submission-queries.ts";
import * as messages from "#app/features/account/profile/looks/messages.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { logFailure } from "#app/lib/log.ts";
import { actAfterUndo } from "#app/ui/act-after-undo.ts";
import { showToast } from "#app/ui/toast.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";

/** Hides a look at once, and deletes it when that can no longer be undone, or when the page is closed before. */
export function deleteLookWithUndo(client: QueryClient, id: string): void {
  pendingLookDeletions.add(id);
  const deleteForGood = async (isSent: boolean) => {
    try {
      if (!isSent) await deleteSubmission(id);
    } catch (error) {
      // Already deleted when the page was left, although the response was lost.
      if (error instanceof ApiFailure && error.status === 404) return;
      logFailure("Deleting a look failed", error);
      void showToast("error", failureText(error, messages.deletionFailed));
    } finally {
      await client.invalidateQueries({ queryKey: submissionsKey });
      pendingLookDeletions.remove(id);
    }
  };
  actAfterUndo(messages.deleted, {
    act: deleteForGood,
    actOnLeaving: () => deleteSubmissionOnLeaving(id),
    onUndo: () => pendingLookDeletions.remove(id),
  });
}
