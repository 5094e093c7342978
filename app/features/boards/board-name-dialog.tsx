import { BoardNameForm } from "#app/entities/board/board-name-form.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Board } from "#contract/boards/boards.ts";

export interface BoardNameDialogProps {
  open: boolean;
  onClose: () => void;
  /** The board that is renamed; without it a new one is made. */
  board?: Pick<Board, "_id" | "name"> | undefined;
  onDone: (board: Board) => void;
}

/** Makes a board or renames one. Load it lazily. */
export function BoardNameDialog({ open, onClose, board, onDone }: BoardNameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={board ? "Rename this board" : "A new board"}>
      <BoardNameForm className="mt-6" board={board} onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}
