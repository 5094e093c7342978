import { createOutfit, updateOutfit } from "#app/dashboard/catalogue/catalogue-api.ts";
import { useChangedCatalogue } from "#app/dashboard/catalogue/use-changed-catalogue.ts";
import type { ComposedLook } from "#app/editor/outfit/composed-look.ts";
import type { ItemFields } from "#app/editor/outfit/outfit-fields.ts";
import { outfitFormData } from "#app/editor/outfit/outfit-form-data.ts";
import type { CheckedOutfit } from "#app/editor/outfit/outfit-rules.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import { MODAL_TOAST_MS } from "#contract/limits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

export type Editing =
  | {
      mode: "create";
      /** The first item, filled in. */
      item?: ItemFields;
      composed?: ComposedLook;
    }
  | { mode: "edit"; id: string; composed?: ComposedLook };

interface Attempt {
  outfit: CheckedOutfit;
  /** The version that was edited; without it, the last write wins. */
  version?: number | undefined;
}

const TOASTS = {
  create: { success: ADMIN_MESSAGES.created, failure: ADMIN_MESSAGES.createFailed },
  edit: { success: ADMIN_MESSAGES.updated, failure: ADMIN_MESSAGES.updateFailed },
};

/** The Idempotency-Key makes a retry after a lost response safe. */
export function useSaveOutfit(editing: Editing, onSaved: () => void) {
  const { put } = useChangedCatalogue();
  const { keyFor, settle } = useIdempotencyKey();
  const toasts = TOASTS[editing.mode];

  return useSingleMutation({
    mutationFn: ({ outfit: { image, composition, publishAt, ...input }, version }: Attempt) => {
      const data = outfitFormData(input, { image, composition, version, publishAt });
      if (editing.mode === "edit") return updateOutfit(editing.id, data);
      const picture = composition ?? (image && [image.name, image.size, image.lastModified]);
      return createOutfit(data, keyFor(JSON.stringify([input, picture, publishAt])));
    },
    onSuccess: (outfit) => {
      settle();
      put(outfit);
      void showToast("success", toasts.success, MODAL_TOAST_MS);
      onSaved();
    },
    onError: () => void showToast("error", toasts.failure, MODAL_TOAST_MS, { position: "bottom-center" }),
  });
}
