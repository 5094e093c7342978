import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeOutfit } from "#app/entities/board/board-calls.ts";
import { boardsOfOutfitQuery } from "#app/entities/board/board-queries.ts";
import { saveOutfit } from "#app/entities/board/save-call.ts";
import { cacheSaved, changeScope, refreshBoards } from "#app/entities/board/saved-outfits.ts";
import { isCurrentUser, requireCurrentUser } from "#app/entities/session/session-store.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { BoardList } from "#contract/boards/boards.ts";
import { SAVE_MESSAGES } from "#contract/messages/save.ts";

interface Choice {
  boardId: string;
  isOn: boolean;
  /** What the server has, shared by queued choices of one board: shown again when the last one fails. */
  server: { isOn: boolean };
}

/** A choice is shown at once and reverted when its call fails. */
export function useBoardChoice(userId: string, outfitId: string) {
  const client = useQueryClient();
  const { queryKey } = boardsOfOutfitQuery(userId, outfitId);
  const mutationKey = ["choose board", outfitId, userId];
  const show = (boardId: string, isOn: boolean) =>
    client.setQueryData(queryKey, (list) => list && withChoice(list, boardId, isOn));
  const lastPending = (boardId: string) => {
    const pending = client.getMutationCache().findAll({ mutationKey, status: "pending" });
    const choices = pending.map(({ state }) => state.variables as Choice);
    return choices.filter((choice) => choice.boardId === boardId).at(-1);
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: changeScope(outfitId),
    meta: { failureMessage: "Changing the boards of a look failed" },
    mutationFn: ({ boardId, isOn }: Choice) => {
      requireCurrentUser(userId);
      return isOn ? saveOutfit(boardId, outfitId) : removeOutfit(boardId, outfitId);
    },
    onMutate: ({ boardId, isOn }) => {
      void client.cancelQueries({ queryKey });
      show(boardId, isOn);
    },
    onSuccess: ({ isSaved }, { isOn, server }) => {
      server.isOn = isOn;
      cacheSaved(client, userId, outfitId, isSaved);
    },
    onError: (error, choice) => {
      if (!isCurrentUser(userId)) return;
      // A later choice is shown instead.
      if (lastPending(choice.boardId) === choice) show(choice.boardId, choice.server.isOn);
      void showToast("error", failureText(error, SAVE_MESSAGES.failed));
    },
    // Only after the last of several choices: before, the server's boards lack the pending ones.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void refreshBoards(client);
    },
  });
  return (boardId: string, isOn: boolean) => {
    const server = lastPending(boardId)?.server ?? { isOn: !isOn };
    mutate({ boardId, isOn, server });
  };
}

function withChoice({ boards }: BoardList, boardId: string, isOn: boolean): BoardList {
  return {
    boards: boards.map((board) => {
      if (board._id !== boardId || board.hasOutfit === isOn) return board;
      return { ...board, hasOutfit: isOn, numberOfOutfits: board.numberOfOutfits + (isOn ? 1 : -1) };
    }),
  };
}
