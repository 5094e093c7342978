import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeBoard, moveOutfit, removeOutfit } from "#app/entities/board/board-calls.ts";
import { boardQuery } from "#app/entities/board/board-queries.ts";
import { saveOutfit } from "#app/entities/board/save-call.ts";
import { cacheSaved, refreshBoards } from "#app/entities/board/saved-outfits.ts";
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

/** Changes a person's own board. A change shows at once, and is taken back when it fails. */
export function useBoardEdit(boardId: string, userId: string, outfits: readonly BoardOutfit[]) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(browserApi, boardId);
  const mutationKey = ["change board", boardId];
  /** Only after the last of several changes: the server does not have the others yet. */
  const refresh = async () => {
    if (client.isMutating({ mutationKey }) === 1) await refreshBoards(client);
  };
  const options = {
    mutationKey,
    scope: { id: `board:${boardId}` },
    meta: { failureMessage: "Changing a board failed" },
    onError: (error: Error) => void showToast("error", failureText(error, messages.changeFailed)),
    onSettled: () => void refresh(),
  };

  const moving = useMutation({
    ...options,
    mutationFn: ({ id, after }: { id: string; after: string | null }) => moveOutfit(boardId, id, after),
  });
  const removing = useMutation({
    ...options,
    mutationFn: (outfit: BoardOutfit) => removeOutfit(boardId, outfit._id),
    onSuccess: ({ isSaved }, outfit) => cacheSaved(client, userId, outfit._id, isSaved),
  });
  const restoring = useMutation({
    ...options,
    mutationFn: async ({ id, after }: { id: string; after: string | null }) => {
      const result = await saveOutfit(boardId, id);
      // A board puts what is new to the front.
      if (after !== null) await moveOutfit(boardId, id, after).catch(ignoreConflict);
      return result;
    },
    onSuccess: ({ isSaved }, { id }) => cacheSaved(client, userId, id, isSaved),
  });
  const changing = useMutation({
    ...options,
    mutationFn: (change: BoardChange) => changeBoard(boardId, change),
    // The switch would go back and forth if the board were refreshed later, after another change.
    onSuccess: ({ isPublic }) =>
      client.setQueryData(queryKey, (loaded) => loaded && withSharing(loaded, isPublic)),
    // Pending until the board is there as it is now.
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
      // The shop does not take a look back that it no longer shows.
      if (!outfit.isAvailable) void showToast("success", messages.removed);
      else showUndo(messages.removed, () => restoring.mutate({ id: outfit._id, after }));
    },
    share: (isPublic: boolean) => changing.mutate({ isPublic }),
    /** Whether the board is being made public or private. */
    pendingShare: changing.isPending ? changing.variables.isPublic : undefined,
  };
}

/**
 * The outfit before the restored one may have left the board meanwhile; the restored one is then in front.
 */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === 409)) throw error;
}
