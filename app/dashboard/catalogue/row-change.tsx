import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { deleteOutfit, duplicateOutfit, setOutfitStatus } from "#app/dashboard/catalogue/catalogue-api.ts";
import { useChangedCatalogue } from "#app/dashboard/catalogue/use-changed-catalogue.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { findHeading } from "#app/ui/find-heading.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { TOAST_MS } from "#contract/limits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { OUTFIT_CHANGE_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";

interface RowChange {
  kind: "toggle" | "delete";
  outfit: AdminOutfitRow;
}

function alertText({ kind }: RowChange, error: unknown): string {
  return kind === "delete"
    ? `Error deleting outfit: ${failureText(error, ADMIN_MESSAGES.deleteFailed)}`
    : `Error toggling outfit status: ${failureText(error, ADMIN_MESSAGES.toggleFailed)}`;
}

export function useRowChange(onDeleted: (id: string) => void) {
  const { put, remove, refresh } = useChangedCatalogue();
  const { value: requested, isOpen, open, close } = useOpened<RowChange>();
  const [alert, setAlert] = useState<string | null>(null);

  const change = useSingleMutation({
    mutationFn: async ({ kind, outfit }: RowChange) => {
      if (kind === "delete") {
        await deleteOutfit(outfit._id);
        remove(outfit._id);
        onDeleted(outfit._id);
        return ADMIN_MESSAGES.deleted;
      }
      const changed = await setOutfitStatus(outfit._id, !outfit.isActive);
      put(changed);
      return changed.isActive ? ADMIN_MESSAGES.activated : ADMIN_MESSAGES.deactivated;
    },
    onSuccess: (message) => showToast("success", message),
    onError: (error, failed) => {
      setAlert(alertText(failed, error));
      // The server may have made the change although its response was lost.
      refresh();
    },
    onSettled: close,
  });

  return {
    /** The last requested change; set until the next one, because its dialog fades out. */
    requested,
    isOpen,
    busy: change.isPending,
    deleted: change.isSuccess && requested?.kind === "delete",
    alert,
    ask: (rowChange: RowChange) => {
      change.reset();
      open(rowChange);
    },
    cancel: close,
    confirm: () => requested && change.mutate(requested),
    closeAlert: () => setAlert(null),
  };
}

export function RowChangeDialogs({ changes }: { changes: ReturnType<typeof useRowChange> }) {
  return (
    <>
      {changes.requested && (
        <ConfirmDialog
          {...question(changes.requested)}
          open={changes.isOpen}
          onClose={changes.cancel}
          onConfirm={changes.confirm}
          busy={changes.busy}
          // The pressed button was removed with its row.
          finalFocus={() => !changes.deleted || findHeading()}
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

export function useDuplicate(onCopied: (id: string) => void) {
  const { refresh } = useChangedCatalogue();
  return useMutation({
    mutationFn: duplicateOutfit,
    onSuccess: ({ _id }) => {
      refresh();
      void showToast("success", messages.duplicated, TOAST_MS, { position: "bottom-center" });
      onCopied(_id);
    },
    onError: (error) => void showToast("error", failureText(error, messages.duplicateFailed)),
  });
}
