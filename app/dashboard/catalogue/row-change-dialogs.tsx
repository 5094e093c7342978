import type { RowChange, useRowChange } from "#app/dashboard/catalogue/use-row-change.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";

/** The confirmation before an outfit is deleted or changes its status, and the alert when that failed. */
export function RowChangeDialogs({ changes }: { changes: ReturnType<typeof useRowChange> }) {
  return (
    <>
      {changes.asked && (
        <ConfirmDialog
          {...question(changes.asked)}
          open={changes.asking}
          onClose={changes.cancel}
          onConfirm={changes.confirm}
          busy={changes.busy}
          // The pressed button was removed with its row.
          finalFocus={() => !changes.deleted || document.querySelector<HTMLElement>("#main h1")}
        />
      )}
      <AlertDialog title="That did not work" text={changes.alert} onClose={changes.closeAlert} />
    </>
  );
}

function question({ kind, outfit }: RowChange) {
  const name = outfitName(outfit);
  if (kind === "delete") {
    return {
      type: "danger",
      title: "Delete this outfit?",
      message: `The ${name} will be deleted with its likes and comments, and removed from every cart. This cannot be undone.`,
      confirmLabel: "Delete",
    } as const;
  }
  if (outfit.isActive) {
    return {
      type: "warning",
      title: "Deactivate this outfit?",
      message: `The ${name} will be hidden from the shop until it is activated again.`,
      confirmLabel: "Deactivate",
    } as const;
  }
  return {
    type: "info",
    title: "Activate this outfit?",
    message: `The ${name} will be visible in the shop again.`,
    confirmLabel: "Activate",
  } as const;
}
