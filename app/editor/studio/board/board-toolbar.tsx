import {
  BringToFront,
  type IconNode,
  Lock,
  LockOpen,
  Redo2,
  SendToBack,
  Trash2,
  TrianglesCenterlineDashedVertical,
  Undo2,
} from "lucide";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

/** Undo and redo, and what is done with the selected piece. */
export function BoardToolbar({ board }: { board: Board }) {
  const { selected, pieces, act, undo, redo, canUndo, canRedo } = board;
  const key = selected?.key ?? "";
  const isFixed = !selected || selected.isLocked;
  const button = (label: string, icon: IconNode, onClick: () => void, disabled: boolean) => (
    <IconButton label={label} onClick={onClick} disabled={disabled}>
      <Icon of={icon} />
    </IconButton>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label="Tools of the board" className="flex flex-wrap items-center">
      {button("Undo", Undo2, undo, !canUndo)}
      {button("Redo", Redo2, redo, !canRedo)}
      <span aria-hidden="true" className="mx-2 h-6 border-line-strong border-l" />
      {button("Mirror", TrianglesCenterlineDashedVertical, () => act({ kind: "mirror", key }), isFixed)}
      {button(
        "Bring forward",
        BringToFront,
        () => act({ kind: "forward", key }),
        isFixed || selected.layer === pieces.length - 1,
      )}
      {button("Send back", SendToBack, () => act({ kind: "back", key }), isFixed || selected.layer === 0)}
      {button(
        selected?.isLocked ? "Unlock" : "Lock",
        selected?.isLocked ? LockOpen : Lock,
        () => act({ kind: "lock", key }),
        !selected,
      )}
      {button("Remove", Trash2, () => act({ kind: "remove", key }), isFixed)}
    </div>
  );
}
