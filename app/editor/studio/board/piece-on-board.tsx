import { memo } from "react";
import type { BoardAction } from "#app/editor/studio/board/board-actions.ts";
import { PIECE_SHORTCUTS } from "#app/editor/studio/board/board-keys.ts";
import type { BoardPiece } from "#app/editor/studio/board/board-pieces.ts";
import { styleAroundMiddle, styleOfDrawing, styleOfPlace } from "#app/editor/studio/board/stage.ts";
import type { PieceLayers } from "#app/editor/studio/board/use-layers.ts";
import { classNames } from "#app/ui/class-names.ts";

interface PieceOnBoardProps {
  piece: BoardPiece;
  name: string;
  /** Undefined until they have been drawn. */
  drawn: PieceLayers | undefined;
  /** The cut-out without shadow, shown until the layers are drawn. */
  image: string | undefined;
  /** Height by width. */
  ratio: number;
  isSelected: boolean;
  isTabbable: boolean;
  onFocus: (action: BoardAction) => void;
}

const PLACED = "pointer-events-none absolute top-0 left-0 data-moving:will-change-transform";
const DRAWN = "absolute top-0 left-0 max-w-none origin-top-left";

/** A piece and, directly under it, its shadow. */
export const PieceOnBoard = memo(function PieceOnBoard({
  piece,
  name,
  drawn,
  image,
  ratio,
  isSelected,
  isTabbable,
  onFocus,
}: PieceOnBoardProps) {
  const { key, mirrored, layer, isLocked } = piece;
  const width = drawn?.width ?? piece.width;
  const height = width * ratio;
  const box = { x: -width / 2, y: -height / 2, width, height };
  return (
    <>
      {drawn && (
        <div
          data-piece={key}
          data-drift-x={drawn.drift.x}
          data-drift-y={drawn.drift.y}
          style={{ ...styleOfPlace(piece, drawn.drift), zIndex: layer * 2 }}
          className={PLACED}
        >
          <img
            src={drawn.layers.shadow.image}
            alt=""
            style={styleOfDrawing({ box: drawn.layers.shadow, drawn: width, mirrored })}
            className={DRAWN}
          />
        </div>
      )}
      <div data-piece={key} style={{ ...styleOfPlace(piece), zIndex: layer * 2 + 1 }} className={PLACED}>
        <button
          type="button"
          data-key={key}
          tabIndex={isTabbable ? 0 : -1}
          aria-pressed={isSelected}
          aria-label={isLocked ? `${name}, locked` : name}
          aria-keyshortcuts={PIECE_SHORTCUTS}
          onFocus={() => {
            if (!isSelected) onFocus({ kind: "select", key });
          }}
          style={styleOfDrawing({ box, drawn: width, mirrored })}
          className={classNames(DRAWN, "pointer-events-auto", !isLocked && "cursor-move touch-none")}
        >
          <Picture name={name} drawn={drawn} image={image} isMirrored={mirrored} />
        </button>
      </div>
    </>
  );
});

interface PictureProps extends Pick<PieceOnBoardProps, "name" | "drawn" | "image"> {
  isMirrored: boolean;
}

function Picture({ name, drawn, image, isMirrored }: PictureProps) {
  const source = drawn?.layers.picture.image ?? image;
  if (source === undefined) {
    return (
      <span
        className={classNames(
          "grid size-full place-items-center overflow-hidden border border-line-strong bg-paper-raised text-caption",
          isMirrored && "-scale-x-100",
        )}
      >
        {name}
      </span>
    );
  }
  return (
    <img
      src={source}
      alt=""
      draggable={false}
      // It may be larger than the piece: threads and buckles lie outside of its outline.
      style={drawn && styleAroundMiddle(drawn.layers.picture)}
      className={classNames("pointer-events-none max-w-none", drawn ? "absolute" : "size-full")}
    />
  );
}
