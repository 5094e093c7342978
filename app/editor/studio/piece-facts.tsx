import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { BoardPiece } from "#app/editor/studio/board/board-pieces.ts";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { useChange } from "#app/lib/use-change.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { ITEM_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { pieceNameSchema } from "#contract/studio/composition.ts";
import type { Cutout } from "#contract/studio/studio.ts";

type Role = BoardPiece["role"];

const ROLES: Record<Role, string> = {
  hero: "Main piece",
  top: "Top",
  layer: "Layer",
  bottom: "Bottom",
  drape: "Drape",
  shoes: "Shoes",
  bag: "Bag",
  small: "Small piece",
};

interface PieceFactsProps {
  board: Board;
  onMend: (piece: BoardPiece, cutout: Cutout) => void;
}

/** Name, role and cut-out of the selected piece. */
export function PieceFacts({ board, onMend }: PieceFactsProps) {
  const { selected, cutouts } = board;
  if (!selected) return null;
  const cutout = selected.cutoutId === undefined ? undefined : cutouts.get(selected.cutoutId);
  return (
    <div className="grid gap-4">
      <NameAndRole key={selected.key} piece={selected} board={board} />
      {cutout && <Mending cutout={cutout} onMend={() => onMend(selected, cutout)} />}
    </div>
  );
}

function NameAndRole({ piece, board: { act } }: { piece: BoardPiece; board: Board }) {
  const [typed, setTyped] = useState(piece.itemName ?? "");
  const [error, setError] = useState<string>();
  const { key, cutoutId, itemName, role } = piece;
  useChange(itemName, (changed) => setTyped(changed ?? ""));

  /** A drawing needs its name, so that an empty one is not taken. */
  function rename() {
    const name = typed.trim() || undefined;
    if (name === itemName) return;
    if (name === undefined && cutoutId === undefined) return setTyped(itemName ?? "");
    const refused = pieceNameSchema.optional().safeParse(name).error;
    if (refused) return setError(refused.issues[0]?.message);
    act({ kind: "replace", key, product: { cutoutId, itemName: name } });
  }
  // The board selects another piece without a blur of this field, which goes with its piece.
  const renameAtEnd = useEffectEvent(rename);
  useEffect(() => () => renameAtEnd(), []);
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) rename();
  };

  return (
    <>
      <Field label="Name" hint="Of the item that it stands for." error={error}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            maxLength={ITEM_NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            onBlur={rename}
            onKeyDown={onEnter}
          />
        )}
      </Field>
      <Field label="Role" hint="By which pieces are arranged.">
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={({ target }) =>
              act({ kind: "replace", key, product: { cutoutId, itemName, role: target.value as Role } })
            }
          >
            {(Object.keys(ROLES) as Role[]).map((value) => (
              <option key={value} value={value}>
                {ROLES[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function Mending({ cutout, onMend }: { cutout: Cutout; onMend: () => void }) {
  return (
    <div className="grid justify-items-start gap-1">
      {cutout.quality === "framed" && <p className="text-small">{whyFramed(cutout)}</p>}
      <Button variant="secondary" size="small" onClick={onMend}>
        Mend
      </Button>
    </div>
  );
}

function whyFramed({ strokes }: Cutout): string {
  return strokes.length > 0
    ? "The strokes leave nothing of the picture, or all of it, so it is shown as a card."
    : "The product could not be told from its ground, so the picture is shown as a card.";
}
