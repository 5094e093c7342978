import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endedImport } from "#app/dashboard/frame/ended-import.ts";
import { lastPieceImportQuery } from "#app/dashboard/pieces/import/piece-import-api.ts";
import { importOutcome } from "#app/dashboard/pieces/import/piece-import-messages.ts";
import { useChange } from "#app/lib/use-change.ts";
import { showToast } from "#app/ui/toast.tsx";

/** The running or last import, and whether its dialog is open. When an import ends, the pieces are refetched. */
export function usePieceImport() {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [endedId, setEndedId] = useState<string>();
  const query = useQuery(lastPieceImportQuery);
  const last = query.data?.import ?? null;

  useChange(last, (_last, former) => {
    const ended = endedImport(last, former);
    if (!ended) return;
    // The prices of outfits follow those of pieces.
    void client.invalidateQueries({ queryKey: ["outfits"] });
    // The open dialog shows the outcome itself.
    if (isOpen) setEndedId(ended._id);
    else void showToast(ended.state === "failed" ? "error" : "success", importOutcome(ended));
  });

  return {
    last,
    endedId,
    isUnreachable: query.isRefetchError || query.isLoadingError,
    isOpen,
    open: () => {
      setEndedId(undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
