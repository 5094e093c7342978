import { CORNERS, type HandleName, handlesOf } from "#app/editor/studio/board/board-geometry.ts";
import type { BoardPiece } from "#app/editor/studio/board/board-pieces.ts";
import { styleOfFrame, styleOfPoint } from "#app/editor/studio/board/stage.ts";
import { classNames } from "#app/ui/class-names.ts";

interface SelectedProps {
  piece: BoardPiece;
  /** Height by width. */
  ratio: number;
}

/** The line around the selected piece: dashed while it is locked. */
export function PieceFrame({ piece, ratio }: SelectedProps) {
  return (
    <div
      data-frame={piece.key}
      style={styleOfFrame(piece, ratio)}
      className={classNames(
        "pointer-events-none absolute top-0 left-0 z-popup origin-top-left border border-ink outline outline-paper",
        piece.isLocked && "border-dashed",
      )}
    />
  );
}

const CURSORS: Record<HandleName, string> = {
  "top-left": "cursor-nwse-resize",
  "top-right": "cursor-nesw-resize",
  "bottom-right": "cursor-nwse-resize",
  "bottom-left": "cursor-nesw-resize",
  turn: "cursor-grab",
};

/** Handles for scaling and turning by pointer; keys do the same, so they are hidden from screen readers. */
export function PieceHandles({ piece, ratio, boardPx }: SelectedProps & { boardPx: number }) {
  const points = handlesOf(piece, ratio * piece.width, boardPx);
  return (
    <div data-handles={piece.key} aria-hidden="true">
      {([...CORNERS, "turn"] as const).map((name) => (
        <div
          key={name}
          data-handle={name}
          style={styleOfPoint(points[name])}
          className={classNames(
            "absolute top-0 left-0 z-raised grid size-11 touch-none place-items-center",
            CURSORS[name],
          )}
        >
          <span
            className={classNames(
              "size-3.5 border-2 border-ink bg-paper shadow-raised",
              name === "turn" && "rounded-pill",
            )}
          />
        </div>
      ))}
    </div>
  );
}
