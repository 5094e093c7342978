import { EditorDialog, useLeaveGuard } from "#app/dashboard/frame/editor-dialog.tsx";
import { PieceForm } from "#app/dashboard/pieces/piece-form.tsx";
import { useSavePiece } from "#app/dashboard/pieces/use-save-piece.ts";
import type { Piece } from "#contract/pieces/pieces.ts";

interface PieceDialogProps {
  /** Undefined for a new one. */
  piece: Piece | undefined;
  open: boolean;
  onClose: () => void;
}

export function PieceDialog({ piece, open, onClose }: PieceDialogProps) {
  const guard = useLeaveGuard(open, onClose);
  const save = useSavePiece(piece?._id, () => {
    guard.onUnsaved(false);
    onClose();
  });
  return (
    <EditorDialog
      open={open}
      guard={guard}
      title={piece ? "Edit piece" : "Add a piece"}
      shape="broad"
      locked={save.isPending}
      leaving={{ title: "Leave without saving?", message: "What you have entered here will be lost." }}
    >
      <PieceForm piece={piece} save={save} onUnsaved={guard.onUnsaved} onCancel={guard.close} />
    </EditorDialog>
  );
}
