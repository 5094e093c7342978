import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lastImportQuery, undoImport } from "#app/features/admin/bulk/import-calls.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";

/** Takes the last import back, says how that went, and has everything that shows outfits ask anew. */
export function useUndoImport(onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => undoImport(browserApi, id),
    onSuccess: ({ message }) => void showToast("success", message),
    onError: (error) =>
      void showToast("error", failureText(error, "The import could not be undone. Please try again.")),
    onSettled: async () => {
      // It may have gone through in part, or been done by somebody else.
      void client.invalidateQueries({ queryKey: ["outfits"] });
      await client.invalidateQueries({ queryKey: lastImportQuery(browserApi).queryKey });
      onSettled();
    },
  });
}
