import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PieceForm } from "#app/dashboard/pieces/piece-form.tsx";
import { reloadPiece } from "#app/dashboard/pieces/pieces-api.ts";
import { useSavePiece } from "#app/dashboard/pieces/use-save-piece.ts";
import { EditorDialog, useLeaveGuard } from "#app/editor/frame/editor-dialog.tsx";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import { TOAST_MS } from "#contract/limits.ts";
import type { Piece } from "#contract/pieces/pieces.ts";

interface PieceDialogProps {
  /** Undefined for a new one. */
  piece: Piece | undefined;
  open: boolean;
  onClose: () => void;
}

export function PieceDialog({ piece: opened, open, onClose }: PieceDialogProps) {
  const client = useQueryClient();
  const [piece, setPiece] = useState(opened);
  const guard = useLeaveGuard(open, onClose);
  const save = useSavePiece(piece?._id, () => {
    guard.onUnsaved(false);
    onClose();
  });
  const theirs = useSingleMutation({
    mutationFn: async (id: string) => {
      const newer = await reloadPiece(client, id);
      if (!newer) throw new Error("The piece is not in the list any more");
      return newer;
    },
    onSuccess: (newer) => {
      setPiece(newer);
      save.reset();
    },
    onError: () =>
      void showToast(
        "error",
        "The newer version could not be loaded. Please close this form and look for the piece in the list.",
        TOAST_MS,
        { position: "bottom-center" },
      ),
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
      <PieceForm
        key={piece?.version}
        piece={piece}
        save={save}
        onUnsaved={guard.onUnsaved}
        onLoadTheirs={() => piece && theirs.mutate(piece._id)}
        loadingTheirs={theirs.isPending}
        onCancel={guard.close}
      />
    </EditorDialog>
  );
}
