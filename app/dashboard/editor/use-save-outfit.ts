import { createOutfit, updateOutfit } from "#app/dashboard/catalogue/changes-api.ts";
import { useChangedCatalogue } from "#app/dashboard/catalogue/use-changed-catalogue.ts";
import { outfitFormData } from "#app/dashboard/editor/outfit-form-data.ts";
import type { CheckedOutfit } from "#app/dashboard/editor/outfit-rules.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import { MODAL_TOAST_MS } from "#contract/limits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

/** What the editor creates or edits. */
export type Editing = { mode: "create" } | { mode: "edit"; id: string };

interface Attempt {
  outfit: CheckedOutfit;
  /** The version that was edited; without it, the last write wins. */
  version?: number | undefined;
}

const TOASTS = {
  create: { success: ADMIN_MESSAGES.created, failure: ADMIN_MESSAGES.createFailed },
  edit: { success: ADMIN_MESSAGES.updated, failure: ADMIN_MESSAGES.updateFailed },
};

/** Saves the form. An Idempotency-Key makes a retry safe after a lost response. */
export function useSaveOutfit(editing: Editing, onSaved: () => void) {
  const { put } = useChangedCatalogue();
  const { keyFor, settle } = useIdempotencyKey();
  const toasts = TOASTS[editing.mode];

  return useSingleMutation({
    mutationFn: ({ outfit: { image, publishAt, ...input }, version }: Attempt) => {
      const data = outfitFormData(input, { image, version, publishAt });
      if (editing.mode === "edit") return updateOutfit(browserApi, editing.id, data);
      const picture = image && [image.name, image.size, image.lastModified];
      return createOutfit(browserApi, data, keyFor(JSON.stringify([input, picture, publishAt])));
    },
    onSuccess: (outfit) => {
      settle();
      put(outfit);
      void showToast("success", toasts.success, MODAL_TOAST_MS);
      onSaved();
    },
    onError: () => void showToast("error", toasts.failure, MODAL_TOAST_MS),
  });
}
