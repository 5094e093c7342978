import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeBoard, moveOutfit, removeOutfit } from "#app/entities/board/board-calls.ts";
import { boardQuery } from "#app/entities/board/board-queries.ts";
import { saveOutfit } from "#app/entities/board/save-call.ts";
import { cacheSaved, refreshBoards } from "#app/entities/board/saved-outfits.ts";
import { isCurrentUser, requireCurrentUser } from "#app/entities/session/session-store.ts";
import {
  entryBefore,
  movedTo,
  withOrder,
  withoutOutfit,
  withSharing,
} from "#app/features/boards/board/board-order.ts";
import * as messages from "#app/features/boards/messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";
import { showUndo } from "#app/ui/undo-toast.ts";
import type { BoardChange, BoardOutfit } from "#contract/boards/boards.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/** A change is shown at once and reverted when its call fails. */
export function useBoardEdit(boardId: string, userId: string, outfits: readonly BoardOutfit[]) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(browserApi, boardId);
  const mutationKey = ["change board", boardId, userId];
  /** Only after the last of several changes: before, the server's board lacks the pending ones. */
  const refresh = async () => {
    if (client.isMutating({ mutationKey }) === 1) await refreshBoards(client);
  };
  const options = {
    mutationKey,
    scope: { id: `board:${boardId}` },
    meta: { failureMessage: "Changing a board failed" },
    onError: (error: Error) => {
      if (isCurrentUser(userId)) void showToast("error", failureText(error, messages.changeFailed));
    },
    onSettled: () => void refresh(),
  };

  const moving = useMutation({
    ...options,
    mutationFn: ({ id, after }: { id: string; after: string | null }) => {
      requireCurrentUser(userId);
      return moveOutfit(boardId, id, after);
    },
  });
  const removing = useMutation({
    ...options,
    mutationFn: (outfit: BoardOutfit) => {
      requireCurrentUser(userId);
      return removeOutfit(boardId, outfit._id);
    },
    onSuccess: ({ isSaved }, outfit) => cacheSaved(client, userId, outfit._id, isSaved),
  });
  const restoring = useMutation({
    ...options,
    mutationFn: async ({ id, after }: { id: string; after: string | null }) => {
      requireCurrentUser(userId);
      const result = await saveOutfit(boardId, id);
      // The server adds new outfits at the front.
      if (after !== null) await moveOutfit(boardId, id, after).catch(ignoreConflict);
      return result;
    },
    onSuccess: ({ isSaved }, { id }) => cacheSaved(client, userId, id, isSaved),
  });
  const changing = useMutation({
    ...options,
    mutationFn: (change: BoardChange) => {
      requireCurrentUser(userId);
      return changeBoard(boardId, change);
    },
    // Written at once: after a later refresh, the switch would go back and forth with the next change.
    onSuccess: ({ isPublic }) =>
      client.setQueryData(queryKey, (loaded) => loaded && withSharing(loaded, isPublic)),
    // Pending until the board has been refetched.
    onSettled: refresh,
  });

  return {
    move: (id: string, index: number) => {
      const ordered = movedTo(outfits, id, index);
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (loaded) => loaded && withOrder(loaded, ordered));
      moving.mutate({ id, after: entryBefore(ordered, id) });
    },
    remove: (outfit: BoardOutfit) => {
      const after = entryBefore(outfits, outfit._id);
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (loaded) => loaded && withoutOutfit(loaded, outfit._id));
      removing.mutate(outfit);
      // An unavailable look cannot be saved again, so no undo is offered.
      if (!outfit.isAvailable) void showToast("success", messages.removed);
      else showUndo(messages.removed, () => restoring.mutate({ id: outfit._id, after }));
    },
    share: (isPublic: boolean) => changing.mutate({ isPublic }),
    /** Whether the board is being made public or private. */
    pendingShare: changing.isPending ? changing.variables.isPublic : undefined,
  };
}

/**
 * The outfit that preceded the restored one may have left the board; the restored one then stays in front.
 */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === 409)) throw error;
}
