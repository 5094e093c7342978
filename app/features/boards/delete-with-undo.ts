import type { QueryClient } from "@tanstack/react-query";
import { deleteBoard, deleteBoardOnLeaving } from "#app/entities/board/board-calls.ts";
import { pendingDeletions } from "#app/entities/board/pending-deletions.ts";
import { boardsKey } from "#app/entities/board/saved-outfits.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { logFailure } from "#app/lib/log.ts";
import { actAfterUndo } from "#app/ui/act-after-undo.ts";
import { showToast } from "#app/ui/toast.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";

/**
 * Hides a board at once, and deletes it when the offer to undo that has ended: a deleted board could not be
 * brought back under its link. A page that is closed meanwhile deletes it then.
 */
export function deleteWithUndo(client: QueryClient, { _id: id, name }: { _id: string; name: string }): void {
  pendingDeletions.add(id);
  const deleteForGood = async () => {
    try {
      await deleteBoard(id);
    } catch (error) {
      // Deleted already, when the page was left and came back.
      if (error instanceof ApiFailure && error.status === 404) return;
      logFailure("Deleting a board failed", error);
      void showToast("error", failureText(error, `“${name}” could not be deleted. Please try again.`));
    } finally {
      await client.invalidateQueries({ queryKey: boardsKey });
      pendingDeletions.remove(id);
    }
  };
  actAfterUndo(`“${name}” is deleted`, {
    act: deleteForGood,
    actOnLeaving: () => deleteBoardOnLeaving(id),
    onUndo: () => pendingDeletions.remove(id),
  });
}
