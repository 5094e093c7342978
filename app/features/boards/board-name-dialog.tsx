import { BoardNameForm } from "#app/entities/board/board-name-form.tsx";
import * as messages from "#app/features/boards/board-name-dialog-messages.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Board } from "#contract/boards/boards.ts";

interface BoardNameDialogProps {
  open: boolean;
  onClose: () => void;
  /** The board to rename; without it a new one is made. */
  board?: Pick<Board, "_id" | "name"> | undefined;
  onDone: (board: Board) => void;
}

/** Load it lazily. */
export function BoardNameDialog({ open, onClose, board, onDone }: BoardNameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={board ? messages.renameBoard : messages.newBoard}>
      <BoardNameForm className="mt-6" board={board} onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}
