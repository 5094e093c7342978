import type { BoardPiece } from "#app/editor/studio/board/board-pieces.ts";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import type { Cutout } from "#contract/studio/studio.ts";

/** The dialog that mends a cut-out of the board. */
export function useMending(board: Board) {
  const opened = useOpened<{ piece: BoardPiece; cutout: Cutout }>();
  const { value, key, isOpen, close } = opened;
  return {
    open: (piece: BoardPiece, cutout: Cutout) => opened.open({ piece, cutout }),
    dialog: value && {
      key,
      open: isOpen,
      onClose: close,
      cutout: value.cutout,
      name: board.nameOf(value.piece),
      onUse: (mended: Cutout) => {
        board.addCutouts([mended]);
        const product = { cutoutId: mended.cutoutId, itemName: value.piece.itemName };
        board.act({ kind: "replace", key: value.piece.key, product });
      },
    },
  };
}
