import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeOutfit } from "#app/entities/board/board-calls.ts";
import { boardsOfOutfitQuery } from "#app/entities/board/board-queries.ts";
import { saveOutfit } from "#app/entities/board/save-call.ts";
import { cacheSaved, changeScope, refreshBoards } from "#app/entities/board/saved-outfits.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { BoardList } from "#contract/boards/boards.ts";
import { SAVE_MESSAGES } from "#contract/messages/save.ts";

interface Choice {
  boardId: string;
  isOn: boolean;
}

/** A choice is shown at once and reverted when its call fails. */
export function useBoardChoice(userId: string, outfitId: string) {
  const client = useQueryClient();
  const { queryKey } = boardsOfOutfitQuery(userId, outfitId);
  const show = ({ boardId, isOn }: Choice) =>
    client.setQueryData(queryKey, (list) => list && withChoice(list, boardId, isOn));
  return useMutation({
    scope: changeScope(outfitId),
    meta: { failureMessage: "Changing the boards of a look failed" },
    mutationFn: ({ boardId, isOn }: Choice) =>
      isOn ? saveOutfit(boardId, outfitId) : removeOutfit(boardId, outfitId),
    onMutate: (choice) => {
      void client.cancelQueries({ queryKey });
      show(choice);
    },
    onSuccess: ({ isSaved }) => cacheSaved(client, userId, outfitId, isSaved),
    onError: (error, { boardId, isOn }) => {
      show({ boardId, isOn: !isOn });
      void showToast("error", failureText(error, SAVE_MESSAGES.failed));
    },
    onSettled: () => void refreshBoards(client),
  });
}

function withChoice({ boards }: BoardList, boardId: string, isOn: boolean): BoardList {
  return {
    boards: boards.map((board) => {
      if (board._id !== boardId || board.hasOutfit === isOn) return board;
      return { ...board, hasOutfit: isOn, numberOfOutfits: board.numberOfOutfits + (isOn ? 1 : -1) };
    }),
  };
}
