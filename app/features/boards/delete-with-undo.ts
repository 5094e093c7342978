import type { QueryClient } from "@tanstack/react-query";
import { deleteBoard, deleteBoardOnLeaving } from "#app/entities/board/board-calls.ts";
import { pendingDeletions } from "#app/entities/board/board-queries.ts";
import { refreshAllBoards } from "#app/entities/board/saved-outfits.ts";
import * as messages from "#app/features/boards/messages.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { logFailure } from "#app/lib/log.ts";
import { actAfterUndo } from "#app/ui/act-after-undo.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { Board } from "#contract/boards/boards.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/**
 * Hides a board at once, and deletes it when that can no longer be undone, because a deleted board cannot be
 * restored under its link. A page that is hidden or closed before deletes it then.
 */
export function deleteWithUndo(client: QueryClient, board: Pick<Board, "_id" | "name">): void {
  const id = board._id;
  pendingDeletions.add(id);
  const deleteForGood = async (isSent: boolean) => {
    try {
      if (!isSent) await deleteBoard(id);
    } catch (error) {
      // Already deleted when the page was left, although the response was lost.
      if (error instanceof ApiFailure && error.status === 404) return;
      logFailure("Deleting a board failed", error);
      void showToast("error", failureText(error, messages.deletionFailed(board)));
    } finally {
      await refreshAllBoards(client);
      pendingDeletions.remove(id);
    }
  };
  actAfterUndo(messages.deleted(board), {
    act: deleteForGood,
    actOnLeaving: () => deleteBoardOnLeaving(id),
    onUndo: () => pendingDeletions.remove(id),
  });
}
