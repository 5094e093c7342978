import { useQueryClient } from "@tanstack/react-query";
import { createPiece, PIECES_KEY, updatePiece } from "#app/dashboard/pieces/pieces-api.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { PieceEdit } from "#contract/pieces/pieces.ts";

/** Without an id, a new piece is added. */
export function useSavePiece(id: string | undefined, onSaved: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (edit: PieceEdit) => (id === undefined ? createPiece(edit) : updatePiece(id, edit)),
    onSuccess: () => {
      void showToast("success", id === undefined ? "Piece added" : "Piece saved");
      onSaved();
      void client.invalidateQueries({ queryKey: PIECES_KEY });
      // Items with its link follow its price.
      if (id !== undefined) void client.invalidateQueries({ queryKey: ["outfits"] });
    },
  });
}
