import { useMutation } from "@tanstack/react-query";
import { duplicateOutfit } from "#app/dashboard/catalogue/bulk-api.ts";
import { useChangedCatalogue } from "#app/dashboard/catalogue/use-changed-catalogue.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";
import { OUTFIT_CHANGE_MESSAGES as messages } from "#contract/messages/outfit-form.ts";

/** Copies an outfit and continues with the id of the copy. */
export function useDuplicate(onCopied: (id: string) => void) {
  const { refresh } = useChangedCatalogue();
  return useMutation({
    mutationFn: duplicateOutfit,
    onSuccess: ({ _id }) => {
      refresh();
      void showToast("success", messages.duplicated);
      onCopied(_id);
    },
    onError: (error) => void showToast("error", failureText(error, messages.duplicateFailed)),
  });
}
