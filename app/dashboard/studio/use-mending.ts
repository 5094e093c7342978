import { useState } from "react";
import { useOpened } from "#app/dashboard/frame/use-opened.ts";
import type { BoardPiece } from "#app/dashboard/studio/board/board-pieces.ts";
import type { Board } from "#app/dashboard/studio/board/use-board.ts";
import type { Cutout, Stroke } from "#contract/studio/studio.ts";

/** The dialog that mends a cut-out of the board, and the strokes of those that it has mended. */
export function useMending(board: Board) {
  const opened = useOpened<{ piece: BoardPiece; cutout: Cutout }>();
  const [strokes, setStrokes] = useState<ReadonlyMap<string, readonly Stroke[]>>(new Map());
  const { value, key, isOpen, close } = opened;
  return {
    open: (piece: BoardPiece, cutout: Cutout) => opened.open({ piece, cutout }),
    dialog: value && {
      key,
      open: isOpen,
      onClose: close,
      cutout: value.cutout,
      name: board.nameOf(value.piece),
      strokes: strokes.get(value.cutout.cutoutId) ?? [],
      onUse: (mended: Cutout, drawn: readonly Stroke[]) => {
        setStrokes((all) => new Map(all).set(mended.cutoutId, drawn));
        board.addCutouts([mended]);
        const product = { cutoutId: mended.cutoutId, itemName: value.piece.itemName };
        board.act({ kind: "replace", key: value.piece.key, product });
      },
    },
  };
}
