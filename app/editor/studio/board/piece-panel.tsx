import { Lock } from "lucide";
import { type ReactNode, useId } from "react";
import { byLayer, PLACE_BOUNDS, type Place } from "#app/editor/studio/board/board-pieces.ts";
import { NumberField } from "#app/editor/studio/board/number-field.tsx";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { usePieceKeys } from "#app/editor/studio/board/use-board-keys.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

const PERCENT = 100;

/** The fields of a place, and by what its numbers are multiplied to be shown. */
const FIELDS: readonly { name: keyof Place; label: string; factor: number }[] = [
  { name: "x", label: "Middle from the left, %", factor: PERCENT },
  { name: "y", label: "Middle from the top, %", factor: PERCENT },
  { name: "width", label: "Width, %", factor: PERCENT },
  { name: "angle", label: "Angle, °", factor: 1 },
];

interface PiecePanelProps {
  board: Board;
  /** What else is said of the selected piece, before its numbers. */
  children?: ReactNode;
}

/** All pieces, to select one, and the numbers of the selected one. */
export function PiecePanel({ board, children }: PiecePanelProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-piece-panel="" className="grid content-start gap-5">
      <h2 id={headingId} className="border-ink border-b pb-3 font-display text-title">
        Pieces on the board
      </h2>
      <PieceList board={board} />
      {children}
      <PieceNumbers board={board} />
    </section>
  );
}

/** Whether the focus is in a field of the selected piece, which would go if another one were selected. */
export function isPieceEdited(): boolean {
  return document.activeElement?.matches("[data-piece-panel] :is(input, select)") ?? false;
}

/** From the front to the back. */
function PieceList({ board: { pieces, selected, nameOf, act }, board }: { board: Board }) {
  const onKeyDown = usePieceKeys(board);
  if (pieces.length === 0) return <p className="text-ink-soft text-small">The board is empty.</p>;
  return (
    <ul aria-label="Pieces from front to back" tabIndex={-1} onKeyDown={onKeyDown}>
      {byLayer(pieces)
        .reverse()
        .map((piece) => {
          const isSelected = piece === selected;
          return (
            <li key={piece.key} className="border-line border-b">
              <button
                type="button"
                data-key={piece.key}
                aria-pressed={isSelected}
                onClick={() => act({ kind: "select", key: piece.key })}
                className={classNames(
                  "flex min-h-11 w-full items-center justify-between gap-3 px-3 py-2 text-left text-small transition-colors",
                  isSelected ? "bg-ink text-paper" : "hover:bg-paper-deep",
                )}
              >
                <span>{nameOf(piece)}</span>
                {piece.isLocked && (
                  <span className="flex items-center gap-1.5 text-caption">
                    <Icon of={Lock} size="tiny" />
                    locked
                  </span>
                )}
              </button>
            </li>
          );
        })}
    </ul>
  );
}

function PieceNumbers({ board: { selected, nameOf, act } }: { board: Board }) {
  if (!selected) return <p className="text-ink-soft text-small">Select a piece to see its numbers.</p>;
  const { key, isLocked } = selected;
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-3 font-medium text-small">
        <span>{nameOf(selected)}</span>
      </legend>
      <div className="grid grid-cols-2 items-end gap-4">
        {FIELDS.map(({ name, label, factor }) => (
          <NumberField
            // What was typed belongs to one piece.
            key={`${key} ${name}`}
            label={label}
            value={selected[name] * factor}
            min={PLACE_BOUNDS[name].min * factor}
            max={PLACE_BOUNDS[name].max * factor}
            disabled={isLocked}
            onChange={(value) =>
              act({ kind: "place", key, change: { [name]: value / factor }, at: performance.now() })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
