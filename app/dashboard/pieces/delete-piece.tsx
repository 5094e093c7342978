import { useQueryClient } from "@tanstack/react-query";
import { deletePiece, PIECES_KEY } from "#app/dashboard/pieces/pieces-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { findHeading } from "#app/ui/find-heading.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { Piece } from "#contract/pieces/pieces.ts";

interface DeletePieceProps {
  piece: Piece;
  open: boolean;
  onClose: () => void;
}

/** Asks before a piece is deleted. */
export function DeletePiece({ piece, open, onClose }: DeletePieceProps) {
  const client = useQueryClient();
  const deletion = useSingleMutation({
    mutationFn: () => deletePiece(piece._id),
    onSuccess: () => void showToast("success", "Piece deleted"),
    onError: (error) =>
      void showToast("error", failureText(error, "The piece could not be deleted. Please try again.")),
    onSettled: () => {
      onClose();
      // After an error as well: the piece may be gone already.
      void client.invalidateQueries({ queryKey: PIECES_KEY });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => deletion.mutate()}
      busy={deletion.isPending}
      type="danger"
      title="Delete this piece?"
      message={question(piece)}
      confirmLabel="Delete"
      // The pressed button is removed with its row.
      finalFocus={() => !deletion.isSuccess || findHeading()}
    />
  );
}

function question({ name, numberOfOutfits }: Piece): string {
  const gone = `“${name}” will be removed from the pieces. This cannot be undone.`;
  if (numberOfOutfits === 0) return `${gone} No look has it.`;
  const looks = formatCount(numberOfOutfits, "look that has it keeps", "looks that have it keep");
  return `${gone} The ${looks} the item as it is.`;
}
