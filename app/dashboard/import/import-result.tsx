import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lastImportQuery, undoImport } from "#app/dashboard/import/import-api.ts";
import { artworkText, importOutcome, undoQuestion } from "#app/dashboard/import/import-messages.ts";
import { RefusalList } from "#app/dashboard/import/refusal-list.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { formatDateTime } from "#contract/values/dates.ts";

interface ImportResultProps {
  last: CatalogueImport;
  /** It ended while the dialog was open. */
  isFresh: boolean;
}

export function ImportResult({ last, isFresh }: ImportResultProps) {
  const { timeZone } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoImport(() => setAsking(false));
  return (
    <section aria-label="The last import" className="grid gap-4">
      {isFresh ? (
        <Notice tone={last.state === "failed" ? "danger" : "success"}>{importOutcome(last)}</Notice>
      ) : (
        <p className="text-small">{importOutcome(last)}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-caption text-ink-soft">
          {`${last.fileName}, ${formatDateTime(last.createdAt, timeZone)}`}
        </p>
        {last.canUndo && (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Undo last import
          </Button>
        )}
      </div>
      {last.artworkPending > 0 && (
        <ProgressBar
          label="Drawing pictures"
          text={artworkText(last)}
          value={last.added - last.artworkPending}
          max={last.added}
        />
      )}
      {last.state !== "undone" && last.refused > 0 && <RefusalList {...last} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => undo.mutate(last._id)}
        busy={undo.isPending}
        type="danger"
        title="Undo the last import?"
        {...undoQuestion(last)}
      />
    </section>
  );
}

function useUndoImport(onSettled: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: undoImport,
    onSuccess: ({ message }) => void showToast("success", message),
    onError: (error) =>
      void showToast("error", failureText(error, "The import could not be undone. Please try again.")),
    onSettled: async () => {
      // The undo may be partial, or another administrator may have undone the import.
      void client.invalidateQueries({ queryKey: ["outfits"] });
      await client.invalidateQueries({ queryKey: lastImportQuery().queryKey });
      onSettled();
    },
  });
}
