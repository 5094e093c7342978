import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeBoard, moveOutfit, removeOutfit } from "#app/features/boards/api/board-calls.ts";
import { boardQuery } from "#app/features/boards/api/board-queries.ts";
import { saveOutfit } from "#app/features/boards/api/save-call.ts";
import { entryBefore, movedTo, withOrder, withoutOutfit } from "#app/features/boards/board/board-order.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { boardsKey, cacheSaved, refreshBoards } from "#app/lib/saved-outfits.ts";
import { showToast } from "#app/ui/toast.tsx";
import { showUndo } from "#app/ui/undo-toast.ts";
import type { BoardChange, BoardOutfit } from "#contract/boards.ts";

const FAILED = "The board could not be changed. Please try again.";

/** Changes a person's own board: what a change makes shows at once, and is taken back when it fails. */
export function useBoardEdit(boardId: string, userId: string, outfits: readonly BoardOutfit[]) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(browserApi, boardId);
  const scope = { id: `board ${boardId}` };
  const meta = { failureMessage: "Changing a board failed" };
  const onError = (error: Error) => {
    void showToast("error", failureText(error, FAILED));
    void refreshBoards(client);
  };

  const moving = useMutation({
    scope,
    meta,
    onError,
    mutationFn: ({ id, after }: { id: string; after: string | null }) => moveOutfit(boardId, id, after),
    // The collages are made of the first outfits.
    onSuccess: () => client.invalidateQueries({ queryKey: [...boardsKey, "list"] }),
  });
  const removing = useMutation({
    scope,
    meta,
    onError,
    mutationFn: (outfit: BoardOutfit) => removeOutfit(boardId, outfit._id),
    onSuccess: ({ isSaved }, outfit) => {
      cacheSaved(client, userId, outfit._id, isSaved);
      void refreshBoards(client);
    },
  });
  const restoring = useMutation({
    scope,
    meta,
    onError,
    mutationFn: async ({ id, after }: { id: string; after: string | null }) => {
      const result = await saveOutfit(boardId, id);
      // A board puts what is new to the front.
      if (after !== null) await moveOutfit(boardId, id, after);
      return result;
    },
    onSuccess: ({ isSaved }, { id }) => {
      cacheSaved(client, userId, id, isSaved);
      void refreshBoards(client);
    },
  });
  const changing = useMutation({
    scope,
    meta,
    onError,
    mutationFn: (change: BoardChange) => changeBoard(boardId, change),
    // Pending until the board is there as it is now, so that the switch does not go back and forth.
    onSuccess: () => refreshBoards(client),
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
      void showUndo("Removed from this board", () => restoring.mutate({ id: outfit._id, after }));
    },
    share: (isPublic: boolean) => changing.mutate({ isPublic }),
    /** Whether the board is being made public or private. */
    pendingShare: changing.isPending ? changing.variables.isPublic : undefined,
  };
}
