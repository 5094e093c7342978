import { useState } from "react";
import { deleteOutfit, setOutfitStatus } from "#app/dashboard/catalogue/changes-api.ts";
import { useChangedCatalogue } from "#app/dashboard/catalogue/use-changed-catalogue.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

export interface RowChange {
  kind: "toggle" | "delete";
  outfit: AdminOutfitRow;
}

/** The alert's message when the call failed. */
function alertText({ kind }: RowChange, error: unknown): string {
  return kind === "delete"
    ? `Error deleting outfit: ${failureText(error, ADMIN_MESSAGES.deleteFailed)}`
    : `Error toggling outfit status: ${failureText(error, ADMIN_MESSAGES.toggleFailed)}`;
}

/** The state of deleting an outfit or changing its status: confirmation, call and outcome. */
export function useRowChange(onDeleted: (id: string) => void) {
  const { put, remove, refresh } = useChangedCatalogue();
  const [asked, setAsked] = useState<RowChange | null>(null);
  const [asking, setAsking] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  const change = useSingleMutation({
    mutationFn: async ({ kind, outfit }: RowChange) => {
      if (kind === "delete") {
        await deleteOutfit(browserApi, outfit._id);
        remove(outfit._id);
        onDeleted(outfit._id);
        return ADMIN_MESSAGES.deleted;
      }
      const changed = await setOutfitStatus(browserApi, outfit._id, !outfit.isActive);
      put(changed);
      return changed.isActive ? ADMIN_MESSAGES.activated : ADMIN_MESSAGES.deactivated;
    },
    onSuccess: (message) => showToast("success", message),
    onError: (error, failed) => {
      setAlert(alertText(failed, error));
      // The shop may have made the change although its response was lost.
      refresh();
    },
    onSettled: () => setAsking(false),
  });

  return {
    /** The last requested change; it remains while its dialog fades out. */
    asked,
    asking,
    busy: change.isPending,
    deleted: change.isSuccess && asked?.kind === "delete",
    alert,
    ask: (wanted: RowChange) => {
      change.reset();
      setAsked(wanted);
      setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm: () => asked && change.mutate(asked),
    closeAlert: () => setAlert(null),
  };
}
